"""The things of a warehouse, in metres. Each function returns a mesh or puts objects."""
import math
import random

from mathutils import Matrix, Vector

from shapes import Part, put, turned
from surfaces import (
    cardboard, colour, fabric, film, glow, lettering, line_paint, moulded, painted, plain, printed, shipping_label,
    wood, zinc, once,
)

BLUE, ORANGE, INK, TEAL, AMBER = '#1f4a6e', '#f26b1d', '#0b1622', '#39d6c4', '#ffc53d'


@once
def pallet():
    p, w = Part('pallet'), wood()
    for x in (-0.35, 0, 0.35):
        p.box((x, 0, 0.011), (0.1, 1.2, 0.022), w, 0.002)
        for y in (-0.53, 0, 0.53):
            p.box((x, y, 0.061), (0.1, 0.14, 0.078), w, 0.003)
    for y in (-0.53, 0, 0.53):
        p.box((0, y, 0.111), (0.8, 0.14, 0.022), w, 0.002)
    for x, wide in ((-0.33, 0.145), (-0.165, 0.1), (0, 0.145), (0.165, 0.1), (0.33, 0.145)):
        p.box((x, 0, 0.133), (wide, 1.2, 0.022), w, 0.002)
    return p.mesh()


@once
def carton(size, seed, tone='#a97a4b'):
    """A taped carton; its printed sides look to -x and -y."""
    wide, deep, tall = size
    p = Part('carton')
    p.box((0, 0, tall / 2), size, cardboard(tone), 0.006)
    tape = plain('#b98d57', 0.25)
    p.box((0, 0, tall), (wide * 1.001, 0.05, 0.001), tape, 0)
    for side in (-1, 1):
        p.box((side * wide / 2, 0, tall - 0.04), (0.0015, 0.05, 0.08), tape, 0)
    chance = random.Random(seed)
    if chance.random() < 0.8:
        label = shipping_label(seed % 5)
        x = chance.choice((-1, 1)) * wide * 0.2
        p.sheet((x, -deep / 2 - 0.001, tall * 0.52), (0.13, 0.093), label, turned(x=90))
        p.sheet((-wide / 2 - 0.001, deep * 0.18, tall * 0.5), (0.13, 0.093), label, turned(x=90, z=-90))
    return p.mesh()


KINDS = (
    # wide, deep, tall, across, along, layers
    (0.4, 0.4, 0.28, 2, 3, 4), (0.4, 0.3, 0.22, 2, 4, 5), (0.8, 0.6, 0.38, 1, 2, 3),
    (0.266, 0.4, 0.3, 3, 3, 3), (0.4, 0.6, 0.32, 2, 2, 3),
)


@once
def wrapped_load(wide, deep, across, along, layers, tall, tone):
    """Cartons under film: one solid with the joints between the cartons and two labels."""
    p, skin = Part('wrapped'), film(tone)
    w, d = wide * across, deep * along
    for level in range(layers):
        for row in range(along):
            for column in range(across):
                if 0 < row < along - 1 and 0 < column < across - 1 and level < layers - 1:
                    continue
                at = ((column - (across - 1) / 2) * wide, (row - (along - 1) / 2) * deep, (level + 0.5) * tall)
                p.box(at, (wide - 0.003, deep - 0.003, tall - 0.002), skin, 0.012)
    label = shipping_label(layers % 5)
    p.sheet((w * 0.2, -d / 2 - 0.002, layers * tall * 0.6), (0.21, 0.15), label, turned(x=90))
    p.sheet((-w / 2 - 0.002, d * 0.15, layers * tall * 0.6), (0.21, 0.15), label, turned(x=90, z=-90))
    p.sheet((w / 2 + 0.002, d * 0.15, layers * tall * 0.6), (0.21, 0.15), label, turned(x=90, z=90))
    return p.mesh()


