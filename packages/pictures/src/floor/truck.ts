import { nearness, project, type Point2, type Point3 } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { polygon } from './path.ts'
import { blend, type Extent, type Tones } from './solid.ts'

/** Vehicles are drawn larger than they are, so that they read from the control desk. */
const scale = 1.36

const orange: Tones = ['#ff9350', '#e2620f', '#b54708']
const weight: Tones = ['#f57a2c', '#cf520c', '#9d3d06']
const dark: Tones = ['#42566a', '#22313c', '#141f28']
const steel: Tones = ['#b4c6d0', '#7b93a2', '#4f6676']
const vest: Tones = ['#ffd978', '#ffc53d', '#c98f16']
const wood: Tones = ['#a89266', '#85734f', '#655739']
const goods: Tones = ['#eef2ef', '#bcc7c6', '#8e9c9c']

interface Part {
  readonly nearness: number
  readonly shapes: readonly { points: readonly Point3[]; fill: string }[]
}

type Place = (x: number, y: number, z: number) => Point3

function solid(place: Place, heading: number, extent: Extent, tones: Tones, bias = 0): Part {
  const [x0, y0, z0, x1, y1, z1] = extent
  const [top, lit, shaded] = tones
  const corners: readonly Point2[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]
  const shapes = [{ points: corners.map(([x, y]) => place(x, y, z1)), fill: top }]
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 4] ?? [ax, ay]
    const normal = heading + Math.atan2(ax - bx, by - ay)
    const [toRight, toLeft] = [Math.cos(normal), Math.sin(normal)]
    if (toRight + toLeft <= 1e-9 || shapes.length === 3) return
    const fill = blend(lit, shaded, Math.round(Math.max(0, Math.min(1, toLeft * toLeft)) * 8) / 8)
    const outline = [place(ax, ay, z0), place(bx, by, z0), place(bx, by, z1), place(ax, ay, z1)]
    shapes.push({ points: outline, fill })
  })
  while (shapes.length < 3) shapes.push({ points: [place(x0, y0, z1)], fill: top })
  const centre = place((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2)
  return { nearness: nearness(centre) + bias, shapes }
}

function wheels(place: Place, side: number): Part {
  const ring = (x: number, radius: number): Point3[] =>
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI
      return place(x + radius * Math.cos(angle), side * 0.6, 0.27 + radius * Math.sin(angle))
    })
  return {
    nearness: 40,
    shapes: [
      { points: ring(-0.75, 0.25), fill: '#0d161e' },
      { points: ring(0.5, 0.28), fill: '#0d161e' },
      { points: ring(-0.75, 0.1), fill: '#8a9aa5' },
      { points: ring(0.5, 0.12), fill: '#8a9aa5' },
    ],
  }
}

function frame(place: Place, near: boolean, facing: number): Part {
  const top = 2.05
  const posts: Point2[] = [
    [-0.72, -0.5],
    [-0.72, 0.5],
    [0.62, 0.5],
    [0.62, -0.5],
  ]
  const ranked = posts.toSorted(
    ([ax, ay], [bx, by]) => nearness(place(ax, ay, 0)) - nearness(place(bx, by, 0)),
  )
  const half = 0.045
  const shapes = (near ? ranked.slice(2) : ranked.slice(0, 2)).map(([x, y]) => ({
    points: [
      place(x - half * facing, y - half, 0.6),
      place(x + half * facing, y + half, 0.6),
      place(x + half * facing, y + half, top),
      place(x - half * facing, y - half, top),
    ],
    fill: near ? '#e8650f' : '#a84408',
  }))
  return { nearness: near ? 50 : -90, shapes }
}

