"""Renders scenes by name: blender -b -t 2 --python render.py -- NAME [--width 960] [--samples 32] [--resume]"""
import argparse
import importlib
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
from studio import shoot, start  # noqa: E402

options = argparse.ArgumentParser(prog='render.py')
options.add_argument('scenes', nargs='+')
options.add_argument('--out', default=os.path.join(here, '../../build/renders'))
options.add_argument('--width', type=int, default=1920)
options.add_argument('--samples', type=int, default=8)
options.add_argument('--each', type=int, default=4, help='samples of a round; each round is stored')
options.add_argument('--resume', action='store_true', help='go on with the rounds that are stored')
options.add_argument('--missing', action='store_true', help='leave out scenes that have a picture')
options.add_argument('--raw', action='store_true', help='without the filter')
chosen = options.parse_args(sys.argv[sys.argv.index('--') + 1:])

for name in chosen.scenes:
    if chosen.missing and os.path.exists(os.path.join(chosen.out, name + '.png')):
        continue
    scene = importlib.import_module(f'scenes.{name}')
    start(*getattr(scene, 'WORLD', ('#6b8090', 0.75)))
    importlib.import_module('surfaces')._made.clear()
    importlib.import_module('shapes')._boxes.clear()
    scene.build()
    film = getattr(scene, 'FILM', {})
    shoot(name, os.path.abspath(chosen.out), chosen.width, chosen.samples, chosen.each, chosen.resume, raw=chosen.raw, **film)