def load(at, turn=0, seed=1, layers=None, wrapped=None, base=True):
    """A pallet with cartons: a whole load, or one from which some have been picked."""
    chance = random.Random(seed)
    way = turned(z=turn)
    if base:
        put(pallet(), at, way)
    wide, deep, tall, across, along, most = KINDS[seed % len(KINDS)]
    levels = layers or chance.choice((most, most, most - 1))
    tone = chance.choice(('#a97a4b', '#b4875a', '#96693d', '#bfa27c'))
    missing = 0 if chance.random() < 0.6 else chance.randint(1, across)
    if chance.random() < 0.4 if wrapped is None else wrapped:
        put(wrapped_load(wide, deep, across, along, levels, tall, tone), Vector(at) + Vector((0, 0, 0.146)), way)
        return
    box = carton((wide - 0.006, deep - 0.006, tall - 0.003), seed % 7, tone)
    for level in range(levels):
        for row in range(along):
            for column in range(across):
                if level == levels - 1 and row * across + column < missing:
                    continue
                x = (column - (across - 1) / 2) * wide + chance.uniform(-0.004, 0.004)
                y = (row - (along - 1) / 2) * deep + chance.uniform(-0.004, 0.004)
                place = way @ Vector((x, y, 0.146 + level * tall))
                put(box, Vector(at) + place, way @ turned(z=chance.uniform(-0.8, 0.8)))


@once
def upright(tall=6.0):
    """A perforated post: its face looks to -y."""
    p, steel = Part('upright'), painted(BLUE)
    p.box((0, 0.045, tall / 2), (0.09, 0.002, tall), plain('#0e1a24', 0.8), 0)
    p.perforated((0.1, tall), (-0.026, 0.026), (0.014, 0.026), 0.05, steel, turned())
    for side in (-1, 1):
        edge = Matrix.Translation((side * 0.05, 0.036, 0)) @ turned(z=90)
        p.perforated((0.072, tall), (0.0,), (0.012, 0.02), 0.05, steel, edge)
        p.box((side * 0.04, 0.0715, tall / 2), (0.018, 0.0018, tall), steel, 0)
    p.box((0, 0.035, 0.004), (0.15, 0.13, 0.008), zinc(), 0.002)
    for x in (-0.06, 0.06):
        p.cylinder((x, -0.012, 0.016), 0.011, 0.016, zinc(), sides=6)
    return p.mesh()


@once
def frame(tall=6.0, deep=1.05):
    """The bracing between two posts, in y and z."""
    p, steel = Part('frame'), zinc()
    z, up = 0.25, True
    while z + 0.75 < tall:
        near, far = (0.07, deep - 0.07) if up else (deep - 0.07, 0.07)
        p.bar((0, near, z), (0, far, z + 0.7), 0.03, steel, 0.022)
        z, up = z + 0.7, not up
    for level in (0.22, tall - 0.15):
        p.bar((0, 0.07, level), (0, deep - 0.07, level), 0.03, steel, 0.022)
    return p.mesh()


@once
def beam(wide=2.7):
    """A beam along x with its connectors; its front looks to -y."""
    p, steel = Part('beam'), painted(ORANGE)
    p.box((0, 0.025, 0.03), (wide - 0.1, 0.05, 0.11), steel, 0.005)
    p.box((0, 0.048, 0.06), (wide - 0.1, 0.012, 0.05), steel, 0.002)
    for side in (-1, 1):
        x = side * (wide / 2 - 0.052)
        p.box((x, 0.018, 0.015), (0.006, 0.075, 0.19), steel, 0.002)
        p.box((x + side * 0.028, -0.006, 0.015), (0.055, 0.005, 0.19), steel, 0.002)
        p.cylinder((x + side * 0.03, -0.011, 0.085), 0.007, 0.008, zinc(), 'Y', 12)
    return p.mesh()


@once
def guard():
    """An upright protector."""
    p, paint = Part('guard'), painted(AMBER, wear=1.6)
    p.box((0, -0.1, 0.2), (0.2, 0.008, 0.4), paint, 0.003)
    for side in (-1, 1):
        p.box((side * 0.098, -0.02, 0.2), (0.008, 0.17, 0.4), paint, 0.003)
    p.box((0, -0.02, 0.005), (0.28, 0.26, 0.01), paint, 0.003)
    for band in (0.1, 0.26):
        p.box((0, -0.1045, band), (0.2, 0.002, 0.06), plain('#15191c', 0.6), 0)
    return p.mesh()


