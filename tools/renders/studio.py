"""Camera, light, render, and a filter for the noise that leaves textures alone."""
import glob
import math
import os
import time

import bpy
import numpy
from mathutils import Vector

from shapes import Part, put
from surfaces import colour

PASSES = ('DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol', 'Emit', 'Env', 'Normal', 'Depth', 'Image')


def start(world='#0b1622', strength=0.6):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    back = scene.world.node_tree.nodes['Background']
    back.inputs[0].default_value = colour(world)
    back.inputs[1].default_value = strength
    return scene


def camera(at, to, lens=40, stop=2.8, focus=None, shift=(0, 0)):
    lensed = bpy.data.cameras.new('camera')
    lensed.lens, lensed.clip_end = lens, 300
    lensed.shift_x, lensed.shift_y = shift
    thing = bpy.data.objects.new('camera', lensed)
    at, to = Vector(at), Vector(to)
    thing.location = at
    thing.rotation_euler = (to - at).to_track_quat('-Z', 'Y').to_euler()
    lensed.dof.use_dof = True
    lensed.dof.aperture_fstop = stop
    lensed.dof.aperture_blades = 7
    lensed.dof.focus_distance = ((Vector(focus) if focus else to) - at).length
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def area(at, to, size, power, tone='#fff1dd', spread=180):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', *size
    light.energy, light.color = power, colour(tone)[:3]
    light.spread = math.radians(spread)
    thing = bpy.data.objects.new('area', light)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)
    return thing


def backdrop(at, size, material, turn=None):
    """A wall or roof that is seen but lets the light of the world pass."""
    p = Part('backdrop')
    p.sheet((0, 0, 0), size, material, turn)
    thing = put(p, at)
    thing.visible_shadow = thing.visible_diffuse = False
    return thing


