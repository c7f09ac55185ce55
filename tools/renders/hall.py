"""The hall around a scene: floor, roof, light and two rows of racks along y."""
from parts import luminaire, rack
from shapes import Part, put, turned
from studio import area, backdrop
from surfaces import concrete, decking, painted, plain


def floor(size=(60, 120), at=(0, 20, 0), tone='#7f8684', wet=0.0):
    p = Part('floor')
    p.sheet((0, 0, 0), size, concrete(tone, wet))
    put(p, at)


def roof(at=(0, 20, 9.5), size=(60, 120), tone='#4a5a66', step=5):
    """Sheets, purlins and lattice girders with a cable tray and a sprinkler pipe."""
    x, y, z = at
    backdrop(at, size, decking(tone), turned(x=180))
    steel, light = plain('#6d7b85', 0.55), plain('#8a979f', 0.5)
    p = Part('girder')
    for level in (-0.12, -0.92):
        p.box((0, 0, level), (size[0], 0.16, 0.12), steel, 0.01)
    for index in range(round(size[0] / 1.2)):
        left = -size[0] / 2 + index * 1.2
        p.bar((left, 0, -0.9), (left + 0.6, 0, -0.14), 0.06, steel)
        p.bar((left + 0.6, 0, -0.14), (left + 1.2, 0, -0.9), 0.06, steel)
    girder = p.mesh()
    for index in range(round(size[1] / step)):
        put(girder, (x, y - size[1] / 2 + index * step, z)).visible_shadow = False
    along = Part('along')
    for left in range(-12, 13, 2):
        along.box((x + left, y, z - 0.06), (0.08, size[1], 0.12), steel, 0)
    along.box((x + 1.1, y, z - 1.02), (0.3, size[1], 0.06), light, 0)
    along.cylinder((x - 1.2, y, z - 1.08), 0.05, size[1], plain('#a8321f', 0.45), 'Y', 16)
    put(along).visible_shadow = False


def wall(y, size=(60, 9.5), tone='#8d989c', door=True):
    """The far wall: panels with ribs, a gate and its frame."""
    backdrop((0, y, size[1] / 2), size, plain(tone, 0.7), turned(x=90))
    p = Part('ribs')
    for x in range(-30, 31, 1):
        p.box((x, y - 0.02, size[1] / 2), (0.05, 0.03, size[1]), plain('#76828a', 0.6), 0.006)
    if door:
        p.box((0, y - 0.05, 2.0), (3.4, 0.08, 4.0), painted('#2a3a46', 0.5, 0.3), 0.02)
        for z in range(1, 7):
            p.box((0, y - 0.1, z * 0.58), (3.3, 0.02, 0.05), plain('#1b2730', 0.5), 0.004)
    put(p)


def lights(xs=(0,), ys=range(-2, 40, 5), tall=8.35, power=420, tone='#ffedd6', spread=150):
    """Fixtures to look at, and one long area light for each row of them."""
    for x in xs:
        for y in ys:
            put(luminaire(), (x, y, tall))
        low, high = min(ys), max(ys)
        area((x, (low + high) / 2, tall - 0.2), (x, (low + high) / 2, 0), (0.5, high - low + 3), power * len(ys), tone, spread)


def aisle(half=1.65, bays=9, start=0.0, levels=(1.7, 3.4, 5.1), tall=6.6, fill=0.86, seed=3, sides=(-1, 1)):
    """Racks on both sides; the aisle lies along y, its middle at x = 0."""
    for side in sides:
        if side > 0:
            rack((half, start + bays * 2.7, 0), bays, levels, tall, seed + 7, -90, fill)
        else:
            rack((-half, start, 0), bays, levels, tall, seed, 90, fill)
