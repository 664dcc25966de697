"""Pictures are rendered sharp, coloured and once."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFontDatabase

from desktop.persistence.resources import resource
from desktop.ui.assets import Assets, load_fonts
from desktop.ui.theme import Scheme, TextRole, load_theme

PICTURES = sorted(resource().rglob("*.svg"))


@pytest.mark.parametrize("path", PICTURES, ids=str)
def test_every_picture_draws_something(qapp, path):
    name = path.relative_to(resource()).with_suffix("").as_posix()
    image = Assets().pixmap(name, QSize(48, 48), 1.0, "#ff0000").toImage()
    seen = {image.pixelColor(x, y).alpha() for x in range(48) for y in range(48)}
    assert max(seen) > 0


def test_an_icon_takes_the_colour(qapp):
    image = Assets().icon("check", 48, 2.0, "#ff0000").toImage()
    colours = {image.pixelColor(x, y).name() for x in range(96) for y in range(96)}
    assert QColor("#ff0000").name() in colours


def test_a_picture_is_rendered_once(qapp):
    assets = Assets()
    first = assets.pixmap("avatars/fox", QSize(40, 40), 1.5)
    assert assets.pixmap("avatars/fox", QSize(40, 40), 1.5).cacheKey() == first.cacheKey()
    assert first.size() == QSize(60, 60)


def test_the_font_is_the_programs_own(qapp):
    load_fonts()
    assert "PT Sans" in QFontDatabase.families()


def test_a_theme_scales_its_type(qapp):
    small, large = load_theme(Scheme.LIGHT), load_theme(Scheme.DARK, 2)
    assert large.font(TextRole.BODY).pixelSize() == 2 * small.font(TextRole.BODY).pixelSize()
    assert small.colour("window") != large.colour("window")
    assert small.colour("felt").isValid()