def _render(name, out, width, samples, seconds):
    scene = bpy.context.scene
    cycles, render = scene.cycles, scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, round(width * 9 / 16), 100
    render.threads_mode, render.threads = 'FIXED', 2
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, max(12, samples // 4)
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.5, 30
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transparent_max_bounces, cycles.transmission_bounces = 6, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.time_limit = seconds
    layer = scene.view_layers[0]
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.join(out, name)
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '16'
    files.file_slots.clear()
    for key in PASSES:
        files.file_slots.new(key)
        tree.links.new(layers.outputs[key], files.inputs[key])
    bpy.ops.render.render()


def _passes(folder):
    taken = {}
    for key in PASSES:
        path = sorted(glob.glob(os.path.join(folder, f'{key}[0-9]*.exr')))[-1]
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        width, height = image.size
        pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
        image.pixels.foreach_get(pixels)
        taken[key] = numpy.nan_to_num(pixels.reshape(height, width, 4)[:, :, :3])
        bpy.data.images.remove(image)
    return taken


def _moved(picture, dy, dx):
    height, width = picture.shape[:2]
    rows = numpy.clip(numpy.arange(height) + dy, 0, height - 1)
    cols = numpy.clip(numpy.arange(width) + dx, 0, width - 1)
    return picture[rows][:, cols]


def _blurred(picture, times=1):
    for _ in range(times):
        for axis in (0, 1):
            step = (lambda s: _moved(picture, s, 0)) if axis == 0 else (lambda s: _moved(picture, 0, s))
            picture = 0.25 * step(-1) + 0.5 * picture + 0.25 * step(1)
    return picture


def _quiet(light, guides, levels=4, hold=3.0):
    """An à-trous filter: it averages light only over pixels of the same surface."""
    weights = (0.25, 0.5, 0.25)
    logged = numpy.log1p(light)
    for level in range(levels):
        step = 2 ** level
        tone = _blurred(logged.mean(axis=2), 1)
        spread = numpy.sqrt(numpy.maximum(_blurred((logged.mean(axis=2) - tone) ** 2, 3), 1e-7))
        total = numpy.zeros_like(logged)
        share = numpy.zeros(logged.shape[:2], dtype=numpy.float32)
        for row in range(-1, 2):
            for col in range(-1, 2):
                away = numpy.abs(_moved(tone, row * step, col * step) - tone) / (hold * spread + 0.004)
                for guide, strict in guides:
                    gap = _moved(guide, row * step, col * step) - guide
                    away = away + (gap * gap).sum(axis=2) * strict
                amount = weights[row + 1] * weights[col + 1] * numpy.exp(-away)
                total += amount[:, :, None] * _moved(logged, row * step, col * step)
                share += amount
        logged = total / share[:, :, None]
    return numpy.expm1(logged)


def _without_specks(picture):
    """No point is brighter or darker than the second of its neighbours."""
    around = numpy.sort(numpy.stack([
        _moved(picture, row, col) for row in (-1, 0, 1) for col in (-1, 0, 1) if row or col
    ]), axis=0)
    return numpy.clip(picture, around[1], around[-2])


def _finished(name, out, exposure, look, bloom, vignette, raw=False):
    taken = _passes(os.path.join(out, name))
    depth = numpy.log1p(numpy.minimum(taken['Depth'][:, :, :1], 200))
    guides = ((taken['Normal'], 12.0), (depth, 60.0), (_blurred(taken['DiffCol']), 16.0))
    picture = taken['Emit'] + taken['Env']
    for kind, levels in (('Diff', 6), ('Gloss', 4), ('Trans', 4)):
        light = taken[kind + 'Dir'] + taken[kind + 'Ind']
        if light.max() > 0:
            picture = picture + taken[kind + 'Col'] * (light if raw else _quiet(light, guides, levels))
    height, width = picture.shape[:2]
    picture = _without_specks(picture)
    seen = bpy.context.scene.camera
    if seen:
        lens, focus = seen.data.lens / 1000, seen.data.dof.focus_distance
        far = taken['Depth'][:, :, 0]
        coc = numpy.abs(far - focus) / numpy.maximum(far, 0.1) * lens ** 2 / (seen.data.dof.aperture_fstop * (focus - lens)) / 0.036 * width
        share = numpy.clip((_blurred(coc, 2) - 3) / 5, 0, 1)[:, :, None]
        picture = picture * (1 - share) + share * _quiet(picture, (), 4, 6.0)
        inner = share
        for row, col in ((-4, 0), (4, 0), (0, -4), (0, 4), (-3, -3), (3, 3), (-3, 3), (3, -3)):
            inner = numpy.minimum(inner, _moved(share, row, col))
        inner = _blurred(inner, 4)
        picture = picture * (1 - inner) + inner * _blurred(picture, 7)
    if bloom:
        bright = numpy.maximum(picture - 1.6, 0)
        bright = numpy.minimum(bright, 8)
        small = bright[: height // 8 * 8, : width // 8 * 8].reshape(height // 8, 8, width // 8, 8, 3).mean(axis=(1, 3))
        for size, share in ((3, 0.5), (14, 0.5)):
            wide = _blurred(small, size)
            rows = numpy.clip((numpy.arange(height) + 0.5) / 8 - 0.5, 0, wide.shape[0] - 1.001)
            cols = numpy.clip((numpy.arange(width) + 0.5) / 8 - 0.5, 0, wide.shape[1] - 1.001)
            r, c = rows.astype(int), cols.astype(int)
            fr, fc = (rows - r)[:, None, None], (cols - c)[None, :, None]
            up = wide[r][:, c] * (1 - fr) * (1 - fc) + wide[r + 1][:, c] * fr * (1 - fc) + wide[r][:, c + 1] * (1 - fr) * fc + wide[r + 1][:, c + 1] * fr * fc
            picture = picture + bloom * share * up
    y, x = numpy.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    picture = picture * (1 - vignette * numpy.minimum(1, (x * x + y * y) / 2) ** 1.3)[:, :, None]
    image = bpy.data.images.new('finished', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(numpy.dstack((picture, numpy.ones((height, width)))).astype(numpy.float32).ravel())
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', look
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(os.path.join(out, name + '.png'), scene=scene)


def shoot(name, out, width, samples, seconds, exposure=0.0, look='Medium High Contrast', bloom=0.12, vignette=0.22, again=False):
    began = time.time()
    folder = os.path.join(out, name)
    if again:
        print('passes are kept')
    else:
        _render(name, out, width, samples, seconds)
    done = time.time()
    _finished(name, out, exposure, look, bloom, vignette)
    print(f'{name}: {width} px, {samples} samples, render {done - began:.0f} s, filter {time.time() - done:.0f} s')
