"""A cold store: a truck comes through a curtain of strips."""
import random

from hall import floor
from parts import carry, line, painted, plain, rack, glow, luminaire, moulded, line_paint
from shapes import Part, put, turned
from studio import area, backdrop, camera
from surfaces import frosted, lettering, strips

FILM = {'exposure': 0.1, 'haze': ('#a9c6d4', 0.003), 'bloom': 0.12, 'look': 'High Contrast'}
WORLD = ('#8fb0c2', 0.5)


def build():
    floor(tone='#a9b7bb', wet=0.03)
    panel, frame = frosted('#dfe7ea'), painted('#3b4a55', 0.4, 0.2)
    wall, y = Part('wall'), 11.0
    for left, right in ((-14, -1.7), (1.7, 14)):
        wall.box(((left + right) / 2, y + 0.1, 3.6), (right - left, 0.2, 7.2), panel, 0)
    wall.box((0, y + 0.1, 5.4), (3.4, 0.2, 3.6), panel, 0)
    for x in range(-14, 15):
        if abs(x * 1.0) > 1.7:
            wall.box((x, y - 0.004, 3.6), (0.02, 0.012, 7.2), plain('#9fb0b8', 0.5), 0)
    for side in (-1, 1):
        wall.box((side * 1.72, y - 0.03, 1.8), (0.2, 0.3, 3.6), frame, 0.02)
        for step in range(8):
            wall.box((side * 1.72, y - 0.184, 0.12 + step * 0.24), (0.2, 0.006, 0.12), line_paint('#ffc53d'), 0)
        wall.box((side * 2.9, y - 0.04, 0.35), (2.0, 0.08, 0.7), plain('#b8c4c8', 0.4, 0.3), 0.01)
    wall.box((0, y - 0.03, 3.7), (3.64, 0.3, 0.24), frame, 0.02)
    wall.box((0, y - 0.22, 3.5), (3.5, 0.05, 0.1), plain('#aab5ba', 0.35, 0.8), 0.006)
    wall.box((0, y - 0.1, 4.3), (1.5, 0.04, 0.5), plain('#0b1622', 0.5), 0.01)
    wall.sheet((0, y - 0.1215, 4.3), (1.4, 0.42), lettering('−24 °C', '#BFE8F5', size=110, wide=470), turned(x=90))
    put(wall)
    chance = random.Random(4)
    plastic = strips()
    for index in range(16):
        x = -1.62 + index * 0.216
        strip, sway = Part('strip'), chance.uniform(-2.5, 2.5)
        push = -24 * max(0, 1 - abs(x + 0.1) / 0.9) if abs(x + 0.1) < 0.9 else 0
        levels = 12
        for half in range(levels):
            top, low = 3.45 - half * 3.42 / levels, 3.45 - (half + 1) * 3.42 / levels
            bend = lambda z: push * 0.017 * (3.45 - z) * 0.45 * ((3.45 - z) / 3.4) + 0.012 * (index % 2)
            a, b = (x - 0.14, bend(top), top), (x + 0.14, bend(top) + 0.02, top)
            c, d = (x + 0.14, bend(low) + 0.02, low), (x - 0.14, bend(low), low)
            strip.quad(a, b, c, d, plastic)
        put(strip, (0, y - 0.24, 0), turned(z=sway * 0.2))
    # The room behind, warmer.
    backdrop((0, y + 9, 3), (16, 8), plain('#8a7357', 0.8), turned(x=90))
    area((0, y + 4.0, 4.6), (0, y + 2.0, 0), (3.0, 3.0), 330, '#ffb566')
    roof = Part('roof')
    roof.sheet((0, 0, 7.2), (40, 60), plain('#c3ced2', 0.7), turned(x=180))
    put(roof).visible_shadow = False
    for x in (-1.0, 1.0):
        for row in range(-1, 3):
            put(luminaire(), (x * 1.3, row * 4.0, 6.4))
    area((0, 4, 6.2), (0, 4, 0), (3.0, 14), 1250, '#dff2ff', 150)
    # Evaporators under the roof blow cold air.
    unit = Part('unit')
    for x in (-5.2, 5.2):
        unit.box((x, y - 1.0, 5.9), (3.2, 0.9, 0.9), painted('#cfd8db', 0.4, 0.2), 0.03)
        for fan in (-0.95, 0, 0.95):
            unit.cylinder((x + fan, y - 1.47, 5.9), 0.37, 0.05, plain('#5d6b73', 0.5), 'Y', 40, 0.01)
            unit.cylinder((x + fan, y - 1.5, 5.9), 0.31, 0.03, plain('#11181d', 0.6), 'Y', 40)
            for ring in (0.1, 0.2, 0.3):
                circle = [(x + fan + ring * c, y - 1.52, 5.9 + ring * s) for c, s in [(__import__('math').cos(a * 0.3307), __import__('math').sin(a * 0.3307)) for a in range(20)]]
                unit.pipe(circle, 0.006, plain('#aeb9be', 0.4, 0.6), 6)
    put(unit)
    for side in (-1, 1):
        x = side * 2.7
        if side > 0:
            rack((x, -3.0 + 4 * 2.7, 0), 4, (1.7, 3.4, 5.0), 6.2, 14, -90, 0.95)
        else:
            rack((x, -3.0, 0), 4, (1.7, 3.4, 5.0), 6.2, 19, 90, 0.95)
        line((side * 2.3, -3), (side * 2.3, y - 0.6))
    carry((0.35, y - 2.5, 0), 203, 64, 2, number='F-08')
    camera((-0.75, -0.6, 1.7), (0.2, y - 1.0, 1.9), 33, 4.0, (0.3, y - 2.8, 1.2))
