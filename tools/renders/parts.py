"""The things of a warehouse, in metres. Each function returns a mesh or puts objects."""
import math
import random

from mathutils import Matrix, Vector

from shapes import Part, put, rounded, turned
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
    p.prism(rounded(0.1508, 0.1508, 0.0146), 0.0016, dark, Matrix.Translation((0, 0.004, 0)), 0, 'Y')
    p.prism(rounded(0.112, 0.132, 0.008), 0.0014, shell, Matrix.Translation((0, -0.0183, 0)), 0.0005, 'Y', 3)
    p.prism(rounded(0.03, 0.0076, 0.0037), 0.0012, dark, Matrix.Translation((0, -0.0189, -0.052)), 0, 'Y')
    p.box((0, -0.0195, -0.052), (0.022, 0.001, 0.0032), glow(TEAL, 16), 0.0004)
    p.sheet((0, -0.0192, 0.05), (0.018, 0.0104), lettering('UP', '#8d9698', size=96), turned(x=90))
    p.prism([(-0.004, 0), (0.004, 0), (0, 0.006)], 0.0004, plain('#8d9698', 0.6), Matrix.Translation((0, -0.0191, 0.0565)), 0, 'Y')
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
    p.prism(rounded(0.09, 0.046, 0.006), 0.0014, moulded('#d6dad8', 0.5), Matrix.Translation((0, 0, 0.0335)), 0.0005, 'Z', 3)
    p.prism(rounded(0.028, 0.007, 0.0034), 0.0012, dark, Matrix.Translation((0, -0.0165, 0.0343)), 0, 'Z')
    p.box((0.0, -0.0165, 0.0351), (0.02, 0.0028, 0.001), glow(TEAL, 16), 0.0004)
    p.prism(rounded(0.1205, 0.0745, 0.0103), 0.0012, dark, Matrix.Translation((0, 0, 0.0165)), 0, 'Z')
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
    steel, black = plain('#4a555c', 0.4, 0.5), plain('#22292e', 0.5)
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
    paint, dark, black = plain(ORANGE, 0.3, 0, 0.6), painted('#46545d', 0.36, 0.4), plain('#1d2327', 0.6)
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
        p.box((x, 1.08, 0.055 + lift), (0.1, 1.03, 0.036), steel, 0.008)
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


def carry(at, turn=0, seed=1, layers=None, wrapped=True, lift=0.12, **truck):
    """A truck with a pallet on its forks, which go in between the blocks of its long side."""
    forklift(at, turn, lift=lift, **truck)
    load(Vector(at) + turned(z=turn) @ Vector((0, 1.1, lift - 0.026)), turn + 90, seed, layers, wrapped)


SKIN, HAIR, GLOVE = '#a97c60', '#2a2018', '#2b3237'


