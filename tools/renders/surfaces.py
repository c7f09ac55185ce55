"""Materials of procedural nodes, and the printed pictures on labels and displays."""
import os
import random

import bpy
import numpy
from PIL import Image, ImageDraw, ImageFont

_made = {}
_fonts = os.path.join(os.path.dirname(__file__), '../../apps/site/src/generated-documents/fonts')


def colour(text, dim=1.0):
    """A colour of the palette as linear light."""
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[dim * (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4) for p in parts], 1)


class Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def new(self, kind, **values):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in values.items():
            if hasattr(node, key) and key not in node.inputs:
                setattr(node, key, value)
            else:
                node.inputs[key].default_value = value
        return node

    def join(self, source, target):
        self.tree.links.new(source, target)

    def set(self, name, value):
        self.shader.inputs[name].default_value = value

    def where(self, scale=(1, 1, 1), space='Object'):
        at = self.new('TexCoord')
        mapping = self.new('Mapping')
        mapping.inputs['Scale'].default_value = scale
        self.join(at.outputs[space], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def world(self, scale=(1, 1, 1)):
        at = self.new('NewGeometry')
        mapping = self.new('Mapping')
        mapping.inputs['Scale'].default_value = scale
        self.join(at.outputs['Position'], mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def noise(self, at, scale, detail=4, roughness=0.6):
        node = self.new('TexNoise', Scale=scale, Detail=detail, Roughness=roughness)
        self.join(at, node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, source, stops):
        node = self.new('ValToRGB')
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, value) in zip(ramp.elements, stops):
            element.position = position
            element.color = value if isinstance(value, tuple) else (value, value, value, 1)
        self.join(source, node.inputs['Fac'])
        return node.outputs['Color']

    def bump(self, source, strength, distance=0.01):
        node = self.new('Bump', Strength=strength, Distance=distance)
        self.join(source, node.inputs['Height'])
        self.join(node.outputs['Normal'], self.shader.inputs['Normal'])

    def mix(self, amount, one, two, blend='MIX'):
        node = self.new('MixRGB', blend_type=blend)
        for value, slot in ((amount, 'Fac'), (one, 'Color1'), (two, 'Color2')):
            if isinstance(value, bpy.types.NodeSocket):
                self.join(value, node.inputs[slot])
            else:
                node.inputs[slot].default_value = value
        return node.outputs['Color']


def once(make):
    def kept(*args, **named):
        key = (make.__name__, args, tuple(sorted(named.items())))
        if key not in _made:
            _made[key] = make(*args, **named)
        return _made[key]
    return kept


@once
def plain(tone, rough=0.5, metal=0.0, coat=0.0):
    n = Nodes('plain')
    n.set('Base Color', colour(tone))
    n.set('Roughness', rough)
    n.set('Metallic', metal)
    n.set('Clearcoat', coat)
    return n.material


@once
def glow(tone, strength, lights=False):
    """A surface that shines in the picture; area lights do the lighting, with less noise."""
    n = Nodes('glow')
    n.set('Base Color', (0, 0, 0, 1))
    n.set('Emission', colour(tone))
    n.set('Emission Strength', strength)
    n.material.cycles.sample_as_light = lights
    return n.material


@once
def painted(tone, rough=0.42, wear=0.5):
    """Powder coating with scratches, rubbed spots and dust."""
    n = Nodes('painted')
    at = n.where()
    fine = n.noise(at, 9, 4, 0.7)
    scratch = n.noise(n.where((3, 60, 3)), 7, 3, 0.75)
    worn = n.ramp(scratch, [(0.70, 0.0), (0.735 - 0.02 * wear, 1.0)])
    patch = n.ramp(fine, [(0.5, 0.0), (0.72, 1.0)])
    bare = n.mix(1.0, worn, patch, 'MULTIPLY')
    tint = n.mix(n.ramp(fine, [(0.3, 0.0), (0.8, 0.35)]), colour(tone), colour(tone, 0.62))
    n.join(n.mix(bare, tint, colour('#8b9095')), n.shader.inputs['Base Color'])
    n.join(n.ramp(fine, [(0.25, max(0.05, rough - 0.14)), (0.75, rough + 0.16)]), n.shader.inputs['Roughness'])
    return n.material


@once
def zinc(tone='#a3a9ac'):
    """Galvanised steel: fine spangles that differ little, and a dull film over them."""
    n = Nodes('zinc')
    at = n.where()
    cells = n.new('TexVoronoi', Scale=210.0, Randomness=1.0)
    n.join(at, cells.inputs['Vector'])
    spangle = n.ramp(cells.outputs['Color'], [(0.1, 0.0), (0.9, 1.0)])
    cloud = n.noise(at, 22, 4, 0.6)
    base = n.mix(n.mix(0.5, spangle, n.ramp(cloud, [(0.3, 0.0), (0.7, 1.0)])), colour(tone, 0.8), colour(tone, 1.06))
    n.join(base, n.shader.inputs['Base Color'])
    n.join(n.mix(spangle, n.ramp(cloud, [(0.3, 0.36), (0.7, 0.5)]), (0.44, 0.44, 0.44, 1)), n.shader.inputs['Roughness'])
    n.set('Metallic', 0.82)
    n.bump(n.noise(at, 420, 2), 0.03, 0.001)
    return n.material


@once
def concrete(tone='#7f8684', wet=0.0):
    """A polished hall floor with stains, tyre marks and joints."""
    n = Nodes('concrete')
    at = n.world()
    broad = n.noise(at, 0.55, 4, 0.65)
    fine = n.noise(at, 9, 4, 0.7)
    base = n.mix(n.ramp(broad, [(0.32, 0.0), (0.7, 1.0)]), colour(tone, 0.8), colour(tone))
    base = n.mix(0.14, base, n.ramp(fine, [(0.25, 0.25), (0.75, 0.9)]), 'OVERLAY')
    streak = n.noise(n.world((5, 0.16, 1)), 1.6, 2, 0.5)
    base = n.mix(n.ramp(streak, [(0.52, 0.0), (0.78, 0.3)]), base, colour('#2c3234'))
    n.join(base, n.shader.inputs['Base Color'])
    n.join(n.ramp(broad, [(0.3, 0.24 - wet), (0.75, 0.4 - wet)]), n.shader.inputs['Roughness'])
    return n.material


@once
def line_paint(tone='#ffc53d'):
    n = Nodes('line')
    worn = n.ramp(n.noise(n.world(), 7, 8, 0.75), [(0.52, 0.0), (0.66, 0.8)])
    n.join(n.mix(worn, colour(tone), colour('#5f6664')), n.shader.inputs['Base Color'])
    n.set('Roughness', 0.5)
    return n.material


@once
def cardboard(tone='#a97a4b'):
    n = Nodes('cardboard')
    at = n.where()
    pick = n.new('ObjectInfo').outputs['Random']
    base = n.mix(pick, colour(tone, 0.72), colour(tone, 1.18))
    n.join(n.mix(n.ramp(n.noise(at, 5, 3), [(0.35, 0.0), (0.8, 0.4)]), base, colour('#6d4c2c')), n.shader.inputs['Base Color'])
    n.set('Roughness', 0.85)
    n.set('Specular', 0.2)
    return n.material


@once
def wood(tone='#a58257'):
    n = Nodes('wood')
    wave = n.new('TexWave', Scale=5.0, Distortion=6.0, Detail=4.0)
    n.join(n.where((1, 9, 9)), wave.inputs['Vector'])
    pick = n.new('ObjectInfo').outputs['Random']
    base = n.mix(pick, colour(tone, 0.6), colour(tone, 1.05))
    n.join(n.mix(n.ramp(wave.outputs['Fac'], [(0.2, 0.0), (0.9, 0.6)]), base, colour('#4d3a26')), n.shader.inputs['Base Color'])
    n.set('Roughness', 0.8)
    return n.material


@once
def film(tone):
    """A load under stretch film: the cartons show through a thin veil, which is thicker where its turns overlap."""
    n = Nodes('film')
    turns = n.new('TexWave', bands_direction='Z', wave_profile='SIN', Scale=1.15, Distortion=0.0)
    n.join(n.where((0.09, 0.09, 1.0)), turns.inputs['Vector'])
    edge = n.ramp(turns.outputs['Fac'], [(0.55, 0.0), (0.97, 1.0)])
    veil = n.mix(edge, colour(tone, 0.92), n.mix(0.3, colour(tone, 1.0), colour('#dfe7ea')))
    n.join(n.mix(0.2, veil, colour('#b9c6cc')), n.shader.inputs['Base Color'])
    n.set('Roughness', 0.3)
    n.set('Specular', 0.5)
    return n.material


@once
def fabric(tone, rough=0.9):
    n = Nodes('fabric')
    at = n.where()
    n.join(n.mix(n.ramp(n.noise(at, 5, 2), [(0.35, 0.0), (0.7, 0.35)]), colour(tone), colour(tone, 0.7)), n.shader.inputs['Base Color'])
    n.set('Roughness', rough)
    n.set('Sheen', 0.3)
    n.bump(n.noise(n.where((1, 1, 0.5)), 11, 2, 0.5), 0.4, 0.03)
    return n.material


@once
def asphalt(tone='#2c3034'):
    """A wet yard: dark, with dry islands."""
    n = Nodes('asphalt')
    broad, grain = n.noise(n.world(), 0.28, 5, 0.6), n.noise(n.world(), 55, 2, 0.7)
    n.join(n.mix(n.ramp(broad, [(0.4, 0.0), (0.62, 1.0)]), colour(tone, 0.6), colour(tone, 1.5)), n.shader.inputs['Base Color'])
    n.join(n.ramp(broad, [(0.42, 0.13), (0.6, 0.55)]), n.shader.inputs['Roughness'])
    n.bump(grain, 0.06, 0.006)
    return n.material


@once
def frosted(tone):
    """Sandwich panels with rime, more of it near the floor and in clouds."""
    n = Nodes('frosted')
    rime = n.ramp(n.noise(n.world((1, 1, 0.6)), 1.6, 6, 0.7), [(0.42, 0.0), (0.68, 1.0)])
    n.join(n.mix(rime, colour(tone, 0.8), colour('#f6fbfd')), n.shader.inputs['Base Color'])
    n.join(n.ramp(rime, [(0.0, 0.32), (1.0, 0.8)]), n.shader.inputs['Roughness'])
    n.bump(n.mix(1.0, rime, n.noise(n.world(), 40, 4, 0.7), 'MULTIPLY'), 0.3, 0.01)
    return n.material


@once
def strips(tone='#cfe4ea'):
    """Clear soft plastic with scratches and rime: half of the light goes straight through."""
    n = Nodes('strips')
    worn = n.ramp(n.noise(n.where((5, 5, 0.6)), 2.2, 5, 0.7), [(0.35, 0.22), (0.75, 0.6)])
    n.set('Base Color', colour(tone))
    n.set('Roughness', 0.16)
    n.set('Specular', 0.7)
    n.join(worn, n.shader.inputs['Alpha'])
    n.bump(n.noise(n.where((4, 4, 0.5)), 2.5, 2, 0.5), 0.4, 0.05)
    return n.material


@once
def decking(tone='#3d4c57', glow=0.09):
    """Trapezoidal sheets of a roof; they keep a little light of their own, which no lamp gives them."""
    n = Nodes('decking')
    wave = n.new('TexWave', Scale=1.4, Distortion=0.0)
    n.join(n.world((0, 1, 0)), wave.inputs['Vector'])
    wave.bands_direction = 'Y'
    ribs = n.ramp(wave.outputs['Fac'], [(0.25, colour(tone, 0.55)), (0.6, colour(tone))])
    n.join(ribs, n.shader.inputs['Base Color'])
    n.join(ribs, n.shader.inputs['Emission'])
    n.set('Emission Strength', glow * 10)
    n.set('Roughness', 0.75)
    n.material.cycles.sample_as_light = False
    return n.material


@once
def moulded(tone='#dfe3e1', rough=0.48):
    """Plastic with the fine grain of a mould."""
    n = Nodes('moulded')
    n.set('Base Color', colour(tone))
    n.set('Roughness', rough)
    n.bump(n.noise(n.where(), 1400, 1, 0.5), 0.03, 0.0003)
    return n.material


def font(size, strong=True):
    return ImageFont.truetype(os.path.join(_fonts, 'strong.ttf' if strong else 'regular.ttf'), size)


def printed(name, picture, rough=0.45, shine=0.0, emit=0.0):
    """A material that shows a picture drawn here."""
    picture = picture.convert('RGBA')
    pixels = numpy.asarray(picture, dtype=numpy.float32)[::-1] / 255
    image = bpy.data.images.new(name, picture.width, picture.height)
    image.pixels.foreach_set(numpy.ascontiguousarray(pixels).ravel())
    image.pack()
    n = Nodes(name)
    texture = n.new('TexImage', image=image)
    n.set('Roughness', rough)
    n.set('Clearcoat', shine)
    if emit:
        n.set('Base Color', (0.005, 0.006, 0.008, 1))
        n.join(texture.outputs['Color'], n.shader.inputs['Emission'])
        n.set('Emission Strength', emit)
        n.material.cycles.sample_as_light = False
    else:
        n.join(texture.outputs['Color'], n.shader.inputs['Base Color'])
        if picture.getextrema()[3][0] < 255:
            n.join(texture.outputs['Alpha'], n.shader.inputs['Alpha'])
    return n.material


@once
def shipping_label(seed=1):
    chance = random.Random(seed)
    picture = Image.new('RGBA', (420, 300), '#eceae2')
    draw = ImageDraw.Draw(picture)
    draw.rectangle((6, 6, 413, 293), outline='#1a1a1a', width=3)
    draw.line((6, 92, 413, 92), fill='#1a1a1a', width=3)
    draw.text((18, 14), f'LOT {chance.randint(2000, 9999)}', font=font(34), fill='#111')
    draw.text((18, 54), f'{chance.randint(6, 48)} × {chance.choice(["A4", "C7", "K2"])}-{chance.randint(100, 999)}', font=font(26, False), fill='#111')
    x = 22
    while x < 390:
        wide = chance.choice((3, 3, 6, 9))
        draw.rectangle((x, 108, x + wide, 232), fill='#0c0c0c')
        x += wide + chance.choice((3, 3, 6))
    draw.text((86, 242), ' '.join(str(chance.randint(100, 999)) for _ in range(4)), font=font(30, False), fill='#111')
    return printed('label', picture, 0.6)


@once
def lettering(text, tone='#F7F8F5', back=None, size=120, wide=None):
    face = font(size)
    box = face.getbbox(text)
    width = wide or box[2] + size // 2
    picture = Image.new('RGBA', (width, int(size * 1.3)), back or tone + '00')
    ImageDraw.Draw(picture).text(((width - box[2]) / 2, size * 0.05), text, font=face, fill=tone)
    return printed('lettering', picture, 0.5)