function roof(place: Place): Part {
  const bar = (x0: number, y0: number, x1: number, y1: number, fill: string) => ({
    points: [place(x0, y0, 2.08), place(x1, y0, 2.08), place(x1, y1, 2.08), place(x0, y1, 2.08)],
    fill,
  })
  return {
    nearness: 55,
    shapes: [
      ...[-0.24, 0, 0.24].map((y) => bar(-0.72, y - 0.035, 0.62, y + 0.035, '#1d2c38')),
      bar(-0.78, -0.56, -0.66, 0.56, '#ff9350'),
      bar(0.56, -0.56, 0.68, 0.56, '#ff9350'),
      bar(-0.78, -0.56, 0.68, -0.46, '#ff9350'),
      bar(-0.78, 0.46, 0.68, 0.56, '#ff9350'),
    ],
  }
}

/** Where the tag sits on the roof, in metres. */
export const truckTagHeight = 2.15 * scale

const cache = new Map<string, Drawn[]>()

/**
 * A counterbalance truck around the origin of the floor; always the same number of paths, so that
 * the browser only sets attributes, and the same drawing as long as nothing turns or lifts.
 */
export function drawTruck(heading: number, load: number, lift: number): Drawn[] {
  const rounded = [heading, load, lift].map((value) => Math.round(value * 32) / 32) as Pose
  const key = rounded.join()
  const cached = cache.get(key)
  if (cached) return cached
  if (cache.size > 99) cache.clear()
  const drawn = drawParts(rounded)
  cache.set(key, drawn)
  return drawn
}

type Pose = [heading: number, load: number, lift: number]

function drawParts([heading, load, lift]: Pose): Drawn[] {
  const [cos, sin] = [Math.cos(heading) * scale, Math.sin(heading) * scale]
  const place: Place = (x, y, z) => [x * cos - y * sin, x * sin + y * cos, z * scale]
  const part = (extent: Extent, tones: Tones, bias?: number) =>
    solid(place, heading, extent, tones, bias)
  const side = Math.cos(heading) - Math.sin(heading) > 0 ? 1 : -1
  const carried = (extent: Extent, tones: Tones, bias: number): Part => {
    const grown = part(extent, tones, bias)
    return load > 0.02 ? grown : { ...grown, shapes: grown.shapes.map(() => nothing) }
  }
  const ahead = Math.cos(heading) + Math.sin(heading) > 0 ? 60 : 0
  const mast = 2.4 + lift * 0.5
  const base = 0.12 + lift
  const full = base + 0.12 + 0.92 * load
  const parts: Part[] = [
    frame(place, false, side),
    part([-0.6, -0.55, 0.15, 0.75, 0.55, 0.62], orange, -40),
    part([-1.25, -0.52, 0.17, -0.6, 0.52, 1.02], weight),
    part([-0.56, -0.28, 0.62, -0.42, 0.28, 1.25], dark),
    part([-0.42, -0.28, 0.62, 0.02, 0.28, 0.8], dark),
    part([-0.4, -0.22, 0.8, -0.12, 0.22, 1.36], vest),
    part([-0.36, -0.13, 1.38, -0.12, 0.13, 1.64], goods),
    part([0.46, -0.45, 0.62, 0.72, 0.45, 1.05], orange),
    part([0.78, -0.46, 0.08, 0.9, -0.3, mast], steel, ahead),
    part([0.78, 0.3, 0.08, 0.9, 0.46, mast], steel, ahead),
    part([0.9, -0.46, base, 0.97, 0.46, base + 0.5], dark, ahead),
    part([0.97, -0.38, base - 0.03, 2.05, -0.22, base + 0.03], steel, ahead),
    part([0.97, 0.22, base - 0.03, 2.05, 0.38, base + 0.03], steel, ahead),
    carried([1, -0.58, base + 0.03, 2.14, 0.58, base + 0.15], wood, ahead + 0.2),
    carried([1.03, -0.55, base + 0.15, 2.1, 0.55, full], goods, ahead + 0.3),
    wheels(place, side),
    frame(place, true, side),
    roof(place),
  ]
  return parts
    .sort((a, b) => a.nearness - b.nearness)
    .flatMap(({ shapes }) => shapes)
    .map(({ points, fill }) => draw('path', { fill, d: polygon(points.map(project)) }))
}

const nothing = { points: [[0, 0, 0] as Point3], fill: '#0d161e' }
