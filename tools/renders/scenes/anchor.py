"""An anchor on a bracket at the end of a rack, the hall behind it out of focus."""
from hall import aisle, floor, lights, roof, wall
from parts import anchor, plain, rack, zinc
from shapes import Part, put, softened, turned
from studio import area, camera

FILM = {'exposure': 0.25}


def build():
    floor()
    roof()
    wall(26)
    rack((-1.65, 0.0, 0), 8, (1.7, 3.4, 5.1), 6.6, 5, 90, 0.9)
    aisle(1.65, 8, 0.0, seed=9, sides=(1,))
    lights((0, -6), range(2, 30, 5))
    bracket = Part('bracket')
    bracket.box((0, 0.006, 0), (0.1, 0.004, 0.34), zinc(), 0.001)
    bracket.box((0, -0.02, 0.0), (0.1, 0.05, 0.004), zinc(), 0.001)
    bracket.box((0, -0.045, 0.0), (0.1, 0.004, 0.16), zinc(), 0.001)
    for z in (-0.13, 0.13):
        bracket.cylinder((0, 0.002, z), 0.009, 0.008, zinc(), 'Y', 6)
        bracket.cylinder((0, 0.0035, z), 0.013, 0.002, zinc(), 'Y', 24)
    cable = plain('#11161a', 0.5)
    bracket.pipe([(0, -0.066, -0.1), (0, -0.066, -0.14), (0.004, -0.055, -0.19), (0.012, -0.02, -0.24), (0.02, 0.0, -0.32), (0.02, 0.004, -0.6), (0.02, 0.004, -2.4)], 0.0042, cable, 14)
    for z in (-0.36, -0.58):
        bracket.box((0.02, 0.004, z), (0.018, 0.012, 0.006), plain('#22292d', 0.5), 0.001)
    spot = (-1.688, -0.056, 2.42)
    put(bracket, spot)
    softened(put(anchor(), (spot[0], spot[1] - 0.07, spot[2])))
    area((-3.4, -1.6, 3.6), spot, (1.2, 0.8), 26, '#ffe9cf')
    area((-0.6, -1.4, 2.2), spot, (0.5, 1.2), 7, '#dde8ee')
    camera((-1.28, -1.38, 2.22), (-1.6, 0.3, 2.37), 42, 3.2, (spot[0], spot[1] - 0.09, spot[2]), (-0.1, 0))
