"""The hall from above: rows of racks, lanes, trucks and people."""
from hall import floor
from parts import crossing, forklift, line, load, person, rack
from shapes import put, turned
from studio import area, backdrop, camera
from surfaces import plain

FILM = {'exposure': 0.25, 'vignette': 0.3}
WORLD = ('#7f93a3', 0.55)


def build():
    floor((120, 120), (0, 14, 0))
    backdrop((-23, 14, 6), (90, 12), plain('#8d989c', 0.7), turned(x=90, z=90))
    for row in range(-3, 4):
        x = row * 5.6
        for start, bays, seed in ((0, 5, 1), (18.2, 6, 2)):
            rack((x - 0.08, start, 0), bays, (1.7, 3.4, 5.1), 6.4, 10 * seed + row + 4, 90, 0.9, plates=False)
            rack((x + 0.08, start + bays * 2.7, 0), bays, (1.7, 3.4, 5.1), 6.4, 30 * seed + row + 4, -90, 0.9, plates=False)
    for y in (-2.0, 13.9, 17.8):
        line((-30, y), (30, y))
    for row in range(-3, 3):
        for side in (1.35, 4.25):
            line((row * 5.6 + side, 0), (row * 5.6 + side, 13.5))
            line((row * 5.6 + side, 18.2), (row * 5.6 + side, 34.4))
    crossing((0.6, 15.85, 0), 3.0, 2.6, 5, 90)
    crossing((-8.4, 15.85, 0), 3.0, 2.6, 5, 90)
    for at, turn, seed in (((-4.2, 15.6, 0), -90, 71), ((2.8, 8.6, 0), 0, 72), ((-8.4, 4.0, 0), 180, 73), ((5.2, 16.3, 0), 90, 74), ((-2.8, 24.0, 0), 0, 75)):
        forklift(at, turn, number=f'F-{seed - 60:02d}')
    load((-3.0, 15.6, 0.1), 0, 64, 3)
    load((2.8, 9.8, 0.1), 90, 66, 3, True)
    load((4.0, 16.3, 0.1), 0, 61, 3)
    person((0.6, 14.6, 0), -20)
    person((-8.1, 14.9, 0), 100, '#ffc53d')
    for x in (-12, -4, 4, 12):
        area((x, 16, 12), (x, 16, 0), (1.2, 40), 2600, '#ffedd6', 140)
    area((-26, -14, 22), (0, 14, 0), (6, 6), 9000, '#bfe0ee')
    camera((15.0, 15.9, 7.6), (0, 15.6, 1.2), 27, 5.6, (3, 15.7, 1))