def rack(at, bays=4, levels=(1.6, 3.2, 4.8), tall=6.0, seed=1, turn=0, fill=0.86, wide=2.7, deep=1.05, plates=True):
    """A row of bays along x; its front looks to -y before it is turned."""
    chance = random.Random(seed)
    way = turned(z=turn)
    spot = lambda x, y, z: Vector(at) + way @ Vector((x, y, z))
    for bay in range(bays + 1):
        x = bay * (wide + 0.0)
        put(upright(tall), spot(x, 0, 0), way)
        put(upright(tall), spot(x, deep, 0), way @ turned(z=180))
        put(frame(tall, deep), spot(x, 0, 0), way)
        put(guard(), spot(x, 0, 0), way)
    for bay in range(bays):
        middle = (bay + 0.5) * wide
        for level in levels:
            put(beam(wide), spot(middle, -0.012, level - 0.09), way)
            put(beam(wide), spot(middle, deep + 0.012, level - 0.09), way @ turned(z=180))
        for index, level in enumerate((0.0, *levels)):
            ceiling = (*levels, level + 1.6)[index] if index < len(levels) else level + 1.6
            for place in range(3):
                if chance.random() > fill:
                    continue
                x = middle + (place - 1) * 0.87
                one = chance.randint(0, 9999)
                kind = KINDS[one % len(KINDS)]
                fits = int((ceiling - level - 0.3 - 0.146) / kind[2])
                load(spot(x, deep / 2, level + 0.0), turn, one, max(1, min(fits, kind[5] - chance.choice((0, 0, 1)))))
    if plates:
        for bay in range(bays):
            for index, level in enumerate(levels):
                p = Part('place')
                p.sheet((0, 0, 0), (0.16, 0.05), place_label(f'{chr(65 + index)}{bay + 1:02d}-{seed % 90 + 10}'), turned(x=90))
                put(p, spot((bay + 0.5) * wide - 0.5, -0.014, level - 0.06), way)


@once
def place_label(text):
    return lettering(text, '#0B1622', '#F7F8F5', 90)


@once
def luminaire(long=2.4):
    p = Part('luminaire')
    p.box((0, 0, 0), (0.18, long, 0.06), plain('#c9cdcb', 0.4), 0.006)
    p.box((0, 0, -0.032), (0.13, long - 0.06, 0.008), glow('#fff4e2', 14), 0.003)
    return p.mesh()


@once
def bollard(tall=1.0):
    p = Part('bollard')
    p.cylinder((0, 0, tall / 2), 0.08, tall, painted(AMBER, wear=1.2), sides=32, bevel=0.02)
    for z in (0.35, 0.62):
        p.cylinder((0, 0, z), 0.0808, 0.13, plain('#15191c', 0.55), sides=32)
    p.cylinder((0, 0, 0.006), 0.13, 0.012, zinc(), sides=32)
    return p.mesh()


def line(start, end, wide=0.1, tone=AMBER, lift=0.002):
    start, end = Vector((*start, lift)), Vector((*end, lift))
    along = end - start
    p = Part('line')
    p.sheet((0, 0, 0), (wide, along.length), line_paint(tone))
    put(p, (start + end) / 2, turned(z=math.degrees(math.atan2(-along.x, along.y))))


def crossing(at, wide=3.0, long=3.2, bars=6, turn=0):
    """White bars on the floor where people cross a lane."""
    for bar in range(bars):
        p = Part('bar')
        p.sheet((0, 0, 0), (wide / (bars * 1.9), long), line_paint('#e4e8e5'))
        x = (bar - (bars - 1) / 2) * wide / bars
        put(p, Vector(at) + turned(z=turn) @ Vector((x, 0, 0.0025)), turned(z=turn))


