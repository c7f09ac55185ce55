"""A tag on a tripod at the beginning of an aisle: the test of accuracy."""
import math

from mathutils import Vector

from hall import aisle, floor, lights, roof, wall
from parts import anchor, line, painted, plain, tag, zinc
from shapes import Part, put, softened, turned
from studio import area, camera

FILM = {'exposure': 0.3}
WORLD = ('#7d919f', 0.8)


def tripod(at, tall):
    p = Part('tripod')
    yellow, dark = painted('#ffc53d', 0.4, 0.2), plain('#20282d', 0.5)
    for index in range(3):
        angle = math.radians(90 + index * 120)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        hip, foot = out * 0.085 + Vector((0, 0, tall - 0.06)), out * 0.5 + Vector((0, 0, 0.03))
        side = Vector((-out.y, out.x, 0)) * 0.028
        knee = hip.lerp(foot, 0.55)
        for s in (-1, 1):
            p.bar(hip + side * s, knee + side * s * 0.8, 0.018, yellow, 0.026)
        p.bar(hip.lerp(foot, 0.42), foot, 0.026, yellow, 0.034)
        p.box(knee, (0.1, 0.07, 0.06), dark, 0.01, turned(z=math.degrees(angle)))
        p.pipe([foot, out * 0.512 + Vector((0, 0, 0.0))], 0.009, zinc(), 10)
        p.cylinder(hip, 0.026, 0.09, dark, 'X', 20, 0.004, turn=turned(z=math.degrees(angle) + 90))
    p.cylinder((0, 0, tall - 0.04), 0.1, 0.05, dark, sides=40, bevel=0.01)
    p.cylinder((0, 0, tall - 0.008), 0.055, 0.016, zinc(), sides=32, bevel=0.002)
    p.box((0, 0, tall + 0.004), (0.2, 0.1, 0.008), zinc(), 0.002)
    p.pipe([(0, 0, tall - 0.06), (0, 0, 0.08)], 0.0015, plain('#e8e4d8', 0.8), 6)
    p.cylinder((0, 0, 0.075), 0.001, 0.07, zinc('#c9a86a'), sides=20, top=0.016)
    put(p, at, turned(z=20))


def build():
    floor()
    roof()
    wall(30)
    aisle(1.75, 9, 1.2, seed=44, levels=(1.7, 3.4, 5.1))
    lights((0,), range(-2, 28, 5), power=560)
    for x in (-1.4, 1.4):
        line((x, 0.6), (x, 28))
    at, tall = (0.0, 0.2, 0), 1.42
    tripod(at, tall)
    softened(put(tag(), (0.0, 0.2, tall + 0.008), turned(z=18)))
    for side in (-1, 1):
        put(anchor(), (side * 2.27, 1.12, 3.0))
    area((-2.4, -2.0, 3.2), (0, 0.2, 1.2), (1.6, 1.2), 60, '#ffe9cf')
    camera((0.4, -0.72, 1.73), (0.15, 0.7, 1.33), 30, 4.0, (0, 0.2, 1.43))
