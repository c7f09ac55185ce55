"""A person waits at a crossing while a truck with a pallet comes out of the aisle."""
from hall import aisle, floor, lights, roof, wall
from parts import STAND, anchor, bollard, carry, crossing, line, person, rack
from shapes import put, turned
from studio import area, camera

FILM = {'exposure': 0.3}
WORLD = ('#7d919f', 0.85)


def build():
    floor(wet=0.04)
    roof()
    aisle(2.1, 7, 5.6, seed=17, levels=(1.7, 3.4, 5.1))
    lights((0,), range(0, 28, 5), power=620)
    for x in (-1.75, 1.75):
        line((x, 4.7), (x, 27), 0.1)
    line((-12, 1.1), (12, 1.1), 0.1)
    line((-12, 4.7), (-1.75, 4.7), 0.1)
    line((1.75, 4.7), (12, 4.7), 0.1)
    crossing((0.0, 2.9, 0), 3.6, 2.6, 6)
    for x in (-2.35, 2.35):
        put(bollard(), (x, 5.0, 0))
    carry((0.62, 9.2, 0), 200, 64, 2)
    person((-1.5, 3.3, 0), -20, pose=STAND)
    for side in (-1, 1):
        put(anchor(), (side * 2.62, 5.52, 3.05))
    for x, seed in ((-7.9, 51), (7.9, 52)):
        rack((x + 1.05 if x < 0 else x - 1.05, 5.6 if x < 0 else 5.6 + 7 * 2.7, 0), 7, (1.7, 3.4, 5.1), 6.6, seed, 90 if x < 0 else -90, 0.9)
    wall(29)
    area((4, -4, 5), (0, 4, 1), (4, 3), 420, '#ffe9cf')
    camera((1.1, -3.6, 1.62), (0.35, 6.0, 1.62), 40, 2.2, (0.4, 6.6, 1.2))