@once
def anchor():
    """A fixed device: its front looks to -y, its bracket is at +y. 150 x 150 x 46 mm."""
    p = Part('anchor')
    shell, dark = moulded('#e3e6e4'), moulded('#20292f', 0.4)
    p.box((0, 0, 0), (0.15, 0.036, 0.15), shell, 0.014, segments=6)
    p.box((0, 0.021, 0), (0.138, 0.012, 0.138), dark, 0.005, segments=4)
    p.box((0, -0.0182, -0.052), (0.022, 0.0016, 0.0035), glow(TEAL, 16), 0.0007)
    p.cylinder((0, 0.003, -0.083), 0.0115, 0.02, dark, sides=6)
    p.cylinder((0, 0.003, -0.098), 0.0095, 0.014, dark, sides=24, bevel=0.002)
    for x in (-1, 1):
        for z in (-1, 1):
            p.cylinder((x * 0.062, -0.0183, z * 0.062), 0.0042, 0.0016, zinc(), 'Y', 20)
    return p.mesh()


@once
def tag():
    """A vehicle tag: it lies on x and y with its lid up. 120 x 74 x 34 mm."""
    p = Part('tag')
    shell, dark = moulded('#e3e6e4'), moulded('#20292f', 0.4)
    p.box((0, 0, 0.019), (0.12, 0.074, 0.028), shell, 0.010, segments=6)
    p.box((0, 0, 0.005), (0.126, 0.08, 0.01), dark, 0.004, segments=4)
    p.box((0, 0, 0.0335), (0.088, 0.044, 0.0012), moulded('#d3d8d5', 0.55), 0.0005)
    p.box((0.0, -0.0245, 0.0335), (0.02, 0.003, 0.0014), glow(TEAL, 16), 0.0006)
    for x in (-1, 1):
        p.box((x * 0.073, 0, 0.003), (0.03, 0.05, 0.006), dark, 0.003, segments=4)
        p.cylinder((x * 0.076, 0, 0.0085), 0.0075, 0.006, zinc(), sides=6, bevel=0.001)
        p.cylinder((x * 0.076, 0, 0.0062), 0.0105, 0.0016, zinc(), sides=24)
    p.cylinder((-0.07, 0.022, 0.017), 0.007, 0.024, dark, 'X', 18, 0.002)
    return p.mesh()


@once
def badge():
    """A badge that a person wears: 62 x 96 x 12 mm, front up."""
    p = Part('badge')
    p.box((0, 0, 0.006), (0.062, 0.096, 0.012), moulded('#e3e6e4', 0.4), 0.0055, segments=6)
    p.box((0, -0.003, 0.0118), (0.05, 0.07, 0.0012), moulded('#f1f3f1', 0.3), 0.0005)
    p.box((0, 0.0405, 0.0122), (0.016, 0.003, 0.0012), plain('#0b1622', 0.5), 0.0005)
    p.box((0.0, -0.0425, 0.012), (0.014, 0.0022, 0.0012), glow(TEAL, 14), 0.0005)
    return p.mesh()


def wheel(p, at, radius, wide):
    x, y, z = at
    p.cylinder((x, y, z), radius, wide, plain('#14171a', 0.82), 'X', 48, 0.03)
    p.cylinder((x, y, z), radius * 0.6, wide + 0.006, plain('#c9cdc9', 0.45), 'X', 36, 0.01)
    p.cylinder((x, y, z), radius * 0.42, wide + 0.012, plain('#3a4247', 0.6), 'X', 30)
    p.cylinder((x, y, z), radius * 0.2, wide + 0.05, plain('#c9cdc9', 0.4), 'X', 24, 0.008)
    for step in range(6):
        angle = step * math.pi / 3
        side = 1 if x > 0 else -1
        p.cylinder(
            (x + side * (wide / 2 + 0.004), y + radius * 0.51 * math.cos(angle), z + radius * 0.51 * math.sin(angle)),
            0.014, 0.02, zinc(), 'X', 6,
        )


def overhead_guard(p, dark):
    """The roof over the driver: its bars run along y."""
    for x in (-1, 1):
        p.pipe([(x * 0.5, 0.36, 0.95), (x * 0.49, 0.24, 1.6), (x * 0.47, 0.06, 2.05), (x * 0.465, -0.04, 2.12)], 0.036, dark, 14)
        p.pipe([(x * 0.465, -0.04, 2.12), (x * 0.465, -0.85, 2.14)], 0.036, dark, 14)
        p.pipe([(x * 0.465, -0.85, 2.14), (x * 0.48, -0.95, 2.06), (x * 0.49, -1.02, 1.0)], 0.036, dark, 14)
    for y in (-0.04, -0.85):
        p.box((0, y, 2.125), (0.92, 0.07, 0.06), dark, 0.012)
    for step in range(7):
        p.box((-0.36 + step * 0.12, -0.445, 2.135), (0.022, 0.78, 0.05), dark, 0.006)


