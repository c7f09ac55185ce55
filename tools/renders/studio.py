"""Camera, light, render in rounds that add up, a filter for the noise that leaves textures alone, and the blur of the lens."""
import glob
import math
import os
import random
import shutil
import time
from concurrent.futures import ThreadPoolExecutor

import bpy
import numpy
from mathutils import Vector

from shapes import Part, put
from surfaces import colour

PASSES = ('DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Emit', 'Env', 'Normal', 'Mist')
FAR = 60.0


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
    lensed.lens, lensed.clip_end = lens, 400
    lensed.shift_x, lensed.shift_y = shift
    thing = bpy.data.objects.new('camera', lensed)
    at, to = Vector(at), Vector(to)
    thing.location = at
    thing.rotation_euler = (to - at).to_track_quat('-Z', 'Y').to_euler()
    # The lens blurs after the filter: a sharp picture is quiet after few samples.
    lensed.dof.use_dof = False
    lensed.dof.aperture_fstop = stop
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


def _prepare(folder, width, samples):
    scene = bpy.context.scene
    cycles, render = scene.cycles, scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, round(width * 9 / 16), 100
    render.threads_mode, render.threads = 'FIXED', 2
    render.use_persistent_data = True
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.5, 30
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 1, 2
    cycles.transparent_max_bounces, cycles.transmission_bounces = 12, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.use_auto_tile = False
    cycles.light_sampling_threshold = 0.03
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, FAR, 'LINEAR'
    layer = scene.view_layers[0]
    for kind in ('diffuse', 'glossy'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_mist = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for key in PASSES:
        files.file_slots.new(key)
        tree.links.new(layers.outputs[key], files.inputs[key])


def _taken(folder):
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
    return {
        'diff': taken['DiffCol'] * (taken['DiffDir'] + taken['DiffInd']), 'diffcol': taken['DiffCol'],
        'gloss': taken['GlossCol'] * (taken['GlossDir'] + taken['GlossInd']), 'glosscol': taken['GlossCol'],
        'glow': taken['Emit'] + taken['Env'], 'normal': taken['Normal'], 'mist': taken['Mist'][:, :, :1],
    }


def _rounds(kept, folder, width, samples, each, resume):
    """Renders until the kept halves have the samples; every round is stored, so that a break costs one."""
    halves, done = [{}, {}], 0
    if resume and os.path.exists(kept):
        stored = numpy.load(kept)
        if stored['mist0'].shape[1] == width:
            done = int(stored['done'])
            halves = [{k[:-1]: stored[k].astype(numpy.float32) for k in stored if k.endswith(str(h))} for h in (0, 1)]
            print(f'  {done} rounds are stored', flush=True)
    rounds = max(2, math.ceil(samples / each))
    if done < rounds:
        _prepare(folder, width, each)
    for index in range(done, rounds):
        began = time.time()
        bpy.context.scene.cycles.seed = index
        bpy.ops.render.render()
        taken, half, weight = _taken(folder), halves[index % 2], index // 2
        for key, value in taken.items():
            half[key] = (half[key] * weight + value) / (weight + 1) if weight else value
        shutil.rmtree(folder)
        both = {f'{key}{h}': value.astype(numpy.float16) for h in (0, 1) for key, value in halves[h].items()}
        numpy.savez(kept + '.part.npz', done=index + 1, **both)
        os.replace(kept + '.part.npz', kept)
        print(f'  round {index + 1} of {rounds}: {time.time() - began:.0f} s', flush=True)
    return halves, (rounds + 1) // 2 / rounds


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


def _without_specks(picture):
    """No point is much brighter than the second of its neighbours."""
    most = second = numpy.full_like(picture, -1)
    for row, col in ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)):
        there = _moved(picture, row, col)
        second = numpy.maximum(second, numpy.minimum(most, there))
        most = numpy.maximum(most, there)
    return numpy.minimum(picture, second * 1.25 + 0.02)


class Layer:
    """Two independent parts of one pass: their mean, and what their difference says about its noise."""

    def __init__(self, one, two, share):
        self.mean = one * share + two * (1 - share)
        self.noise = _blurred((one - two) ** 2 * share * (1 - share), 8)


def _box(x):
    """The mean of 3 x 3 points, without the rim."""
    x = x[:-2] + x[1:-1] + x[2:]
    return (x[:, :-2] + x[:, 1:-1] + x[:, 2:]) / 9


