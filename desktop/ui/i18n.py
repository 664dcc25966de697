"""The language of the window: installs translations at run time and tells messages in it."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from desktop.core.text import Message
from desktop.persistence.resources import translation

LANGUAGES = {"ru": "Русский", "en": "English"}
"""Language codes with their own names, which are never translated."""

SOURCE_LANGUAGE = "en"


class Language(QObject):
    """Owns the translators of the application and switches them."""

    language_changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self.code = SOURCE_LANGUAGE

    def use(self, code: str) -> None:
        """Speak a language from now on; `language_changed` tells scenes, which get no events."""
        self._remove()
        self.code = code
        QLocale.setDefault(QLocale(code))
        self._install(
            "qtbase_" + code, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        )
        self._install(str(translation(f"nastolka_{code}")), "")
        self.language_changed.emit(code)

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)

    def _remove(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()


def system_language() -> str:
    """Return the language of the system if the program speaks it, else English."""
    code = QLocale.system().name().split("_")[0]
    return code if code in LANGUAGES else SOURCE_LANGUAGE


def tell(message: Message, **data: object) -> str:
    """Say a marked message in today's language, its named fields filled in."""
    return QCoreApplication.translate(message.context, message.text).format(**data)