def mast(p, dark, lift=0.0, clear=False):
    steel, black = plain('#2b3338', 0.42, 0.6), plain('#171c1f', 0.5)
    for x in (-1, 1):
        for y in (0.36, 0.48):
            p.box((x * 0.34, y, 1.12), (0.075, 0.018, 2.1), dark, 0.004)
        p.box((x * 0.372, 0.42, 1.12), (0.014, 0.12, 2.1), dark, 0.004)
        p.box((x * 0.275, 0.42, 1.1 + lift * 0.5), (0.05, 0.1, 2.0), steel, 0.006)
        if clear:
            continue
        p.cylinder((x * 0.205, 0.37, 0.95), 0.034, 1.5, black, sides=20)
        p.cylinder((x * 0.205, 0.37, 1.85), 0.021, 0.4, plain('#d8dcdc', 0.12, 1.0), sides=20)
        p.box((x * 0.06, 0.44, 1.2), (0.03, 0.012, 1.9), black, 0.002)
    for z, y in ((2.14, 0.36), (0.9 if clear else 1.3, 0.345), (0.3, 0.36)):
        p.box((0, y, z), (0.74, 0.03, 0.09), dark, 0.006)
    p.box((0, 0.44, 2.08 + lift * 0.5), (0.56, 0.08, 0.07), steel, 0.006)
    for z in (0.16, 0.56):
        p.box((0, 0.53, z + lift), (1.0, 0.045, 0.11), black, 0.008)
    for x in (-0.48, -0.24, 0.0, 0.24, 0.48):
        p.box((x, 0.53, 0.86 + lift), (0.022, 0.03, 0.56), black, 0.004)
    p.box((0, 0.53, 1.14 + lift), (1.0, 0.03, 0.04), black, 0.006)


