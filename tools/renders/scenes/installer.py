"""An installer on a scissor lift mounts an anchor at the end of a rack."""
from mathutils import Matrix

from hall import aisle, floor, lights, roof, wall
from parts import REACH, anchor, bollard, line, load, person, plain, rack, scissor_lift, zinc
from shapes import Part, put, turned
from studio import area, camera
from surfaces import glow

FILM = {'exposure': 0.3}


def driver(p, hands):
    """A cordless screwdriver in the right hand; it points ahead."""
    hand = hands[1]
    body, grip = plain('#1f7f78', 0.4), plain('#15191c', 0.6)
    p.cylinder(hand + Matrix.Identity(3) @ type(hand)((0, 0.05, 0.05)), 0.03, 0.15, body, 'Y', 24, 0.008)
    p.cylinder(hand + type(hand)((0, 0.15, 0.05)), 0.018, 0.06, grip, 'Y', 20, 0.003)
    p.cylinder(hand + type(hand)((0, 0.2, 0.05)), 0.005, 0.07, zinc(), 'Y', 10)
    p.box(hand + type(hand)((0, 0.0, -0.02)), (0.036, 0.045, 0.12), grip, 0.012, turned(x=-14), 3)
    p.box(hand + type(hand)((0, -0.02, -0.095)), (0.06, 0.09, 0.045), grip, 0.01, turned(x=-6), 3)


def build():
    floor(wet=0.04)
    roof()
    wall(30)
    rack((-1.65, 0.0, 0), 9, (1.7, 3.4, 5.1), 6.6, 5, 90, 0.9)
    aisle(1.65, 9, 0.0, seed=9, sides=(1,))
    rack((-1.65 - 1.05 - 0.2 - 1.05, 24.3, 0), 9, (1.7, 3.4, 5.1), 6.6, 33, -90, 0.9)
    lights((0,), range(-6, 30, 5))
    lights((-7, 7), range(-6, 30, 7), power=240)
    for x in (-1.35, 1.35):
        line((x, -0.6), (x, 28))
    line((-12, -0.6), (-1.35, -0.6))
    line((1.35, -0.6), (12, -0.6))
    spot = (-1.688, -0.056, 3.85)
    bracket = Part('bracket')
    bracket.box((0, 0.006, 0), (0.1, 0.004, 0.34), zinc(), 0.001)
    bracket.box((0, -0.02, 0.0), (0.1, 0.05, 0.004), zinc(), 0.001)
    bracket.pipe([(0, -0.066, -0.1), (0, -0.066, -0.16), (0.02, -0.02, -0.26), (0.02, 0.004, -0.4), (0.02, 0.004, -3.6)], 0.006, plain('#11161a', 0.5), 12)
    put(bracket, spot)
    put(anchor(), (spot[0], spot[1] - 0.07, spot[2]))
    scissor_lift((-1.8, -1.36, 0), 0, 2.25)
    person((-1.98, -0.8, 2.26), -15, pose=REACH, tool=driver)
    put(bollard(), (-2.0, -0.42, 0))
    put(bollard(), (2.0, -0.42, 0))
    area((-4.2, -4.2, 6.2), (-1.6, -0.6, 3.4), (1.6, 1.6), 240, '#ffe9cf')
    area((1.6, -3.2, 4.6), (-1.6, -0.6, 3.4), (0.8, 1.4), 70, '#bfe0ee')
    camera((1.35, -5.2, 2.35), (-0.95, 0.0, 2.95), 38, 3.5, (-1.6, -0.7, 3.5), (-0.1, 0.01))