def head(p, at, helmet='#f7f8f5', yaw=0.0, pitch=0.0, hood=None):
    """A head with its neck; it looks to +y before it is turned. `hood` is the colour of a knitted cap under the helmet."""
    way = Matrix.Translation(at) @ turned(z=yaw) @ turned(x=pitch)
    spot = lambda x, y, z: way @ Vector((x, y, z))
    rings = lambda them: [(spot(*middle), wide, deep) for middle, wide, deep in them]
    side = tuple(way.to_3x3() @ Vector((1, 0, 0)))
    skin = plain(SKIN, 0.5)
    p.loft(rings([
        ((0, 0.036, -0.118), 0.022, 0.03), ((0, 0.03, -0.108), 0.042, 0.056), ((0, 0.02, -0.08), 0.058, 0.076),
        ((0, 0.012, -0.04), 0.067, 0.089), ((0, 0.005, 0.0), 0.072, 0.095), ((0, 0, 0.04), 0.074, 0.096),
        ((0, -0.004, 0.08), 0.068, 0.086), ((0, -0.006, 0.108), 0.044, 0.056), ((0, -0.006, 0.118), 0.01, 0.012),
    ]), skin, 24, side)
    p.loft(rings([((0, 0.096, 0.016), 0.008, 0.008), ((0, 0.104, -0.008), 0.011, 0.013), ((0, 0.112, -0.03), 0.016, 0.016), ((0, 0.1, -0.042), 0.012, 0.01)]), skin, 12, side)
    p.loft(rings([((0, 0.086, -0.074), 0.026, 0.014), ((0, 0.09, -0.068), 0.027, 0.014), ((0, 0.086, -0.06), 0.024, 0.013)]), plain('#8f5d4c', 0.5), 12, side)
    for s in (-1, 1):
        p.loft(rings([((s * 0.072, -0.004, -0.034), 0.008, 0.014), ((s * 0.078, -0.008, -0.012), 0.01, 0.022), ((s * 0.078, -0.01, 0.012), 0.01, 0.022), ((s * 0.073, -0.008, 0.028), 0.006, 0.012)]), skin, 12, side)
    # Safety glasses.
    lens = plain('#1b2328', 0.12, 0, 1.0)
    p.loft(rings([((0, 0.016, 0.004), 0.0745, 0.098), ((0, 0.018, 0.02), 0.077, 0.1), ((0, 0.016, 0.034), 0.0755, 0.0985)]), lens, 24, side)
    cap = plain(hood or HAIR, 0.85)
    p.loft(rings([
        ((0, -0.034, -0.06), 0.054, 0.05), ((0, -0.026, -0.03), 0.071, 0.072), ((0, -0.02, 0.0), 0.0755, 0.08), ((0, -0.012, 0.04), 0.078, 0.092),
        ((0, -0.01, 0.09), 0.074, 0.088), ((0, -0.008, 0.124), 0.03, 0.04),
    ]), cap, 24, side)
    if not helmet:
        return
    shell = plain(helmet, 0.28, 0, 0.5)
    p.loft(rings([
        ((0, -0.002, 0.036), 0.101, 0.126), ((0, -0.002, 0.05), 0.1, 0.124), ((0, -0.003, 0.09), 0.094, 0.116), ((0, -0.005, 0.13), 0.078, 0.096),
        ((0, -0.006, 0.158), 0.052, 0.064), ((0, -0.006, 0.168), 0.026, 0.032), ((0, -0.006, 0.17), 0.006, 0.008),
    ]), shell, 32, side)
    p.loft(rings([((0, 0.03, 0.03), 0.09, 0.128), ((0, 0.036, 0.034), 0.098, 0.137), ((0, 0.032, 0.043), 0.096, 0.131)]), shell, 32, side)
    for s in (-0.028, 0, 0.028):
        p.loft(rings([((s, 0.09, 0.115), 0.006, 0.01), ((s, 0.055, 0.15), 0.007, 0.012), ((s, 0, 0.171), 0.008, 0.012), ((s, -0.055, 0.152), 0.007, 0.012), ((s, -0.098, 0.112), 0.006, 0.01)]), shell, 10, side)
    for s in (-1, 1):
        p.pipe([spot(s * 0.088, 0.012, 0.04), spot(s * 0.074, 0.016, -0.03), spot(s * 0.05, 0.03, -0.1), spot(0, 0.042, -0.124)], 0.004, plain('#22292d', 0.7), 8)


def banded(p, start, end, share, wide, deep, half=0.024, side=(1, 0, 0)):
    """A reflecting band around a limb or a chest."""
    start, end = Vector(start), Vector(end)
    middle, up = start.lerp(end, share), (end - start).normalized() * half
    p.loft([(middle - up, wide, deep), (middle, wide + 0.002, deep + 0.002), (middle + up, wide, deep)], plain('#d3d8d8', 0.25, 0.3), 24, side)


