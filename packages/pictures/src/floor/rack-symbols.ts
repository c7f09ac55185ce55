import { rack } from './hall.ts'
import { draw, type Drawn } from './node.ts'
import { seededRandom } from './random.ts'
import { box, face, paint, type Face, type Tones } from './solid.ts'

const loads: readonly Tones[] = [
  ['#4b7089', '#2c4a5e', '#1d3343'],
  ['#3d5f76', '#264254', '#19303f'],
  ['#5a8098', '#37586c', '#223d4e'],
  ['#7a715c', '#565041', '#3a372f'],
  ['#365468', '#21394a', '#162938'],
]
const woodSide = '#39423f'
const steel = '#7fa0b4'
/** How many differently filled bays there are. */
export const bayVariants = 8

export function symbolId(prefix: string, name: string): string {
  return `${prefix}-${name}`
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

interface Slot {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
  readonly z: number
}

function load({ x0, x1, y0, y1, z }: Slot, random: () => number): Face[] {
  const top = z + 0.1 + 0.44 + random() * 0.32
  const tones = pick(loads, random)
  const faces = [
    face(
      [
        [x1, y0, z],
        [x1, y1, z],
        [x1, y1, z + 0.09],
        [x1, y0, z + 0.09],
      ],
      woodSide,
    ),
    ...box([x0 + 0.03, y0 + 0.04, z + 0.1, x1 - 0.03, y1 - 0.04, top], tones),
  ]
  const on = x1 - 0.03
  if (random() < 0.34) {
    const [ty, tz] = [y1 - 0.34, top - 0.22]
    faces.push(
      face(
        [
          [on, ty, tz],
          [on, ty + 0.16, tz],
          [on, ty + 0.16, tz + 0.14],
          [on, ty, tz + 0.14],
        ],
        '#39d6c4',
      ),
    )
  } else if (random() < 0.4) {
    const [ty, tz] = [y0 + 0.2, top - 0.34]
    faces.push(
      face(
        [
          [on, ty, tz],
          [on, ty + 0.3, tz],
          [on, ty + 0.3, tz + 0.2],
          [on, ty, tz + 0.2],
        ],
        '#b9cbd4',
      ),
    )
  }
  return faces
}

function bay(variant: number): Drawn[] {
  const random = seededRandom(101 + variant * 7919)
  const faces: Face[] = []
  const half = rack.depth / 2
  for (let level = 0; level < rack.levels; level += 1) {
    const z = 0.1 + level * rack.levelHeight
    const isTop = level === rack.levels - 1
    for (let slot = 0; slot < 2; slot += 1) {
      const y0 = 0.12 + (slot * rack.bay) / 2
      const y1 = ((slot + 1) * rack.bay) / 2 - 0.12
      const empty = random() < (isTop ? 0.3 : 0.12)
      const back = { x0: 0.08, x1: half - 0.04, y0, y1, z }
      if ((isTop || empty) && random() < 0.8) faces.push(...load(back, random))
      if (!empty) faces.push(...load({ ...back, x0: half + 0.04, x1: rack.depth - 0.06 }, random))
    }
    const x = rack.depth
    faces.push(
      face(
        [
          [x, 0, z - 0.08],
          [x, rack.bay, z - 0.08],
          [x, rack.bay, z + 0.02],
          [x, 0, z + 0.02],
        ],
        '#5f8298',
      ),
    )
  }
  const post = (x: number, top: number, fill: string) =>
    face(
      [
        [x, 0, 0],
        [x, 0.1, 0],
        [x, 0.1, top],
        [x, 0, top],
      ],
      fill,
    )
  return paint([post(0, 2.8, '#45627a'), ...faces, post(rack.depth, rack.height - 0.15, steel)])
}

function rackEnd(): Drawn[] {
  const { depth, height } = rack
  const bar = (ay: number, az: number, by: number, bz: number) =>
    face(
      [
        [ay, 0, az - 0.04],
        [by, 0, bz - 0.04],
        [by, 0, bz + 0.04],
        [ay, 0, az + 0.04],
      ],
      '#6a8ba0',
    )
  const post = (x: number) =>
    face(
      [
        [x - 0.06, 0, 0],
        [x + 0.06, 0, 0],
        [x + 0.06, 0, height],
        [x - 0.06, 0, height],
      ],
      steel,
    )
  const bars = [0, 1, 2].flatMap((level) => [
    bar(0, level * 1.02 + 0.1, depth, level * 1.02 + 1.02),
    bar(0, level * 1.02 + 1.08, depth, level * 1.02 + 1.08),
  ])
  const guard: Tones = ['#e0b23c', '#b98c22', '#8d6a17']
  return paint([
    ...bars,
    post(0.04),
    post(depth - 0.04),
    ...box([-0.1, 0.18, 0, depth + 0.1, 0.42, 0.42], guard),
  ])
}

function palletStack(variant: number): Drawn[] {
  const random = seededRandom(31 + variant * 104_729)
  const tones = pick(loads, random)
  const top = 0.7 + random() * 0.65
  const faces = [
    ...box([0, 0, 0, 1.3, 1.3, 0.13], ['#5a625a', '#4b534c', '#343b38']),
    ...box([0.05, 0.05, 0.14, 1.25, 1.25, top], tones),
  ]
  faces.push(
    face(
      [
        [1.25, 0.9, top - 0.3],
        [1.25, 1.1, top - 0.3],
        [1.25, 1.1, top - 0.14],
        [1.25, 0.9, top - 0.14],
      ],
      '#39d6c4',
    ),
  )
  return paint(faces)
}

function column(): Drawn[] {
  return [
    ...paint(box([-0.2, -0.2, 0, 0.2, 0.2, 5.5], ['#6d8b9d', '#4a6877', '#2c4351'])),
    ...paint(box([-0.34, -0.34, 0, 0.34, 0.34, 0.5], ['#e0b23c', '#b98c22', '#8d6a17'])),
  ]
}

/** What stands on the floor many times: filled bays, pallet stacks, the end of a rack, a column. */
export function rackSymbols(prefix: string): Drawn[] {
  const symbol = (name: string, children: readonly Drawn[]) =>
    draw('g', { id: symbolId(prefix, name) }, children)
  return [
    ...Array.from({ length: bayVariants }, (_, index) => symbol(`b${index}`, bay(index))),
    ...Array.from({ length: 5 }, (_, index) => symbol(`p${index}`, palletStack(index))),
    symbol('e', rackEnd()),
    symbol('c', column()),
  ]
}
