"""Meshes without operators: each part is a list of bevelled solids in one mesh."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

_boxes = {}


def _box(size, bevel, segments):
    key = (tuple(round(n, 4) for n in size), round(bevel, 4), segments)
    if key not in _boxes:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
        if bevel:
            bmesh.ops.bevel(
                bm, geom=bm.edges[:], offset=min(bevel, min(size) * 0.45),
                segments=segments, profile=0.5, affect='EDGES', clamp_overlap=True,
            )
        _boxes[key] = _taken(bm)
    return _boxes[key]


def _taken(bm):
    bm.normal_update()
    bm.verts.index_update()
    taken = ([v.co.copy() for v in bm.verts], [[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    return taken


def turned(x=0.0, y=0.0, z=0.0):
    """The rotation by degrees around x, then y, then z."""
    return (
        Matrix.Rotation(math.radians(z), 4, 'Z')
        @ Matrix.Rotation(math.radians(y), 4, 'Y')
        @ Matrix.Rotation(math.radians(x), 4, 'X')
    )


def rounded(wide, tall, radius, steps=6):
    """The outline of a rectangle with round corners."""
    points = []
    for index, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (index + step / steps)
            points.append((x * (wide / 2 - radius) + radius * math.cos(angle), y * (tall / 2 - radius) + radius * math.sin(angle)))
    return points


class Part:
    """Solids are collected here and become one mesh."""

    def __init__(self, name):
        self.name = name
        self.verts, self.faces, self.kinds, self.smooth = [], [], [], []
        self.materials = []
        self.uvs = {}

    def _add(self, solid, material, place, smooth=False, uvs=None):
        if material not in self.materials:
            self.materials.append(material)
        kind = self.materials.index(material)
        start = len(self.verts)
        self.verts += [place @ v for v in solid[0]]
        for index, face in enumerate(solid[1]):
            if uvs:
                self.uvs[len(self.faces)] = uvs
            self.faces.append([start + i for i in face])
            self.kinds.append(kind)
            self.smooth.append(smooth)
        return self

    def box(self, at, size, material, bevel=0.004, turn=None, segments=2, smooth=False):
        """`at` is the middle of the box."""
        place = Matrix.Translation(at) @ (turn or Matrix())
        return self._add(_box(size, bevel, segments), material, place, smooth)

    def cylinder(self, at, radius, length, material, axis='Z', sides=24, bevel=0.0, top=None, turn=None):
        bm = bmesh.new()
        bmesh.ops.create_cone(
            bm, cap_ends=True, segments=sides, radius1=radius,
            radius2=radius if top is None else top, depth=length,
        )
        if bevel:
            rims = [e for e in bm.edges if any(len(f.verts) > 4 for f in e.link_faces)]
            bmesh.ops.bevel(bm, geom=rims, offset=bevel, segments=3, profile=0.5, affect='EDGES')
        turns = {'X': turned(y=90), 'Y': turned(x=90), 'Z': Matrix()}
        place = Matrix.Translation(at) @ (turn or Matrix()) @ turns[axis]
        return self._add(_taken(bm), material, place, True)

    def bar(self, start, end, width, material, depth=None, bevel=0.003):
        """A bar of a rectangular section from one point to another."""
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        return self.box((start + end) / 2, (width, depth or width, along.length), material, bevel, turn)

    def pipe(self, points, radius, material, sides=10, up=None):
        """A round tube through the points."""
        rings = [(Vector(p), radius, radius) for p in points]
        return self.loft(rings, material, sides, up)

    def loft(self, rings, material, sides=16, up=None):
        """A skin over ellipses: (middle, half width, half depth), closed at both ends."""
        verts, faces = [], []
        count = len(rings)
        for index, (middle, wide, deep) in enumerate(rings):
            before = Vector(rings[max(0, index - 1)][0])
            after = Vector(rings[min(count - 1, index + 1)][0])
            along = (after - before).normalized()
            side = Vector(up or (1, 0, 0))
            if abs(along.dot(side)) > 0.9:
                side = Vector((0, 1, 0))
            front = along.cross(side).normalized()
            side = front.cross(along).normalized()
            for step in range(sides):
                angle = 2 * math.pi * step / sides
                verts.append(Vector(middle) + side * wide * math.cos(angle) + front * deep * math.sin(angle))
        for ring in range(count - 1):
            for step in range(sides):
                a, b = ring * sides + step, ring * sides + (step + 1) % sides
                faces.append([a, b, b + sides, a + sides])
        faces.append(list(range(sides))[::-1])
        faces.append([(count - 1) * sides + step for step in range(sides)])
        return self._add((verts, faces), material, Matrix(), True)

    def prism(self, outline, thickness, material, place=None, bevel=0.01, axis='X', segments=2):
        """An outline in two dimensions, pushed out on both sides of the middle plane."""
        bm = bmesh.new()
        half = thickness / 2
        put = {'X': lambda a, b: (-half, a, b), 'Y': lambda a, b: (a, -half, b), 'Z': lambda a, b: (a, b, -half)}
        push = {'X': (thickness, 0, 0), 'Y': (0, thickness, 0), 'Z': (0, 0, thickness)}
        face = bm.faces.new([bm.verts.new(put[axis](a, b)) for a, b in outline])
        new = bmesh.ops.extrude_face_region(bm, geom=[face])['geom']
        bmesh.ops.translate(bm, vec=push[axis], verts=[g for g in new if isinstance(g, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
        if bevel:
            bmesh.ops.bevel(
                bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5,
                affect='EDGES', clamp_overlap=True,
            )
        return self._add(_taken(bm), material, place or Matrix())

    def sheet(self, at, size, material, turn=None):
        """A flat picture: it lies in x and y, and looks up before it is turned."""
        wide, tall = size[0] / 2, size[1] / 2
        verts = [Vector(p) for p in ((-wide, -tall, 0), (wide, -tall, 0), (wide, tall, 0), (-wide, tall, 0))]
        place = Matrix.Translation(at) @ (turn or Matrix())
        return self._add((verts, [[0, 1, 2, 3]]), material, place, False, [(0, 0), (1, 0), (1, 1), (0, 1)])

    def quad(self, a, b, c, d, material):
        return self._add(([Vector(p) for p in (a, b, c, d)], [[0, 1, 2, 3]]), material, Matrix(), True)

    def perforated(self, size, holes, hole, pitch, material, place):
        """A plate in x and z with rows of slots; `holes` are the places of their middles in x."""
        wide, tall = size
        xs = sorted({-wide / 2, wide / 2, *(h + s * hole[0] / 2 for h in holes for s in (-1, 1))})
        zs, levels = {0.0, tall}, []
        z = pitch / 2
        while z + hole[1] / 2 < tall:
            zs |= {z - hole[1] / 2, z + hole[1] / 2}
            levels.append(z)
            z += pitch
        zs = sorted(zs)
        verts = [Vector((x, 0, z)) for z in zs for x in xs]
        faces = []
        for row in range(len(zs) - 1):
            for col in range(len(xs) - 1):
                x, z = (xs[col] + xs[col + 1]) / 2, (zs[row] + zs[row + 1]) / 2
                if any(abs(x - h) < hole[0] / 2 for h in holes) and any(abs(z - l) < hole[1] / 2 for l in levels):
                    continue
                a = row * len(xs) + col
                faces.append([a, a + 1, a + 1 + len(xs), a + len(xs)])
        return self._add((verts, faces), material, place)

    def mesh(self):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.verts, [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.kinds)
        mesh.polygons.foreach_set('use_smooth', self.smooth)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
        if self.uvs:
            layer = mesh.uv_layers.new()
            for index, corners in self.uvs.items():
                for loop, corner in zip(mesh.polygons[index].loop_indices, corners):
                    layer.data[loop].uv = corner
        mesh.update()
        return mesh


def put(thing, at=(0, 0, 0), turn=None, scale=None):
    """An object that shows a mesh; the same mesh serves any number of them."""
    mesh = thing.mesh() if isinstance(thing, Part) else thing
    thing = bpy.data.objects.new(mesh.name, mesh)
    place = Matrix.Translation(at) @ (turn or Matrix())
    if scale:
        place = place @ Matrix.Diagonal((*scale, 1))
    thing.matrix_world = place
    bpy.context.scene.collection.objects.link(thing)
    return thing


def softened(thing, width=0.003, segments=3):
    """Flat faces of a close device stay flat, while its edges catch the light."""
    thing.modifiers.new('normals', 'WEIGHTED_NORMAL').keep_sharp = True
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.auto_smooth_angle = math.radians(75)
    return thing
