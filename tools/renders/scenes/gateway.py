"""A gateway in a cabinet on a column, with its antennas and cables."""
from hall import aisle, floor, lights, roof, wall
from parts import moulded, painted, plain, zinc, glow
from shapes import Part, put, turned
from studio import area, camera

FILM = {'exposure': 0.2}


def build():
    floor()
    roof()
    wall(30)
    aisle(2.3, 8, 3.5, seed=61)
    lights((0,), range(2, 30, 5))
    column = Part('column')
    steel = painted('#56646e', 0.5, 0.4)
    for y in (-0.15, 0.15):
        column.box((-0.95, y, 4.5), (0.3, 0.018, 9), steel, 0.003)
    column.box((-0.95, 0, 4.5), (0.012, 0.29, 9), steel, 0.003)
    put(column)
    case = Part('case')
    grey, dark = painted('#c9cfcd', 0.36, 0.0), moulded('#20292f', 0.4)
    x, y, z = -0.95, -0.3, 1.62
    for level in (-0.17, 0.17):
        case.box((x, -0.175, z + level), (0.46, 0.03, 0.04), zinc(), 0.003)
        for side in (-0.2, 0.2):
            case.cylinder((x + side, -0.192, z + level), 0.009, 0.01, zinc(), 'Y', 6)
    case.box((x, y + 0.02, z), (0.4, 0.18, 0.5), grey, 0.012, segments=4)
    case.box((x, y - 0.078, z), (0.404, 0.022, 0.504), grey, 0.010, segments=4)
    case.box((x - 0.02, y - 0.0905, z + 0.1), (0.24, 0.004, 0.15), plain('#0a1117', 0.1, 0, 1.0), 0.002)
    for index, tone in enumerate(('#39d6c4', '#39d6c4', '#39d6c4', '#ffc53d')):
        case.box((x - 0.1 + index * 0.05, y - 0.0932, z + 0.12), (0.018, 0.002, 0.007), glow(tone, 12), 0.0008)
        case.box((x - 0.1 + index * 0.05, y - 0.0932, z + 0.07), (0.026, 0.001, 0.003), plain('#58656d', 0.5), 0)
    for level in (-0.14, 0.14):
        case.cylinder((x + 0.165, y - 0.093, z + level), 0.017, 0.012, dark, 'Y', 28, 0.002)
        case.box((x + 0.165, y - 0.1005, z + level), (0.004, 0.003, 0.018), plain('#c9cdc9', 0.3, 1), 0.0006)
    for level in (-0.17, 0.0, 0.17):
        case.cylinder((x - 0.206, y - 0.07, z + level), 0.009, 0.06, zinc(), sides=18, bevel=0.002)
    for index in range(3):
        ax = x - 0.12 + index * 0.12
        case.cylinder((ax, y + 0.02, z + 0.262), 0.011, 0.024, zinc(), sides=6, bevel=0.002)
        case.cylinder((ax, y + 0.02, z + 0.29), 0.009, 0.04, dark, sides=20)
        case.cylinder((ax, y + 0.02, z + 0.4), 0.0085, 0.2, dark, sides=20, top=0.0065, bevel=0.002)
    for index in range(4):
        cx = x - 0.13 + index * 0.085
        case.cylinder((cx, y + 0.02, z - 0.262), 0.015, 0.024, dark, sides=6, bevel=0.002)
        case.cylinder((cx, y + 0.02, z - 0.285), 0.012, 0.026, dark, sides=24, bevel=0.003)
        case.pipe([(cx, y + 0.02, z - 0.29), (cx, y + 0.02, z - 0.36), (cx, y + 0.05, z - 0.42), (cx + 0.01, y + 0.1, z - 0.5), (cx + 0.01, y + 0.12, z - 0.6), (cx + 0.01, y + 0.12, z - 1.7)], 0.0062, plain('#10161a' if index else '#b8470a', 0.5), 14)
    for level in (-0.62, -0.9):
        case.box((x, y + 0.12, z + level), (0.36, 0.024, 0.012), zinc(), 0.002)
    put(case)
    area((-1.7, -1.9, 2.9), (x, y, z), (0.9, 0.7), 30, '#ffe9cf')
    area((0.9, -1.3, 2.0), (x, y, z), (0.5, 1.2), 10, '#dde8ee')
    camera((-0.5, -2.1, 1.74), (-0.62, 0.4, 1.74), 42, 3.2, (x, y - 0.09, z), (-0.13, 0))