def braces(p, spine, side, thick=0.0):
    """The two reflecting bands that go over the shoulders of a vest."""
    side = Vector(side)
    front = Vector((0, 0, 1)).cross(side)
    band = plain('#d3d8d8', 0.25, 0.3)
    for x in (-1, 1):
        ways = []
        for up, out, deep in ((0.2, 0.1, 0.132), (0.32, 0.1, 0.132), (0.41, 0.1, 0.124), (0.47, 0.1, 0.098), (0.502, 0.095, 0.05), (0.512, 0.092, 0.0)):
            ways.append((up, out, deep + thick))
        for before in (-1, 1):
            points = [spine(up + 0.004) + side * x * out + front * before * deep for up, out, deep in ways]
            for a, b in zip(points, points[1:]):
                wide = side * 0.026
                p.quad(a - wide, a + wide, b + wide, b - wide, band)


def limb(p, points, radii, material, sides=20, side=(1, 0, 0)):
    """A smooth skin along joints: between two of them the middle bulges as a muscle or a fold does."""
    rings = []
    for index in range(len(points) - 1):
        a, b = Vector(points[index]), Vector(points[index + 1])
        ra, rb = radii[index], radii[index + 1]
        for share, bulge in ((0.0, 1.0), (0.22, 1.04), (0.45, 1.05), (0.7, 1.0), (0.88, 0.975)):
            if index and not share:
                continue
            radius = (ra + (rb - ra) * share) * bulge
            rings.append((a.lerp(b, share), radius * 0.96, radius * 1.04))
    rings.append((Vector(points[-1]), radii[-1], radii[-1]))
    p.loft(rings, material, sides, side)


STRIDE = {
    # thigh forward, knee bends, foot lifts its toe
    'legs': ((-17, 26, -30), (23, 5, 16)),
    # arm forward, outward, elbow bends, forearm inward
    'arms': ((21, 8, 24, 10), (-22, 9, 14, 4)),
    'lean': 3, 'twist': 6, 'look': (0, 0),
}
STAND = {'legs': ((2, 4, 0), (-3, 2, 0)), 'arms': ((4, 8, 16, 10), (2, 8, 14, 8)), 'lean': 1, 'twist': 0, 'look': (0, 0)}
REACH = {'legs': ((4, 6, 0), (-6, 3, 0)), 'arms': ((96, 12, 34, 22), (78, 10, 62, 26)), 'lean': 4, 'twist': 4, 'look': (0, 14)}
DRIVE = {'legs': ((78, 62, 10), (74, 56, 8)), 'arms': ((28, 14, 40, 22), (24, 12, 46, 16)), 'lean': -6, 'twist': 0, 'look': (0, 0)}


