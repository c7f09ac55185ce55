import * as details from '../truck/truck-details.ts'
import * as model from '../truck/truck-model.ts'
import { onBothSides, type TruckPart } from '../truck/truck-model.ts'
import { nearness, project, type Point2, type Point3 } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { polygon } from './path.ts'
import { blend, type Tones } from './solid.ts'

/** Vehicles are drawn larger than they are, so that they read from the control desk. */
const scale = 1.28

const orange: Tones = ['#ff9350', '#e2620f', '#b54708']
const weight: Tones = ['#f57a2c', '#cf520c', '#9d3d06']
const dark: Tones = ['#42566a', '#22313c', '#141f28']
const steel: Tones = ['#b4c6d0', '#7b93a2', '#4f6676']
const vest: Tones = ['#ffd978', '#ffc53d', '#c98f16']
const wood: Tones = ['#a89266', '#85734f', '#655739']
const goods: Tones = ['#eef2ef', '#bcc7c6', '#8e9c9c']

/** The outer faces of the wheels, beside the chassis. */
const outside = model.chassis[4] + 0.03

interface Part {
  readonly nearness: number
  readonly shapes: readonly { points: readonly Point3[]; fill: string }[]
}

type Place = (x: number, y: number, z: number) => Point3

function solid(place: Place, heading: number, extent: TruckPart, tones: Tones): Part {
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
  return { nearness: nearness(centre), shapes }
}

function wheels(place: Place, side: number): Part {
  const ring = (x: number, z: number, radius: number): Point3[] =>
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI
      return place(x + radius * Math.cos(angle), side * outside, z + radius * Math.sin(angle))
    })
  return {
    nearness: 40,
    shapes: details.wheels.flatMap(({ x, radius }) => [
      { points: ring(x, radius, radius), fill: '#0d161e' },
      { points: ring(x, radius, 0.4 * radius), fill: '#8a9aa5' },
    ]),
  }
}

function frame(place: Place, isNear: boolean, facing: number): Part {
  const [left, near, top, right, far] = details.guard
  const foot = model.chassis[5]
  const posts = [left, right].flatMap((x) => [near, far].map((y): Point2 => [x, y]))
  const ranked = posts.toSorted(
    ([ax, ay], [bx, by]) => nearness(place(ax, ay, 0)) - nearness(place(bx, by, 0)),
  )
  const half = 0.045
  const shapes = (isNear ? ranked.slice(2) : ranked.slice(0, 2)).map(([x, y]) => ({
    points: [
      place(x - half * facing, y - half, foot),
      place(x + half * facing, y + half, foot),
      place(x + half * facing, y + half, top),
      place(x - half * facing, y - half, top),
    ],
    fill: isNear ? '#e8650f' : '#a84408',
  }))
  return { nearness: isNear ? 50 : -90, shapes }
}

function roof(place: Place): Part {
  const [x0, y0, z, x1, y1] = details.guard
  const edge = 0.05
  const bar = (left: number, near: number, right: number, far: number, fill: string) => ({
    points: [
      place(left, near, z),
      place(right, near, z),
      place(right, far, z),
      place(left, far, z),
    ],
    fill,
  })
  const around = (x: number, y: number, toX: number, toY: number) =>
    bar(x - edge, y - edge, toX + edge, toY + edge, orange[0])
  return {
    nearness: 55,
    shapes: [
      ...[-0.24, 0, 0.24].map((y) => bar(x0, y - 0.035, x1, y + 0.035, '#1d2c38')),
      around(x0, y0, x0, y1),
      around(x1, y0, x1, y1),
      around(x0, y0, x1, y0),
      around(x0, y1, x1, y1),
    ],
  }
}

/** Where the tag is drawn on the roof, in metres. */
export const truckTagHeight = details.tagHeight * scale

/** The box that holds a loaded truck as it is drawn, in metres. */
export const drawnTruck = {
  rear: model.rear * scale,
  front: model.front * scale,
  side: outside * scale,
  height: model.mast[5] * scale,
}

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
  const part = (extent: TruckPart, tones: Tones, bias = 0): Part => {
    const drawn = solid(place, heading, extent, tones)
    return { ...drawn, nearness: drawn.nearness + bias }
  }
  const side = Math.cos(heading) - Math.sin(heading) > 0 ? 1 : -1
  const carried = (extent: TruckPart, tones: Tones, bias: number): Part => {
    const grown = part(extent, tones, bias)
    return load > 0.02 ? grown : { ...grown, shapes: grown.shapes.map(() => nothing) }
  }
  const ahead = Math.cos(heading) + Math.sin(heading) > 0 ? 60 : 0
  const raised = (extent: TruckPart) => moved(extent, lift, lift)
  const parts: Part[] = [
    frame(place, false, side),
    part(model.chassis, orange, -40),
    part(model.counterweight, weight),
    part(details.backrest, dark),
    part(details.seat, dark),
    part(details.driver, vest),
    part(details.head, goods),
    part(details.cowl, orange),
    ...onBothSides(moved(model.mast, 0, lift / 2)).map((post) => part(post, steel, ahead)),
    part(raised(details.carriage), dark, ahead),
    ...onBothSides(raised(model.fork)).map((fork) => part(fork, steel, ahead)),
    carried(raised(model.pallet), wood, ahead + 0.2),
    carried(moved(details.goods, lift, lift + (load - 1) * goodsHeight), goods, ahead + 0.3),
    wheels(place, side),
    frame(place, true, side),
    roof(place),
  ]
  return parts
    .sort((a, b) => a.nearness - b.nearness)
    .flatMap(({ shapes }) => shapes)
    .map(({ points, fill }) => draw('path', { fill, d: polygon(points.map(project)) }))
}

const goodsHeight = details.goods[5] - details.goods[2]

const moved = ([x0, y0, z0, x1, y1, z1]: TruckPart, foot: number, top: number) =>
  [x0, y0, z0 + foot, x1, y1, z1 + top] as const

const nothing: { points: Point3[]; fill: string } = { points: [[0, 0, 0]], fill: '#0d161e' }