def _filtered(targets, guides, reach, hold, strict):
    """
    Non-local means over a window. A neighbour counts as far as its 3 x 3 points, and the guides there, differ by no
    more than their noise. Works in strips, which stay in the cache of the processor.
    """
    height, width = targets[0].mean.shape[:2]
    pad = reach + 1
    tones = [(t.mean.mean(axis=2), t.noise.mean(axis=2)) for t in targets]
    wide = lambda a: numpy.pad(a, ((pad, pad), (pad, pad)) + ((0, 0),) * (a.ndim - 2), 'edge').astype(numpy.float32)
    means = [wide(t.mean) for t in targets]
    tones = [(wide(m), wide(n)) for m, n in tones]
    kept = [
        (wide(g.mean[:, :, c]), wide(g.noise[:, :, c]), floor) for g, floor in guides for c in range(g.mean.shape[2])
    ]
    results = [numpy.empty_like(t.mean, dtype=numpy.float32) for t in targets]
    # Of the far neighbours, a part without a pattern.
    chance, around = random.Random(1), range(-reach, reach + 1)
    steps = [
        (dy, dx) for dy in around for dx in around
        if 0 < (away := dy * dy + dx * dx) <= reach * reach + 1 and (away <= 10 or chance.random() < 0.4)
    ]

    def strip(top):
        rows = min(40, height - top)
        at = lambda a, dy, dx, rim=0: a[top + pad + dy - rim: top + pad + dy + rows + rim, pad + dx - rim: pad + dx + width + rim]
        sums = [at(m, 0, 0).astype(numpy.float32).copy() for m in means]
        shares = [numpy.ones((rows, width), dtype=numpy.float32) for _ in means]
        for dy, dx in steps:
            apart = numpy.zeros((rows, width), dtype=numpy.float32)
            for mean, noise, floor in kept:
                here, there = at(noise, 0, 0), at(noise, dy, dx)
                gap = (at(mean, dy, dx) - at(mean, 0, 0)) ** 2 - (here + numpy.minimum(here, there))
                apart = numpy.maximum(apart, gap / (strict * strict * (floor + here)))
            for index, (tone, noise) in enumerate(tones):
                here, there = at(noise, 0, 0, 1), at(noise, dy, dx, 1)
                gap = (at(tone, dy, dx, 1) - at(tone, 0, 0, 1)) ** 2 - (here + numpy.minimum(here, there))
                away = _box(gap / (1e-7 + hold * hold * (here + there)))
                share = numpy.exp(-numpy.maximum(0, numpy.maximum(away, apart)))
                sums[index] += share[:, :, None] * at(means[index], dy, dx)
                shares[index] += share
        for index, total in enumerate(sums):
            results[index][top: top + rows] = total / shares[index][:, :, None]

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(strip, range(0, height, 40)))
    return results


def _quiet(halves, share, raw=False):
    """The picture in linear light: filtered light on the colours of the surfaces."""
    mean = {key: halves[0][key] * share + halves[1][key] * (1 - share) for key in halves[0]}
    if raw:
        return mean['diff'] + mean['gloss'] + mean['glow'], mean['mist']
    guide = Layer(*(numpy.concatenate([h['diffcol'], h['glosscol'].mean(axis=2, keepdims=True), h['normal'], h['mist'] * 4], axis=2) for h in halves), share)
    light = lambda h, kind: _without_specks(h[kind] / (h[kind + 'col'] + 0.004))
    diff, gloss = (Layer(*(light(h, kind) for h in halves), share) for kind in ('diff', 'gloss'))
    diff, gloss = _filtered([diff, gloss], [(guide, 1.5e-3)], 7, 1.2, 1.2)
    return diff * (mean['diffcol'] + 0.004) + gloss * (mean['glosscol'] + 0.004) + mean['glow'], mean['mist']


def _iris(radius, blades=7):
    """What a point of light becomes out of focus."""
    reach = math.ceil(radius) + 1
    y, x = numpy.mgrid[-reach: reach + 1, -reach: reach + 1]
    turn = numpy.arctan2(y, x) + 0.3
    slice_ = 2 * math.pi / blades
    rim = math.cos(slice_ / 2) / numpy.cos(numpy.mod(turn, slice_) - slice_ / 2) * 0.5 + 0.5
    away = numpy.hypot(x, y) / rim
    kernel = numpy.clip(radius + 0.5 - away, 0, 1) * (0.85 + 0.15 * away / max(radius, 1))
    return kernel / kernel.sum()