def person(at, turn=0, helmet='#f7f8f5', pose=STRIDE, tone='#f2a01d', trousers='#2a3742', sleeves='#3b4a55', mirror=False, hood=None, tool=None, hips=None, padded=0.0):
    """A person of 1.78 m in a hi-vis vest that looks to +y. Poses are angles of joints. With `hips`, they stand there."""
    p = Part('person')
    cloth, sleeve, glove = fabric(trousers), fabric(sleeves), plain(GLOVE, 0.75)
    boot, sole = plain('#2a2320', 0.6), plain('#0f0f10', 0.8)
    way = lambda angle, out=0.0: Vector((math.sin(math.radians(out)), math.sin(math.radians(angle)) * math.cos(math.radians(out)), -math.cos(math.radians(angle)) * math.cos(math.radians(out))))
    thigh, shank, ankle = 0.43, 0.42, 0.1
    sides = (1, -1) if mirror else (-1, 1)
    drop = min(
        thigh * way(a).z + shank * way(a - b).z for a, b, _ in pose['legs']
    )
    height = -drop + ankle if hips is None else hips
    twist = pose['twist'] * (-1 if mirror else 1)
    thick = padded
    for side, (fore, bend, toe) in zip(sides, pose['legs']):
        hip = Vector((side * 0.095, -math.radians(twist) * side * 0.07, height))
        knee = hip + way(fore, side * 2) * thigh
        foot = knee + way(fore - bend) * shank
        limb(p, [hip + Vector((-side * 0.012, 0, 0.05)), hip.lerp(knee, 0.12), knee, foot + Vector((0, 0, 0.02))], [0.104 + thick, 0.104 + thick, 0.084 + thick, 0.078 + thick], cloth, 24)
        for share in (0.52, 0.72):
            r = 0.086 + thick
            banded(p, knee, foot, share, r, r * 1.06, 0.02)
        pitch = Matrix.Translation(foot) @ turned(x=toe)
        spot = lambda y, z: pitch @ Vector((0, y, z))
        p.loft([(spot(-0.072, -0.07), 0.03, 0.022), (spot(-0.05, -0.05), 0.044, 0.046), (spot(0.0, -0.035), 0.047, 0.056), (spot(0.06, -0.055), 0.047, 0.04), (spot(0.13, -0.068), 0.05, 0.029), (spot(0.185, -0.072), 0.042, 0.023), (spot(0.205, -0.076), 0.016, 0.01)], boot, 18)
        limb(p, [spot(-0.012, 0.05), spot(-0.008, -0.05)], [0.056, 0.05], boot, 18)
        p.box(pitch @ Vector((0, 0.064, -0.091)), (0.092, 0.276, 0.02), sole, 0.009, turned(x=toe), 3)
    lean = math.radians(pose['lean'])
    spine = lambda up: Vector((0, math.sin(lean) * up, height + math.cos(lean) * up))
    turn_of = lambda share: (math.cos(math.radians(twist * share)), math.sin(math.radians(twist * share)), 0)
    hem, waist, chest, shoulder, neck = spine(-0.09), spine(0.1), spine(0.3), spine(0.46), spine(0.545)
    p.loft([(spine(-0.08), 0.125, 0.1), (spine(0.0), 0.17, 0.122), (spine(0.1), 0.16, 0.115)], cloth, 24)
    chest_side = turn_of(1)
    p.loft([
        (hem, 0.205 + thick, 0.15 + thick), (hem.lerp(waist, 0.5), 0.2 + thick, 0.146 + thick), (waist, 0.194 + thick, 0.142 + thick), (chest, 0.206 + thick, 0.148 + thick),
        (chest.lerp(shoulder, 0.6), 0.21 + thick, 0.14 + thick), (shoulder, 0.196 + thick, 0.118 + thick), (spine(0.5), 0.13 + thick, 0.092), (neck, 0.068, 0.068),
    ], fabric(tone, 0.75), 32, chest_side)
    for share, wide, deep in ((-0.02, 0.2055, 0.151), (0.19, 0.2035, 0.149)):
        banded(p, spine(share), spine(share + 0.1), 0, wide + thick, deep + thick, 0.028, chest_side)
    braces(p, spine, chest_side, thick)
    p.loft([(spine(0.505), 0.082 + thick, 0.074), (spine(0.56), 0.066, 0.066), (spine(0.575), 0.06, 0.062)], sleeve, 20)
    p.loft([(spine(0.54), 0.054, 0.057), (spine(0.62), 0.052, 0.056), (spine(0.66), 0.05, 0.055)], plain(SKIN, 0.5), 20)
    hands = []
    for side, (fore, out, bend, inward) in zip(sides, pose['arms']):
        joint = shoulder + Vector((side * 0.182 * chest_side[0] - 0 * side, side * 0.182 * chest_side[1], -0.005))
        elbow = joint + way(fore, side * out) * 0.29
        hand = elbow + way(fore + bend, -side * inward) * 0.26
        limb(p, [shoulder + Vector((side * 0.11, 0, 0.01)), joint, elbow, hand], [0.078 + thick, 0.077 + thick, 0.06 + thick, 0.047 + thick], sleeve, 20)
        banded(p, joint, elbow, 0.6, 0.0685 + thick, 0.0715 + thick, 0.022)
        on = way(fore + bend + 8, -side * inward)
        limb(p, [hand - on * 0.01, hand + on * 0.05, hand + on * 0.1], [0.036, 0.041, 0.034], glove, 16)
        limb(p, [hand + on * 0.09, hand + on * 0.13 + Vector((0, -0.01, -0.01)), hand + on * 0.135 + Vector((0, -0.03, -0.02))], [0.033, 0.027, 0.015], glove, 14)
        limb(p, [hand + on * 0.035, hand + on * 0.075 + Vector((-side * 0.038, 0.016, 0))], [0.017, 0.012], glove, 10)
        hands.append(hand + on * 0.1)
    look, nod = pose['look']
    head(p, spine(0.0) + Vector((0, math.sin(lean) * 0.7 + 0.015, math.cos(lean) * 0.7)), helmet, look, nod, hood)
    if tool:
        tool(p, hands)
    put(p, at, turned(z=turn))