def forklift(at, turn=0, driver=True, lift=0.0, number='F-12', beacon=True, tagged=True):
    """A counterbalance truck that looks to +y; its front axle stands at `at`."""
    p = Part('forklift')
    paint, dark, black = plain(ORANGE, 0.3, 0, 0.6), painted('#2b343a', 0.36, 0.4), plain('#171c1f', 0.6)
    grey = painted('#33404a', 0.38, 0.3)
    for x in (-1, 1):
        wheel(p, (x * 0.46, 0, 0.33), 0.33, 0.23)
        wheel(p, (x * 0.45, -1.36, 0.27), 0.27, 0.2)
        fender = [(0.34, 0.42), (0.3, 0.64), (0.12, 0.74), (-0.2, 0.74), (-0.4, 0.55), (-0.42, 0.36), (-0.46, 0.36), (-0.46, 0.78), (0.34, 0.8)]
        p.prism(fender, 0.27, paint, Matrix.Translation((x * 0.46, 0, 0)), 0.012)
    side_frame = [(0.3, 0.24), (0.3, 0.78), (-0.42, 0.78), (-0.44, 0.34), (-0.95, 0.34), (-0.98, 0.62), (-1.1, 0.62), (-1.1, 0.2), (-0.5, 0.18)]
    p.prism(side_frame, 0.64, grey, None, 0.015)
    p.box((0, -0.72, 0.3), (1.04, 0.56, 0.1), black, 0.02)
    p.box((0, -0.72, 0.5), (0.98, 0.62, 0.36), paint, 0.04, segments=4)
    p.prism([(-0.42, 0.5), (-0.4, 0.9), (-0.5, 0.98), (-1.25, 1.0), (-1.25, 0.5)], 0.92, paint, None, 0.05, segments=4)
    weight = [(-1.1, 0.62), (-1.08, 1.06), (-1.5, 1.06), (-1.76, 0.96), (-1.86, 0.7), (-1.86, 0.42), (-1.78, 0.22), (-1.68, 0.2), (-1.66, 0.42), (-1.5, 0.6), (-1.2, 0.6)]
    p.prism(weight, 1.08, grey, None, 0.045, segments=4)
    p.box((0, -1.5, 0.42), (0.6, 0.66, 0.4), grey, 0.03)
    for z in (0.68, 0.75, 0.82):
        p.box((0, -1.862, z - 0.06), (0.5, 0.02, 0.022), black, 0.004)
    p.prism([(0.3, 0.75), (0.34, 1.1), (0.2, 1.16), (0.1, 0.8)], 0.9, dark, None, 0.03, segments=3)
    p.pipe([(0, 0.12, 0.9), (0, -0.06, 1.16)], 0.03, black)
    steering = [(0.17 * math.cos(a * math.pi / 10), -0.07 + 0.15 * math.sin(a * math.pi / 10), 1.18 + 0.07 * math.sin(a * math.pi / 10)) for a in range(21)]
    p.pipe(steering, 0.016, black, 8)
    p.box((0, -0.62, 1.05), (0.5, 0.5, 0.13), black, 0.05, segments=4)
    p.box((0, -0.9, 1.36), (0.48, 0.14, 0.62), black, 0.055, turned(x=10), 4)
    overhead_guard(p, dark)
    mast(p, dark, lift)
    steel = plain('#2b3338', 0.38, 0.7)
    for x in (-0.26, 0.26):
        p.box((x, 0.575, 0.36 + lift), (0.1, 0.04, 0.64), steel, 0.006)
        p.box((x, 1.15, 0.055 + lift), (0.1, 1.17, 0.036), steel, 0.008)
    for x in (-1, 1):
        p.box((x * 0.5, 0.35, 1.72), (0.13, 0.07, 0.1), black, 0.02)
        p.box((x * 0.5, 0.388, 1.72), (0.1, 0.01, 0.07), glow('#fff1d8', 40), 0.004)
        p.box((x * 0.44, -1.868, 0.93), (0.09, 0.01, 0.05), glow('#c8281e', 3), 0.004)
    if beacon:
        p.cylinder((0.3, -0.8, 2.22), 0.05, 0.1, glow(AMBER, 9), sides=20, bevel=0.015)
        p.cylinder((0.3, -0.8, 2.165), 0.06, 0.03, black, sides=20)
    mark = lettering(number, '#0B1622')
    for x in (-1, 1):
        p.sheet((x * 0.4615, -0.82, 0.78), (0.3, 0.17), mark, turned(x=90, z=90 * x))
        p.sheet((x * 0.5415, -1.42, 0.84), (0.4, 0.2), lettering(number, '#F26B1D'), turned(x=90, z=90 * x))
    p.sheet((0, -1.8635, 0.5), (0.4, 0.2), lettering(number, '#F26B1D'), turned(x=90))
    way = turned(z=turn)
    put(p, at, way)
    if tagged:
        put(tag(), Vector(at) + way @ Vector((-0.1, -0.4, 2.162)), way)
    if driver:
        seated(Vector(at), way)


SKIN, HAIR = '#b98a6c', '#2a2018'


def head(p, at, helmet=None, lean=0.0):
    x, y, z = at
    skin = plain(SKIN, 0.55)
    p.loft([((x, y, z - 0.15), 0.058, 0.06), ((x, y, z - 0.08), 0.055, 0.058)], skin, 16)
    p.loft([
        ((x, y + 0.02, z - 0.115), 0.03, 0.04), ((x, y + 0.018, z - 0.09), 0.055, 0.07), ((x, y + 0.01, z - 0.04), 0.07, 0.088),
        ((x, y, z + 0.02), 0.076, 0.096), ((x, y - 0.004, z + 0.07), 0.072, 0.09), ((x, y - 0.006, z + 0.105), 0.05, 0.06),
        ((x, y - 0.006, z + 0.12), 0.01, 0.012),
    ], skin if helmet else skin, 20)
    if helmet:
        shell = plain(helmet, 0.3, 0, 0.4)
        p.loft([
            ((x, y, z + 0.035), 0.098, 0.122), ((x, y, z + 0.07), 0.096, 0.118), ((x, y - 0.004, z + 0.115), 0.08, 0.098),
            ((x, y - 0.006, z + 0.145), 0.05, 0.062), ((x, y - 0.006, z + 0.158), 0.008, 0.01),
        ], shell, 28)
        p.loft([((x, y + 0.03, z + 0.03), 0.1, 0.13), ((x, y + 0.032, z + 0.04), 0.102, 0.136)], shell, 28)
    else:
        p.loft([
            ((x, y - 0.03, z - 0.03), 0.076, 0.074), ((x, y - 0.022, z + 0.04), 0.082, 0.088), ((x, y - 0.012, z + 0.09), 0.076, 0.088),
            ((x, y - 0.01, z + 0.125), 0.04, 0.05), ((x, y - 0.01, z + 0.135), 0.008, 0.008),
        ], plain(HAIR, 0.8), 20)