def _spread(layer, size):
    """Every point becomes an iris of this radius."""
    kernel, rim = _iris(size), math.ceil(size) + 2
    layer = numpy.pad(layer, ((rim, rim), (rim, rim), (0, 0)), 'edge')
    shape, half = layer.shape[:2], kernel.shape[0] // 2
    wave = numpy.zeros(shape)
    wave[:kernel.shape[0], :kernel.shape[0]] = kernel
    wave = numpy.fft.rfft2(numpy.roll(wave, (-half, -half), (0, 1)))
    layer = numpy.dstack([numpy.fft.irfft2(numpy.fft.rfft2(layer[:, :, c]) * wave, shape) for c in range(4)])
    return layer[rim:-rim, rim:-rim]


def _halved(layer):
    layer = numpy.pad(layer, ((0, layer.shape[0] % 2), (0, layer.shape[1] % 2), (0, 0)), 'edge')
    return (layer[::2, ::2] + layer[1::2, ::2] + layer[::2, 1::2] + layer[1::2, 1::2]) / 4


def _grown(layer, height, width):
    return _blurred(layer.repeat(2, axis=0).repeat(2, axis=1))[:height, :width]


def _defocused(picture, depth):
    """Blurs by distance: slices from the back to the front, each over what lies behind it."""
    lensed = bpy.context.scene.camera.data
    height, width = depth.shape
    lens, focus = lensed.lens / 1000, lensed.dof.focus_distance
    near = depth
    for row, col in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        near = numpy.minimum(near, _moved(depth, row, col))
    radius = (near - focus) / numpy.maximum(near, 0.05) * lens ** 2 / (lensed.dof.aperture_fstop * (focus - lens)) / 0.036 * width / 2
    sizes = numpy.array([0.0, 0.8, 1.3, 2, 3, 4.4, 6.3, 9, 12.5, 17, 23, 31])
    sizes = numpy.concatenate((-sizes[:0:-1], sizes))
    place = numpy.interp(radius, sizes, numpy.arange(len(sizes)))
    seen = numpy.zeros((height, width, 4))
    for index in range(len(sizes) - 1, -1, -1):
        share = numpy.maximum(0, 1 - numpy.abs(place - index))
        if share.max() == 0:
            continue
        layer = numpy.dstack((picture * share[:, :, None], share))
        size = abs(sizes[index])
        if size > 6:
            layer = _grown(_spread(_halved(layer), size / 2), height, width)
        elif size:
            layer = _spread(layer, size)
        seen = layer + seen * (1 - numpy.clip(layer[:, :, 3:], 0, 1))
    return (seen[:, :, :3] / numpy.maximum(seen[:, :, 3:], 1e-4)).clip(0)


def _bloomed(picture, amount):
    height, width = picture.shape[:2]
    bright = numpy.minimum(numpy.maximum(picture - 1.6, 0), 8)
    small = bright[: height // 8 * 8, : width // 8 * 8].reshape(height // 8, 8, width // 8, 8, 3).mean(axis=(1, 3))
    scale = width / 1280
    for size, share in ((3, 0.5), (14, 0.5)):
        wide = _blurred(small, max(1, round(size * scale * scale)))
        rows = numpy.clip((numpy.arange(height) + 0.5) / 8 - 0.5, 0, wide.shape[0] - 1.001)
        cols = numpy.clip((numpy.arange(width) + 0.5) / 8 - 0.5, 0, wide.shape[1] - 1.001)
        r, c = rows.astype(int), cols.astype(int)
        fr, fc = (rows - r)[:, None, None], (cols - c)[None, :, None]
        up = wide[r][:, c] * (1 - fr) * (1 - fc) + wide[r + 1][:, c] * fr * (1 - fc) + wide[r][:, c + 1] * (1 - fr) * fc + wide[r + 1][:, c + 1] * fr * fc
        picture = picture + amount * share * up
    return picture


def _finished(name, out, halves, share, exposure, look, bloom, vignette, haze, raw):
    picture, mist = _quiet(halves, share, raw)
    height, width = picture.shape[:2]
    if haze:
        tone, thick = haze
        share = 1 - numpy.exp(-thick * mist * FAR)
        picture = picture * (1 - share) + numpy.array(colour(tone)[:3]) * share
    picture = _defocused(picture, mist[:, :, 0] * FAR)
    if bloom:
        picture = _bloomed(picture, bloom)
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


def shoot(name, out, width, samples, each, resume, exposure=0.0, look='Medium High Contrast', bloom=0.12, vignette=0.22, haze=None, raw=False):
    began = time.time()
    os.makedirs(out, exist_ok=True)
    halves, share = _rounds(os.path.join(out, name + '.npz'), os.path.join(out, name), width, samples, each, resume)
    done = time.time()
    _finished(name, out, halves, share, exposure, look, bloom, vignette, haze, raw)
    print(f'{name}: {width} px, {samples} samples, render {done - began:.0f} s, filter {time.time() - done:.0f} s', flush=True)