def seated(at, way):
    """The driver of the truck."""
    spot = at + way @ Vector((0, -0.66, 0))
    angle = math.degrees(math.atan2(way[1][0], way[0][0]))
    person(spot, angle, pose=DRIVE, tone='#f2571d', hips=1.17)


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


def scissor_lift(at, turn=0, tall=2.2):
    """A scissor lift, along y, whose deck stands `tall` above the floor."""
    p = Part('lift')
    paint, grey, black = plain(ORANGE, 0.32, 0, 0.5), painted('#c9cfcd', 0.4, 0.4), plain('#1b2125', 0.6)
    steel = painted('#4d5b65', 0.42, 0.5)
    p.box((0, 0, 0.28), (0.74, 1.8, 0.26), paint, 0.03, segments=3)
    p.box((0, 0, 0.425), (0.62, 1.7, 0.05), black, 0.01)
    for x in (-1, 1):
        p.box((x * 0.372, 0, 0.3), (0.012, 1.1, 0.16), black, 0.004)
        p.sheet((x * 0.3795, -0.2, 0.3), (0.42, 0.15), lettering('L-03', '#F7F8F5'), turned(x=90, z=90 * x))
        for y in (-0.68, 0.68):
            p.cylinder((x * 0.33, y, 0.16), 0.16, 0.11, plain('#b9bfbd', 0.7), 'X', 40, 0.02)
            p.cylinder((x * 0.335, y, 0.16), 0.09, 0.115, steel, 'X', 30, 0.01)
            p.cylinder((x * 0.337, y, 0.16), 0.04, 0.125, zinc(), 'X', 20, 0.006)
    low, high, stages, half = 0.5, tall - 0.14, 3, 0.72
    step = (high - low) / stages
    for stage in range(stages):
        z = low + stage * step
        for x in (-1, 1):
            p.bar((x * 0.27, -half, z), (x * 0.27, half, z + step), 0.035, steel, 0.085, 0.008)
            p.bar((x * 0.225, half, z), (x * 0.225, -half, z + step), 0.035, steel, 0.085, 0.008)
            p.cylinder((x * 0.25, 0, z + step / 2), 0.035, 0.12, zinc(), 'X', 20, 0.004)
        for y in (-half, half):
            p.cylinder((0, y, z), 0.026, 0.62, steel, 'X', 20)
            p.cylinder((0, y, z + step), 0.026, 0.62, steel, 'X', 20)
    p.cylinder((0, -0.1, low + 0.55 * step), 0.05, 0.5, black, 'Y', 20)
    p.box((0, 0, tall - 0.05), (0.76, 1.84, 0.1), grey, 0.012)
    for x in (-0.33, -0.11, 0.11, 0.33):
        p.box((x, 0, tall - 0.115), (0.05, 1.8, 0.04), steel, 0.006)
    p.box((0, 0, tall + 0.003), (0.7, 1.78, 0.008), painted('#59666f', 0.5, 1.2), 0.002)
    for level in (0.08, 0.55, 1.08):
        thick = 0.075 if level < 0.1 else 0.019
        for x in (-1, 1):
            if level < 0.1:
                p.box((x * 0.37, 0, tall + level), (0.008, 1.82, 0.15), paint, 0.003)
                p.box((0, x * 0.91, tall + level), (0.74, 0.008, 0.15), paint, 0.003)
            else:
                p.pipe([(x * 0.365, -0.905, tall + level), (x * 0.365, 0.905, tall + level)], thick, paint, 14)
                p.pipe([(-0.365, x * 0.905, tall + level), (0.365, x * 0.905, tall + level)], thick, paint, 14)
    for x in (-1, 1):
        for y in (-0.905, -0.3, 0.3, 0.905):
            p.pipe([(x * 0.365, y, tall), (x * 0.365, y, tall + 1.085)], 0.019, paint, 14)
    p.box((0.33, 0.7, tall + 1.0), (0.14, 0.2, 0.22), black, 0.015, segments=3)
    p.box((0.33, 0.7, tall + 1.115), (0.1, 0.14, 0.012), painted(AMBER, 0.4, 0.2), 0.003)
    p.cylinder((0.33, 0.73, tall + 1.15), 0.011, 0.07, black, sides=14)
    put(p, at, turned(z=turn))


