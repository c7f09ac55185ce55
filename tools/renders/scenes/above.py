"""The hall from above: rows of racks, lanes, trucks and people."""
from hall import floor
from parts import STAND, carry, crossing, forklift, line, person, rack
from shapes import put, turned
from studio import area, backdrop, camera
from surfaces import plain

FILM = {'exposure': 0.25, 'vignette': 0.3}
WORLD = ('#7f93a3', 0.7)


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
    carry((-4.2, 15.1, 0), -90, 61, 3, number='F-11')
    forklift((5.2, 16.5, 0), 90, number='F-14')
    person((1.6, 14.2, 0), 0, pose=STAND)
    # One wide light: a sample asks one lamp, and more of them are noise.
    area((0, 16, 13), (0, 16, 0), (34, 30), 15000, '#fff0dc', 150)
    camera((15.0, 15.9, 7.6), (0, 15.6, 1.2), 27, 5.6, (3, 15.7, 1))