def vest(p, rings, tone='#f2571d'):
    """A safety vest with two reflecting bands, over the rings of a chest."""
    cloth, band = fabric(tone, 0.75), plain('#d9dedd', 0.22, 0.35)
    p.loft(rings, cloth, 24)
    for part in (0.25, 0.5):
        index = part * (len(rings) - 1)
        low, high = rings[int(index)], rings[min(len(rings) - 1, int(index) + 1)]
        share = index - int(index)
        middle = Vector(low[0]).lerp(Vector(high[0]), share)
        wide, deep = (low[i] * (1 - share) + high[i] * share + 0.003 for i in (1, 2))
        up = (Vector(high[0]) - Vector(low[0])).normalized() * 0.025
        p.loft([(middle - up, wide, deep), (middle + up, wide, deep)], band, 24)


def person(at, turn=0, helmet='#f7f8f5', step=0.22, tone='#f2a01d', scanner=False, trousers='#26323c'):
    """A walking person, 1.78 m tall, that looks to +y."""
    p = Part('person')
    cloth, shoe, sleeve = fabric(trousers), plain('#171717', 0.7), fabric('#3b4a55')
    for side in (-1, 1):
        swing = step * side
        hip, knee, foot = (side * 0.095, 0, 0.9), (side * 0.1, swing * 0.55 + 0.03, 0.49), (side * 0.1, swing * (1.0 if swing > 0 else 1.25), 0.1 if swing > 0 else 0.14)
        p.loft([
            (hip, 0.098, 0.105), ((side * 0.1, swing * 0.25 + 0.01, 0.72), 0.085, 0.092), (knee, 0.064, 0.068),
            ((side * 0.1, (knee[1] + foot[1]) / 2 - 0.02, 0.32), 0.062, 0.07), (foot, 0.052, 0.06), ((foot[0], foot[1], foot[2] - 0.035), 0.056, 0.064),
        ], cloth, 20)
        tilt = 0 if swing > 0 else -0.06
        p.loft([
            ((foot[0], foot[1] - 0.075, foot[2] - 0.05 - tilt * 0.6), 0.038, 0.035), ((foot[0], foot[1] - 0.03, foot[2] - 0.045 - tilt * 0.2), 0.046, 0.055),
            ((foot[0], foot[1] + 0.08, foot[2] - 0.062 + tilt * 0.4), 0.05, 0.04), ((foot[0], foot[1] + 0.17, foot[2] - 0.07 + tilt), 0.044, 0.028), ((foot[0], foot[1] + 0.2, foot[2] - 0.073 + tilt), 0.02, 0.014),
        ], shoe, 16)
        arm = -swing * 0.9
        shoulder, elbow, hand = (side * 0.2, 0, 1.42), (side * 0.25, arm * 0.5 - 0.02, 1.14), (side * 0.25, arm + 0.09, 0.92)
        p.loft([((side * 0.14, 0, 1.46), 0.06, 0.07), (shoulder, 0.066, 0.072), ((side * 0.235, arm * 0.22, 1.3), 0.055, 0.062), (elbow, 0.046, 0.052), ((side * 0.252, (elbow[1] + hand[1]) / 2, 1.03), 0.042, 0.046), (hand, 0.034, 0.036)], sleeve, 16)
        p.loft([(hand, 0.03, 0.034), ((hand[0], hand[1] + 0.02, hand[2] - 0.05), 0.026, 0.046), ((hand[0], hand[1] + 0.035, hand[2] - 0.11), 0.02, 0.04), ((hand[0], hand[1] + 0.04, hand[2] - 0.15), 0.012, 0.02)], plain(SKIN, 0.55), 12)
    p.loft([((0, 0, 0.84), 0.13, 0.1), ((0, 0, 0.92), 0.172, 0.125), ((0, 0, 1.0), 0.165, 0.12)], cloth, 24)
    vest(p, [((0, -0.004, 0.88), 0.19, 0.135), ((0, -0.004, 0.98), 0.182, 0.13), ((0, 0, 1.12), 0.178, 0.128), ((0, 0.008, 1.28), 0.197, 0.142), ((0, 0.0, 1.42), 0.198, 0.125), ((0, -0.01, 1.485), 0.13, 0.085), ((0, -0.01, 1.51), 0.07, 0.07)], tone)
    head(p, (0, 0.02, 1.64), helmet)
    put(p, at, turned(z=turn))


