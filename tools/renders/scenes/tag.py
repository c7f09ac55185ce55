"""A tag on the overhead guard of a truck, seen from above."""
from hall import aisle, floor, lights, roof, wall
from parts import forklift, load, plain, tag, zinc
from shapes import Part, put, softened, turned
from studio import area, camera

FILM = {'exposure': 0.2}


def build():
    floor()
    roof((0, 20, 10.5))
    wall(30)
    aisle(1.9, 12, -5.5, seed=31)
    lights((0,), range(2, 30, 5), 8.8)
    forklift((0, 0, 0), 0, False, tagged=False)
    load((0, 1.2, 0.08), 90, 43, 3, True)
    mount = Part('mount')
    mount.box((0.12, -0.24, 2.163), (0.34, 0.09, 0.004), zinc(), 0.0015)
    for x in (0.0, 0.24):
        mount.box((x, -0.24, 2.146), (0.03, 0.11, 0.03), zinc(), 0.003)
        mount.cylinder((x, -0.262, 2.169), 0.009, 0.008, plain('#b4bbbf', 0.3, 0.9), sides=6)
    mount.pipe([(0.05, -0.218, 2.182), (0.03, -0.218, 2.183), (0.01, -0.22, 2.182), (-0.01, -0.226, 2.18), (-0.03, -0.237, 2.177), (-0.05, -0.255, 2.174), (-0.07, -0.28, 2.171), (-0.085, -0.31, 2.169), (-0.098, -0.35, 2.168), (-0.105, -0.4, 2.167), (-0.11, -0.5, 2.167), (-0.11, -0.8, 2.167)], 0.0045, plain('#0e1215', 0.5), 12, (0, 0, 1))
    put(mount)
    spot = (0.12, -0.24, 2.165)
    softened(put(tag(), spot))
    area((-1.2, -1.2, 3.4), spot, (1.0, 0.6), 24, '#ffe9cf')
    area((1.6, 0.4, 2.9), spot, (0.5, 1.2), 9, '#d5e6ec')
    camera((-0.02, -0.78, 2.47), (0.1, 0.06, 2.165), 48, 4.5, spot, (0.04, -0.02))
