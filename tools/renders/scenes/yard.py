"""A yard at dusk: trailers stand at the doors, a truck arrives with its lights on."""
import math
import random

from mathutils import Matrix
from PIL import Image, ImageDraw

from parts import bollard, line, plain, painted, tractor, trailer, person, glow, STAND
from shapes import Part, put, turned
from studio import area, camera
from surfaces import asphalt, colour, lettering, printed

FILM = {'exposure': 0.95, 'bloom': 0.3, 'vignette': 0.3, 'haze': ('#5a5f6e', 0.004)}
WORLD = ('#3d5270', 0.5)


def sky():
    """Evening: warm above the horizon, deep blue above it."""
    stops = ((0, '#e9a566'), (0.06, '#dd9a6c'), (0.16, '#a68a86'), (0.34, '#5d708c'), (0.65, '#2f4a68'), (1, '#1b3149'))
    picture = Image.new('RGB', (8, 512))
    draw = ImageDraw.Draw(picture)
    for row in range(512):
        share = 1 - row / 511
        for (low, a), (high, b) in zip(stops, stops[1:]):
            if low <= share <= high:
                t = (share - low) / (high - low)
                tone = tuple(round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t) for i in (1, 3, 5))
                draw.line((0, row, 8, row), fill=tone)
    return printed('sky', picture, 1, 0, 0.85)


def build():
    ground = Part('ground')
    ground.sheet((0, 0, 0), (160, 240), asphalt())
    put(ground, (0, 60, 0))
    far = Part('sky')
    far.sheet((0, 0, 0), (900, 150), sky(), turned(x=90))
    thing = put(far, (0, 170, 74))
    thing.visible_shadow = thing.visible_diffuse = False
    # The hall stands at the left, its doors look to +x.
    x = -16.0
    hall, wall = Part('hall'), painted('#7a8891', 0.45, 0.2)
    hall.box((x - 6, 34, 5.2), (12, 96, 10.4), wall, 0.03)
    for rib in range(192):
        hall.box((x + 0.02, -14 + rib * 0.5, 6.9), (0.05, 0.05, 7.0), wall, 0.008)
    hall.box((x + 0.06, 34, 10.4), (0.24, 96, 0.4), plain('#f26b1d', 0.4), 0.02)
    hall.box((x + 0.05, 34, 0.6), (0.1, 96, 1.2), plain('#6b7074', 0.8), 0.02)
    put(hall)
    doors = [1.0 + index * 4.4 for index in range(12)]
    taken = (4, 5, 7, 9, 10)
    for index, y in enumerate(doors):
        d = Part('shelter')
        for side in (-1, 1):
            d.box((x + 0.35, y + side * 1.6, 2.9), (0.7, 0.5, 3.6), plain('#15191c', 0.85), 0.05)
        d.box((x + 0.35, y, 4.55), (0.75, 3.7, 0.7), plain('#15191c', 0.85), 0.05)
        d.box((x + 0.08, y, 2.6), (0.05, 2.7, 2.8), painted('#aab3b6', 0.45, 0.3), 0.01)
        d.box((x + 0.2, y, 5.75), (0.12, 0.9, 0.75), plain('#0b1622', 0.5), 0.02)
        d.sheet((x + 0.262, y, 5.72), (0.8, 0.62), lettering(f'{index + 4:02d}', '#F7F8F5', wide=170), turned(x=90, z=90))
        d.box((x + 0.5, y, 6.6), (0.6, 0.34, 0.1), plain('#22292d', 0.5), 0.02)
        d.box((x + 0.55, y, 6.545), (0.4, 0.26, 0.01), glow('#ffd9a0', 30), 0.003)
        tone = '#1fbf6a' if index in taken else '#c8281e'
        d.box((x + 0.12, y + 2.1, 3.4), (0.1, 0.16, 0.3), plain('#11181d', 0.5), 0.012)
        d.cylinder((x + 0.18, y + 2.1, 3.46), 0.055, 0.02, glow(tone, 20), 'X', 24, 0.006)
        put(d)
        if index in taken:
            put(trailer(), (x + 0.75, y, 0), turned(z=90))
        for side in (-1, 1):
            line((x + 1.0, y + side * 2.2), (x + 15.2, y + side * 2.2), 0.12, '#d9dcd6')
            put(bollard(1.1), (x + 1.1, y + side * 2.2, 0))
    lamps = tractor((2.9, 8.5, 0), 7)
    put(trailer(), (2.9 - 16.2 * 0.1219, 8.5 + 16.2 * 0.9925, 0), turned(z=7))
    for at, to in lamps:
        area(at, to, (0.2, 0.14), 120, '#fff0d8', 70)
    # A mast with floodlights, and the fence with trees behind it.
    pole = Part('pole')
    for px, py in ((12.5, 30.0), (12.5, 62.0)):
        pole.cylinder((px, py, 6), 0.13, 12, plain('#59666f', 0.5), sides=20, top=0.08)
        for side in (-0.5, 0.5):
            pole.box((px - 0.3, py + side, 12), (0.5, 0.36, 0.12), plain('#22292d', 0.5), 0.02)
            pole.box((px - 0.32, py + side, 11.93), (0.4, 0.28, 0.01), glow('#ffe2b8', 60), 0.003)
    put(pole)
    person((-2.2, 5.6, 0), -65)
    # One long light stands for the lamps over the doors: many small ones would cost many samples.
    area((x + 1.0, 26, 6.4), (x + 2.6, 26, 0), (54, 0.5), 5200, '#ffcf94', 140)
    area((x + 2.2, 30, 9.6), (x, 30, 3.0), (84, 0.4), 5200, '#ffc98c', 150)
    area((9, -9, 9), (0, 12, 1), (6, 6), 1500, '#9dbfe0')
    trees, chance = Part('trees'), random.Random(3)
    outline = [(-200, 0)]
    for step in range(-200, 201):
        outline.append((step, 4.6 + chance.uniform(-0.7, 0.7) + 0.9 * math.sin(step * 0.31)))
    trees.prism([*outline, (200, 0)], 1, plain('#12191f', 0.9), Matrix.Translation((0, 150, 0)), 0, 'Y')
    put(trees)
    camera((6.6, -9.5, 1.8), (-2.2, 14.0, 2.9), 33, 5.6, (2.9, 8.5, 1.5))