def seated(at, way):
    """The driver of the truck."""
    p = Part('driver')
    cloth, sleeve = fabric('#26323c'), fabric('#3b4a55')
    for side in (-1, 1):
        p.loft([((side * 0.1, -0.72, 1.16), 0.1, 0.1), ((side * 0.13, -0.4, 1.2), 0.082, 0.085), ((side * 0.14, -0.2, 1.17), 0.066, 0.07), ((side * 0.14, -0.12, 0.95), 0.058, 0.06), ((side * 0.14, -0.05, 0.8), 0.05, 0.055)], cloth, 18)
        p.loft([((side * 0.15, -0.74, 1.7), 0.06, 0.07), ((side * 0.21, -0.72, 1.66), 0.062, 0.07), ((side * 0.27, -0.58, 1.44), 0.052, 0.056), ((side * 0.22, -0.36, 1.34), 0.044, 0.046), ((side * 0.15, -0.14, 1.25), 0.032, 0.034)], sleeve, 16)
        p.loft([((side * 0.15, -0.14, 1.25), 0.03, 0.032), ((side * 0.14, -0.05, 1.23), 0.026, 0.04)], plain(SKIN, 0.55), 12)
    vest(p, [((0, -0.74, 1.1), 0.18, 0.135), ((0, -0.76, 1.25), 0.18, 0.132), ((0, -0.76, 1.42), 0.19, 0.138), ((0, -0.75, 1.6), 0.198, 0.13), ((0, -0.745, 1.7), 0.15, 0.09), ((0, -0.74, 1.74), 0.07, 0.065)])
    head(p, (0, -0.7, 1.88), '#f7f8f5')
    put(p, at, way)


@once
def dock_door(wide=2.7, tall=3.0, open_by=0.0):
    """A sectional door with frame, seals, lights and leveller; it looks to -y."""
    p = Part('dock')
    dark, panel = painted('#232b30', 0.5, 0.2), painted('#c8cecb', 0.45, 0.3)
    for side in (-1, 1):
        p.box((side * (wide / 2 + 0.07), -0.05, tall / 2), (0.14, 0.12, tall), dark, 0.01)
        for z in range(6):
            p.box((side * (wide / 2 + 0.07), -0.112, 0.15 + z * 0.3), (0.14, 0.004, 0.15), line_paint(AMBER), 0, turned())
    p.box((0, -0.05, tall + 0.12), (wide + 0.42, 0.16, 0.24), dark, 0.015)
    height = 0.6
    start = open_by
    while start < tall:
        p.box((0, 0.02, start + height / 2), (wide, 0.045, height - 0.012), panel, 0.012)
        for rib in (0.2, 0.4):
            p.box((0, -0.004, start + rib), (wide, 0.006, 0.02), panel, 0.002)
        start += height
    p.box((0, -1.0, 0.004), (2.0, 2.0, 0.016), painted('#3b4347', 0.5, 1.6), 0.004)
    for side in (-1, 1):
        p.box((side * 1.02, -1.0, 0.006), (0.06, 2.0, 0.014), line_paint(AMBER), 0.002)
    return p.mesh()
