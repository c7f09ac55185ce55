"""Badges in their charging station before the shift."""
from mathutils import Matrix, Vector

from hall import aisle, floor, lights, roof, wall
from parts import badge, moulded, painted, plain, glow, zinc
from shapes import Part, put, softened, turned
from studio import area, camera

FILM = {'exposure': 0.55}


def curve(knots, steps=8):
    """A smooth way through the knots (Catmull and Rom)."""
    way = []
    for index in range(len(knots) - 1):
        four = [Vector(knots[min(len(knots) - 1, max(0, index + o))]) for o in (-1, 0, 1, 2)]
        for step in range(steps):
            t = step / steps
            way.append(0.5 * (2 * four[1] + (four[2] - four[0]) * t + (2 * four[0] - 5 * four[1] + 4 * four[2] - four[3]) * t ** 2 + (3 * four[1] - four[0] - 3 * four[2] + four[3]) * t ** 3))
    return [*way, Vector(knots[-1])]


def build():
    floor()
    roof()
    wall(24)
    aisle(2.4, 6, 4.0, seed=81)
    lights((0,), range(3, 26, 5))
    bench = Part('bench')
    bench.box((0, 0.05, 0.94), (3.2, 0.7, 0.04), painted('#66737c', 0.42, 0.7), 0.006)
    bench.box((0, 0.38, 1.0), (3.2, 0.02, 0.08), painted('#66737c', 0.42, 0.7), 0.004)
    put(bench)
    dock = Part('dock')
    shell = moulded('#2c3840', 0.42)
    outline = [(-0.075, 0.0), (0.095, 0.0), (0.095, 0.075), (0.075, 0.085), (-0.075, 0.03)]
    dock.prism(outline, 0.96, shell, Matrix.Translation((0, 0, 0.962)), 0.006, segments=4)
    for index in range(8):
        x = (index - 3.5) * 0.112
        dock.box((x, -0.068, 0.979), (0.02, 0.003, 0.004), glow('#39d6c4' if index not in (2, 5) else '#ffc53d', 14), 0.001, turned(x=-12))
        dock.box((x, -0.012, 1.006), (0.078, 0.034, 0.022), moulded('#161d22', 0.5), 0.005, turned(x=12), 4)
    put(dock)
    for index in range(8):
        if index == 4:
            continue
        x = (index - 3.5) * 0.112
        softened(put(badge(), (x, -0.002, 1.045), turned(x=66)))
    softened(put(badge(), (0.03, -0.2, 0.961), turned(z=14)))
    strap = Part('strap')
    knots = [(0.02, -0.158, 0.972), (0.0, -0.12, 0.974), (-0.07, -0.115, 0.9645), (-0.16, -0.16, 0.9645), (-0.19, -0.24, 0.9645), (-0.12, -0.3, 0.9645), (-0.03, -0.25, 0.9645), (-0.02, -0.17, 0.9645), (0.0, -0.13, 0.9735), (0.012, -0.158, 0.974)]
    strap.pipe(curve(knots), 0.0034, plain('#f26b1d', 0.7), 12, (0, 0, 1))
    put(strap)
    area((-0.9, -0.9, 1.9), (0, 0, 1), (0.8, 0.5), 10, '#ffe9cf')
    area((1.1, -0.3, 1.6), (0, 0, 1), (0.4, 0.9), 5, '#dde8ee')
    camera((0.34, -0.74, 1.2), (-0.02, 0.0, 1.035), 44, 3.2, (0.05, -0.03, 1.04))
