"""Dock doors at night: one stands open before a lit trailer."""
from hall import floor, roof
from parts import STAND, bollard, carry, dock_door, line, load, lettering, painted, plain, glow, person
from shapes import Part, put, turned
from studio import area, backdrop, camera
from surfaces import wood

FILM = {'exposure': 0.45, 'bloom': 0.15, 'vignette': 0.3, 'look': 'High Contrast'}
WORLD = ('#2d475c', 0.5)


def build():
    floor(wet=0.1)
    roof((0, 0, 8.6))
    y = 10.0
    panel = plain('#62717b', 0.55)
    wall = Part('wall')
    doors = (-9.3, -4.65, 0.0, 4.65, 9.3)
    edges = [-20, *[d + s * 1.5 for d in doors for s in (-1, 1)], 20]
    for left, right in zip(edges[::2], edges[1::2]):
        wall.box(((left + right) / 2, y + 0.1, 4.3), (right - left, 0.16, 8.6), panel, 0)
    for d in doors:
        wall.box((d, y + 0.1, 5.9), (3.0, 0.16, 5.4), panel, 0)
    for rib in range(-40, 41):
        wall.box((rib * 0.5, y + 0.005, 6.1), (0.04, 0.03, 5.0), panel, 0.004)
    put(wall)
    for index, d in enumerate(doors):
        put(dock_door(open_by=2.7 if index in (2,) else 0.0), (d, y, 0))
        sign = Part('sign')
        sign.box((d, y - 0.16, 3.72), (0.62, 0.03, 0.52), plain('#0b1622', 0.5), 0.01)
        sign.sheet((d, y - 0.1765, 3.7), (0.56, 0.44), lettering(f'{index + 4:02d}', '#F7F8F5', wide=170), turned(x=90))
        tone = '#1fbf6a' if index == 2 else '#c8281e'
        sign.box((d + 1.72, y - 0.14, 2.1), (0.12, 0.06, 0.26), plain('#11181d', 0.5), 0.012)
        sign.cylinder((d + 1.72, y - 0.175, 2.15), 0.04, 0.02, glow(tone, 16), 'Y', 24, 0.006)
        put(sign)
        for side in (-1, 1):
            put(bollard(1.1), (d + side * 1.75, y - 0.7, 0))
        line((d - 1.5, 2.6), (d - 1.5, y - 0.6))
        line((d + 1.5, 2.6), (d + 1.5, y - 0.6))
    line((-20, 2.6), (20, 2.6))
    trailer = Part('trailer')
    white = plain('#d7dcda', 0.45)
    for side in (-1, 1):
        trailer.box((side * 1.27, y + 7.2, 1.35), (0.04, 13, 2.7), white, 0)
        for rib in range(14):
            trailer.box((side * 1.24, y + 1.0 + rib * 0.9, 1.35), (0.02, 0.05, 2.6), plain('#a9b2b0', 0.4), 0.004)
    for side in (-1, 1):
        trailer.box((side * 1.42, y + 0.45, 1.5), (0.22, 0.66, 3.1), plain('#14181b', 0.85), 0.03)
    trailer.box((0, y + 0.45, 2.86), (3.0, 0.66, 0.3), plain('#14181b', 0.85), 0.03)
    trailer.box((0, y + 7.2, 2.72), (2.6, 13, 0.04), white, 0)
    trailer.box((0, y + 13.6, 1.35), (2.6, 0.04, 2.7), white, 0)
    trailer.box((0, y + 7.2, -0.01), (2.6, 13, 0.03), wood('#7b6248'), 0)
    trailer.box((0, y + 6.5, 2.69), (0.1, 9.0, 0.02), glow('#f2f7ff', 12), 0.004)
    put(trailer)
    area((0, y + 5.5, 2.66), (0, y + 5.5, 0), (0.6, 9), 260, '#e8f1ff')
    for row in range(3):
        load((-0.62, y + 9.0 + row * 1.25, 0.01), 0, 90 + row, 3, row == 1)
        load((0.3, y + 10.2 + row * 1.25, 0.01), 0, 80 + row, 3, row == 0)
    carry((-1.45, 5.4, 0), -18, 66, 3)
    for d, seed in ((-4.65, 101), (4.65, 106)):
        for row in range(4):
            for column in (-0.62, 0.62):
                if (row, column, d) != (3, -0.62, -4.65):
                    load((d + column * 0.8 + 0.0, 3.4 + row * 1.3, 0), 0, seed + row * 2 + int(column > 0), 3)
    person((2.3, 7.6, 0), 28, pose=STAND)
    # One light for all doors: five of them left the wall mottled after 4 samples.
    area((0, y - 2.6, 7.0), (0, y - 2.2, 0), (22, 1.2), 850, '#ffd9a8', 130)
    area((1, -5, 6.5), (0, 7, 0.6), (6, 3), 900, '#ffe3bd')
    camera((3.7, -1.9, 1.62), (-0.25, 8.5, 1.55), 35, 3.5, (0.6, 6.4, 1.3))