@once
def trailer():
    """A box trailer along y that stands with its doors at y = 0; its front is at y = -13.6."""
    p = Part('trailer')
    white, edge, black = painted('#c9d0d2', 0.35, 0.2), plain('#8f999e', 0.35, 0.4), plain('#14181b', 0.75)
    p.box((0, -6.8, 2.6), (2.5, 13.6, 2.72), white, 0.03, segments=3)
    for z in (1.27, 3.93):
        for x in (-1, 1):
            p.box((x * 1.25, -6.8, z), (0.05, 13.6, 0.1), edge, 0.01)
    for x in (-1, 1):
        for y in (-0.05, -13.55):
            p.box((x * 1.23, y, 2.6), (0.09, 0.12, 2.72), edge, 0.01)
        for y in range(1, 12):
            p.box((x * 1.252, -y * 1.13, 2.6), (0.006, 0.03, 2.6), edge, 0.002)
        p.box((x * 1.2, -5.9, 0.78), (0.03, 5.6, 0.5), plain('#59666f', 0.45), 0.01)
        for y in (-1.9, -3.2, -4.5, -8.2, -10.4, -13.2):
            p.box((x * 1.256, y, 1.27), (0.01, 0.11, 0.04), glow('#ff9a2a', 9), 0.003)
        for y in (-1.9, -3.2, -4.5):
            p.cylinder((x * 1.02, y, 0.52), 0.52, 0.38, black, 'X', 40, 0.04)
            p.cylinder((x * 1.13, y, 0.52), 0.28, 0.19, plain('#9aa3a7', 0.4, 0.6), 'X', 30, 0.02)
        p.box((x * 0.85, -10.9, 0.62), (0.14, 0.16, 1.24), edge, 0.01)
        p.box((x * 0.85, -10.9, 0.03), (0.3, 0.3, 0.06), edge, 0.01)
        p.box((x * 1.1, -13.615, 3.8), (0.1, 0.01, 0.05), glow('#fff1d8', 6), 0.003)
    p.box((0, -6.8, 1.14), (0.9, 13.4, 0.2), black, 0.02)
    p.box((0, -13.63, 2.3), (0.6, 0.06, 0.5), edge, 0.02)
    p.box((0, -13.64, 3.3), (1.5, 0.1, 0.7), plain('#c3cbce', 0.4), 0.05, segments=3)
    for z in (3.1, 3.2, 3.3, 3.4, 3.5):
        p.box((0, -13.695, z), (1.3, 0.012, 0.03), black, 0.003)
    return p.mesh()


