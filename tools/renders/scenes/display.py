"""The display on the arm of a truck, with a warning; the aisle lies ahead."""
import math

from PIL import Image, ImageDraw

from hall import aisle, floor, lights, roof, wall
from parts import load, mast, moulded, overhead_guard, person, plain, glow, zinc, painted
from shapes import Part, put, softened, turned
from studio import area, camera
from surfaces import font, printed

FILM = {'exposure': 0.35, 'bloom': 0.08}


def screen():
    picture = Image.new('RGBA', (1280, 800), '#0B1622')
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, 1280, 92), fill='#132433')
    draw.text((36, 22), 'F-12', font=font(46), fill='#F7F8F5')
    draw.text((1090, 22), '14:06', font=font(46, False), fill='#9DB0BD')
    draw.rectangle((36, 124, 760, 764), fill='#0E1B28', outline='#27394A', width=3)
    for x, y, w, h in ((36, 124, 236, 250), (524, 124, 236, 250), (36, 514, 236, 250), (524, 514, 236, 250)):
        draw.rectangle((x + 3, y + 3, x + w - 3, y + h - 3), fill='#1B2F40', outline='#35506a', width=2)
        for row in range(1, 5):
            draw.line((x, y + h * row / 5, x + w, y + h * row / 5), fill='#27394A', width=2)
    draw.line((398, 764, 398, 124), fill='#27394A', width=3)
    draw.line((36, 444, 760, 444), fill='#27394A', width=3)
    draw.ellipse((298, 344, 498, 544), fill='#4a1a1c', outline='#FF8F84', width=6)
    draw.line((398, 700, 398, 470), fill='#F26B1D', width=10)
    draw.polygon(((398, 600), (368, 690), (428, 690)), fill='#F26B1D')
    draw.line((690, 444, 440, 444), fill='#FFC53D', width=8)
    draw.ellipse((672, 422, 716, 466), fill='#FFC53D')
    draw.rectangle((790, 124, 1244, 764), fill='#C8281E')
    draw.polygon(((1017, 158), (1125, 338), (909, 338)), outline='#ffffff', width=14)
    draw.rectangle((1009, 214, 1025, 282), fill='#ffffff')
    draw.ellipse((1007, 296, 1027, 316), fill='#ffffff')
    draw.text((1017, 430), 'STOP', font=font(140), fill='#ffffff', anchor='mm')
    draw.text((1017, 560), '8 m', font=font(110), fill='#ffffff', anchor='mm')
    draw.line((840, 640, 1194, 640), fill='#e88a84', width=3)
    draw.text((1017, 700), '0 km/h', font=font(54, False), fill='#ffffff', anchor='mm')
    return printed('screen', picture, 0.12, 0.0, 1.5)


def build():
    floor()
    roof()
    wall(36)
    aisle(1.75, 8, 3.5, seed=12, levels=(1.7, 3.4, 5.1))
    aisle(1.75, 2, 3.5 + 8 * 2.7 + 4, seed=21)
    lights((0,), range(1, 34, 5))
    dark = painted('#4a5861', 0.36, 0.5)
    truck = Part('cab')
    overhead_guard(truck, dark)
    mast(truck, dark, 0.0, True)
    truck.prism([(0.3, 0.75), (0.34, 1.1), (0.2, 1.16), (0.1, 0.8)], 0.9, dark, None, 0.03, segments=3)
    put(truck)
    load((0, 1.2, 0.02), 90, 41, 3, True)
    case = Part('case')
    case.box((0, 0, 0), (0.276, 0.032, 0.19), moulded('#56636c', 0.42), 0.013, segments=6)
    case.box((0, -0.0135, 0.0), (0.262, 0.006, 0.176), plain('#050708', 0.12, 0, 1.0), 0.003, segments=4)
    for key in range(5):
        case.box((-0.04 + key * 0.02, -0.0172, -0.0815), (0.012, 0.0016, 0.005), moulded('#7b8890', 0.5), 0.0007)
    for x in (-1, 1):
        for z in (-1, 1):
            case.box((x * 0.13, 0, z * 0.087), (0.026, 0.037, 0.026), moulded('#161c20', 0.6), 0.01, segments=4)
    case.box((0, 0.03, 0), (0.1, 0.04, 0.1), moulded('#181e22', 0.5), 0.008, segments=4)
    way = turned(x=-12, z=16)
    spot = (0.3, 0.02, 1.36)
    softened(put(case, spot, way))
    face = Part('face')
    face.sheet((0, -0.0172, 0), (0.24, 0.15), screen(), turned(x=90))
    put(face, spot, way)
    arm = Part('arm')
    arm.pipe([(0.29, 0.06, 1.35), (0.33, 0.16, 1.3), (0.42, 0.26, 1.3)], 0.014, plain('#181e22', 0.4), 16)
    arm.cylinder((0.3, 0.07, 1.35), 0.026, 0.03, plain('#181e22', 0.4), 'Y', 24, 0.004)
    arm.box((0.45, 0.28, 1.3), (0.09, 0.05, 0.07), plain('#181e22', 0.4), 0.01)
    arm.pipe([(0.3, 0.03, 1.28), (0.31, 0.05, 1.2), (0.36, 0.12, 1.1), (0.4, 0.2, 1.05)], 0.004, plain('#0c0f11', 0.5), 10)
    steering = [(-0.2 + 0.17 * math.cos(a * 0.15708), -0.07 + 0.15 * math.sin(a * 0.15708), 1.1 + 0.06 * math.sin(a * 0.15708)) for a in range(41)]
    arm.pipe(steering, 0.016, plain('#121619', 0.5), 12)
    put(arm)
    person((0.22, 7.6, 0), 82)
    area((-0.2, -0.9, 2.05), spot, (0.5, 0.4), 7.0, '#ffe9cf')
    area((1.2, -0.4, 1.9), spot, (0.3, 0.8), 5.0, '#cfe3ea')
    area((-1.4, 0.2, 2.6), (0, 0.5, 1.2), (0.8, 0.8), 22, '#ffe9cf')
    camera((0.1, -0.62, 1.55), (0.17, 0.2, 1.41), 34, 6.3, spot, (0.1, 0))
