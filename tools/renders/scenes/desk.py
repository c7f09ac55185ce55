"""A live floor plan on a laptop at a packing bench beside the racks."""
import math

from mathutils import Vector
from PIL import Image, ImageDraw

from hall import aisle, floor, lights, roof, wall
from parts import moulded, painted, plain
from shapes import Part, put, softened, turned
from studio import area, camera
from surfaces import font, printed

FILM = {'exposure': 0.3, 'bloom': 0.06}
WORLD = ('#7d919f', 0.8)


def screen():
    """A plan as the product draws it: racks, lanes, trucks with their trails, and what the day has counted."""
    picture = Image.new('RGBA', (1600, 1000), '#0B1622')
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 0, 1600, 84), fill='#132433')
    draw.ellipse((36, 30, 60, 54), fill='#39D6C4')
    draw.text((80, 18), 'Hall 1', font=font(44), fill='#F7F8F5')
    draw.text((1440, 18), '14:06', font=font(44, False), fill='#9DB0BD')
    draw.rectangle((36, 116, 1180, 964), fill='#0E1B28', outline='#27394A', width=3)
    for row in range(5):
        for half in (0, 1):
            x, y = 110 + row * 215, 190 + half * 400
            draw.rectangle((x, y, x + 130, y + 300), fill='#1B2F40', outline='#3c5872', width=3)
            draw.line((x + 65, y, x + 65, y + 300), fill='#3c5872', width=3)
            for step in range(1, 6):
                draw.line((x, y + step * 50, x + 130, y + step * 50), fill='#2b4257', width=2)
    for x in range(60, 1180, 44):
        draw.line((x, 540, x + 22, 540), fill='#35506a', width=3)
    for index in range(6):
        draw.rectangle((150 + index * 170, 928, 260 + index * 170, 960), fill='#27394A')
    trails = (((283, 860), (283, 560), (560, 540), (712, 540)), ((927, 220), (927, 470)), ((498, 880), (498, 700)), ((713, 880), (713, 680)))
    for index, trail in enumerate(trails):
        draw.line(trail, fill='#F26B1D', width=8, joint='curve')
        x, y = trail[-1]
        draw.ellipse((x - 44, y - 44, x + 44, y + 44), outline='#F26B1D', width=4)
        draw.ellipse((x - 20, y - 20, x + 20, y + 20), fill='#F26B1D')
        draw.text((x + 52, y - 60), f'F-{(12, 8, 15, 4)[index]:02d}', font=font(34), fill='#F7F8F5')
    for x, y in ((713, 300), (283, 300)):
        draw.ellipse((x - 16, y - 16, x + 16, y + 16), fill='#FFC53D')
    for x, y in ((80, 160), (1136, 160), (80, 540), (1136, 540), (610, 160), (610, 900)):
        draw.rectangle((x - 13, y - 13, x + 13, y + 13), outline='#39D6C4', width=5)
    draw.rectangle((1212, 116, 1564, 964), fill='#132433')
    for index, (name, share) in enumerate((('F-12', 0.8), ('F-08', 0.62), ('F-15', 0.45), ('F-04', 0.9))):
        y = 160 + index * 190
        draw.text((1244, y), name, font=font(44), fill='#F7F8F5')
        draw.rectangle((1244, y + 74, 1532, y + 92), fill='#27394A')
        draw.rectangle((1244, y + 74, 1244 + 288 * share, y + 92), fill='#39D6C4')
        draw.line((1244, y + 140, 1532, y + 140), fill='#27394A', width=2)
    return printed('screen', picture, 0.25, 0.0, 1.25)


def laptop(at, turn):
    metal, dark = plain('#8d979c', 0.34, 0.7), plain('#15191c', 0.6)
    base = Part('base')
    base.box((0, 0, 0.009), (0.36, 0.25, 0.016), metal, 0.006, segments=4)
    base.box((0, 0.03, 0.0175), (0.31, 0.115, 0.001), plain('#2a3035', 0.6), 0)
    for row in range(5):
        for key in range(14):
            wide = 0.0185
            base.box((-0.1445 + key * 0.0222, 0.074 - row * 0.022, 0.0195), (wide, 0.0185, 0.003), dark, 0.001)
    base.box((0, -0.075, 0.0176), (0.12, 0.07, 0.0008), plain('#7c868c', 0.3, 0.6), 0)
    softened(put(base, at, turned(z=turn)))
    way = turned(z=turn)
    lid = Part('lid')
    lid.box((0, 0, 0.118), (0.36, 0.007, 0.236), metal, 0.003, segments=3)
    lid.box((0, -0.0038, 0.12), (0.352, 0.002, 0.226), plain('#060809', 0.2), 0.001)
    lid.sheet((0, -0.0052, 0.121), (0.34, 0.2125), screen(), turned(x=90))
    spot = way @ Vector((0, 0.122, 0.018))
    put(lid, [a + b for a, b in zip(at, spot)], way @ turned(x=-17))


def build():
    floor()
    roof()
    wall(30)
    aisle(1.9, 8, 2.6, seed=61, levels=(1.7, 3.4, 5.1))
    lights((0,), range(1, 28, 5), power=560)
    bench = Part('bench')
    top = 0.96
    bench.box((0, 0.05, top - 0.02), (2.6, 0.8, 0.04), plain('#8f9896', 0.5), 0.004)
    bench.box((0, -0.36, top - 0.02), (2.6, 0.02, 0.042), painted('#33404a', 0.4, 0.2), 0.003)
    put(bench)
    laptop((-0.06, -0.02, top), 10)
    mug = Part('mug')
    mug.cylinder((0.42, 0.12, top + 0.048), 0.04, 0.096, moulded('#e9e6dd', 0.35), sides=40, bevel=0.004)
    mug.cylinder((0.42, 0.12, top + 0.0945), 0.035, 0.004, plain('#2b1a10', 0.2), sides=40)
    mug.pipe([(0.458 + 0.03 * math.sin(a * 0.314), 0.12, top + 0.048 + 0.028 * math.cos(a * 0.314)) for a in range(11)], 0.006, moulded('#e9e6dd', 0.35), 12)
    put(mug)
    sheet = Part('sheets')
    for index, turn in enumerate((4, -3, 7)):
        sheet.box((-0.52, 0.02, top + 0.001 + index * 0.0012), (0.21, 0.297, 0.0008), plain('#e6e7e2', 0.8), 0, turned(z=turn))
    put(sheet)
    area((-1.1, -1.0, 2.1), (0, 0, 1), (0.8, 0.6), 13, '#ffe9cf')
    camera((0.18, -0.78, 1.35), (0.06, 0.1, 1.065), 36, 3.5, (-0.04, 0.1, 1.1))