def tractor(at, turn=0, tone='#1f4a6e', lit=True):
    """A truck whose front looks to -y and stands at `at`. Returns where its headlights are and what they light."""
    p = Part('tractor')
    paint, dark, black = plain(tone, 0.28, 0.1, 0.8), plain('#20272c', 0.5), plain('#101417', 0.75)
    glass = plain('#0a1117', 0.06, 0, 1.0)
    cab = [(0.0, 0.75), (-0.02, 1.75), (0.16, 2.85), (0.34, 3.35), (0.7, 3.62), (2.0, 3.7), (2.08, 3.55), (2.08, 0.9), (1.7, 0.75)]
    p.prism(cab, 2.46, paint, None, 0.09, segments=5)
    p.prism([(-0.012, 1.86), (0.135, 2.76), (0.16, 2.76), (0.05, 1.86)], 2.18, glass, None, 0.02, segments=3)
    p.box((0, 0.15, 2.92), (2.3, 0.36, 0.1), dark, 0.03, segments=3)
    p.box((0, -0.03, 1.32), (1.5, 0.06, 0.72), dark, 0.03, segments=3)
    for z in (1.06, 1.2, 1.34, 1.48, 1.6):
        p.box((0, -0.068, z), (1.36, 0.02, 0.05), black, 0.008)
    p.box((0, -0.05, 0.62), (2.48, 0.3, 0.5), dark, 0.07, segments=4)
    p.box((0, -0.06, 0.36), (2.2, 0.22, 0.12), black, 0.03)
    p.box((0, -0.205, 0.6), (0.52, 0.012, 0.11), plain('#d8dcd8', 0.5), 0.003)
    for x in (-1, 1):
        p.prism(rounded(0.4, 0.24, 0.07), 0.05, glass, Matrix.Translation((x * 0.92, -0.19, 0.7)), 0.01, 'Y', 3)
        for s, power in ((0.84, 260), (1.0, 180)):
            p.cylinder((x * s, -0.222, 0.7), 0.062, 0.012, glow('#fff3df', power if lit else 0.2), 'Y', 28, 0.004)
        p.box((x * 0.92, -0.222, 0.81), (0.34, 0.01, 0.018), glow('#dfeaff', 14 if lit else 0.2), 0.003)
        p.box((x * 0.85, 0.27, 3.47), (0.16, 0.03, 0.05), glow('#ff9a2a', 8), 0.006)
        p.pipe([(x * 1.22, 0.1, 2.6), (x * 1.44, 0.02, 2.66), (x * 1.44, 0.02, 1.9), (x * 1.22, 0.1, 1.86)], 0.022, black, 10)
        p.box((x * 1.45, 0.02, 2.36), (0.2, 0.14, 0.5), dark, 0.05, segments=4)
        p.prism([(0.42, 1.9), (0.5, 2.7), (1.3, 2.72), (1.36, 1.9)], 0.02, glass, Matrix.Translation((x * 1.232, 0, 0)), 0.006)
        p.cylinder((x * 1.03, 0.95, 0.5), 0.5, 0.36, black, 'X', 44, 0.05)
        p.cylinder((x * 1.16, 0.95, 0.5), 0.28, 0.14, plain('#9aa3a7', 0.4, 0.6), 'X', 30, 0.02)
        arch = [(0.3, 0.5), (0.36, 0.86), (0.6, 1.1), (1.3, 1.1), (1.54, 0.86), (1.6, 0.5), (1.48, 0.5), (1.4, 0.84), (1.22, 1.0), (0.68, 1.0), (0.5, 0.84), (0.42, 0.5)]
        p.prism(arch, 0.4, dark, Matrix.Translation((x * 1.06, 0, 0)), 0.01)
        p.cylinder((x * 0.98, 4.6, 0.5), 0.5, 0.55, black, 'X', 44, 0.05)
        p.box((x * 1.0, 2.9, 0.75), (0.5, 1.3, 0.55), plain('#8f999e', 0.35, 0.5), 0.08, segments=4)
        p.box((x * 0.3, 3.8, 0.9), (0.1, 4.2, 0.26), black, 0.01)
    way = turned(z=turn)
    put(p, at, way)
    spot = lambda *where: Vector(at) + way @ Vector(where)
    return [(spot(x, -0.3, 0.7), spot(x, -12, 0.1)) for x in (-0.92, 0.92)]
