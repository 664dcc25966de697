"""How the whole window looks and speaks now: theme, pictures and language, switched at run time."""

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QWidget

from desktop.persistence.settings import Preferences, ThemeChoice
from desktop.ui.assets import Assets, load_fonts
from desktop.ui.i18n import LANGUAGES, Language, system_language
from desktop.ui.preferences import SPEED_FACTOR
from desktop.ui.stylesheet import StyleImages, palette, stylesheet
from desktop.ui.table.table_scene import Look
from desktop.ui.theme import Scheme, TextRole, Theme, load_theme


class Appearance(QObject):
    """Applies preferences to the application; `changed` tells painted widgets to draw anew."""

    changed = Signal()

    def __init__(self, application: QApplication, preferences: Preferences) -> None:
        super().__init__(application)
        self._application = application
        self._images = StyleImages()
        self.assets = Assets()
        self.language = Language(self)
        self.preferences = preferences
        load_fonts()
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.theme = self._theme()
        self._dress()
        self._speak()

    def apply(self, preferences: Preferences) -> None:
        """Use other preferences from now on."""
        self.preferences = preferences
        theme = self._theme()
        if (theme.scheme, theme.scale) != (self.theme.scheme, self.theme.scale):
            self.theme = theme
            self._dress()
        if self._code() != self.language.code:
            self._speak()
        self.changed.emit()

    def look(self, game: str, widget: QWidget) -> Look:
        """Return the look of a game's table shown in a widget."""
        return Look(
            theme=self.theme.for_game(game),
            assets=self.assets,
            ratio=widget.devicePixelRatioF(),
            speed=SPEED_FACTOR[self.preferences.motion],
            reduced=self.preferences.reduced_motion,
            memory_aid=self.preferences.memory_aid,
        )

    def icon(self, name: str, colour: str = "text", off: str = "text_disabled") -> QIcon:
        """Return an icon in colours of the theme."""
        return self.assets.qicon(name, self.theme.colour(colour), self.theme.colour(off))

    def app_icon(self) -> QIcon:
        """Return the icon of the program in the sizes that systems ask for."""
        icon = QIcon()
        for side in (16, 32, 48, 64, 128, 256):
            icon.addPixmap(self.assets.pixmap("app/icon", QSize(side, side)))
        return icon

    def _follow_system(self) -> None:
        if self.preferences.theme == ThemeChoice.SYSTEM:
            self.apply(self.preferences)

    def _scheme(self) -> Scheme:
        if self.preferences.theme != ThemeChoice.SYSTEM:
            return Scheme(self.preferences.theme.value)
        dark = self._application.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return Scheme.DARK if dark else Scheme.LIGHT

    def _theme(self) -> Theme:
        return load_theme(self._scheme(), self.preferences.scale / 100)

    def _dress(self) -> None:
        self._application.setPalette(palette(self.theme))
        self._application.setFont(self.theme.font(TextRole.BODY))
        self._application.setStyleSheet(stylesheet(self.theme, self._images))

    def _code(self) -> str:
        wanted = self.preferences.language
        return wanted if wanted in LANGUAGES else system_language()

    def _speak(self) -> None:
        self.language.use(self._code())
