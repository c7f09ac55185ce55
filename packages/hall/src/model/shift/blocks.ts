import { aislesOf, type Aisle } from '../aisles.ts'
import { footprint, insideOf, type Box, type Plan } from '../plan.ts'
import type { StorageAisle } from './storage.ts'

/** An aisle with its direction: up is to higher x or y. */
export interface DrivenAisle extends StorageAisle {
  readonly isUp: boolean
}

/** Aisles side by side, with the racks between and around them. */
export interface Block extends Box {
  readonly along: Aisle['along']
  /** Indices of its aisles, from left to right or bottom to top. */
  readonly aisles: readonly number[]
}

/** How far apart the aisles of a block are at most: a double row of racks. */
const apart = 6
const margin = 0.01

/** The extent of a box in the direction of an aisle, and across it. */
export function spanOf(box: Box, along: Aisle['along']) {
  return along === 'x'
    ? { low: box.left, high: box.right, near: box.bottom, far: box.top }
    : { low: box.bottom, high: box.top, near: box.left, far: box.right }
}

export function blocksOf(plan: Plan): { aisles: DrivenAisle[]; blocks: Block[] } {
  const aisles = aislesOf(plan)
  const groups = groupsOf(aisles)
  const blocks = groups.map((group): Block => {
    const along = aisles[group[0] ?? 0]?.along ?? 'x'
    const own = group.flatMap((index) => aisles[index] ?? [])
    const racks = plan.racks.map(footprint).filter((box) => own.some((a) => borders(box, a)))
    return { along, aisles: group, ...around([...own, ...racks]) }
  })
  const docks = centreOf(plan.docks)
  return {
    blocks,
    aisles: aisles.map((aisle, index) => drivenIn({ plan, blocks, docks }, aisle, index)),
  }
}

interface Layout {
  plan: Plan
  blocks: readonly Block[]
  /** Their middle. */
  docks: { x: number; y: number }
}

function drivenIn({ plan, blocks, docks }: Layout, aisle: Aisle, index: number): DrivenAisle {
  const order = blocks.find((block) => block.aisles.includes(index))?.aisles ?? []
  const at = order.indexOf(index)
  const { low, high } = spanOf(aisle, aisle.along)
  const toDocks = aisle.along === 'x' ? docks.x : docks.y
  return {
    ...aisle,
    isFrontLow: toDocks <= (low + high) / 2,
    neighbours: [order[at - 1] ?? -1, order[at + 1] ?? -1],
    isUp: drawnDirection(plan, aisle) ?? at % 2 === 0,
  }
}

/** Which way a one-way zone over the aisle leads. */
function drawnDirection({ zones }: Plan, { along, left, right, bottom, top }: Aisle) {
  const directions = along === 'x' ? ['W', 'E'] : ['S', 'N']
  const zone = zones.find(
    ({ kind, direction, polygon }) =>
      kind === 'one-way' &&
      directions.includes(direction ?? '') &&
      insideOf(polygon)((left + right) / 2, (bottom + top) / 2),
  )
  return zone && zone.direction === directions[1]
}

/** Aisles of which each lies beside the next. */
function groupsOf(aisles: readonly Aisle[]): number[][] {
  const rest = new Set(aisles.keys())
  const groups: number[][] = []
  for (const first of aisles.keys()) {
    if (!rest.delete(first)) continue
    const group = [first]
    for (const index of group)
      for (const other of rest)
        if (areBeside(aisles[index], aisles[other])) {
          rest.delete(other)
          group.push(other)
        }
    const along = aisles[first]?.along ?? 'x'
    const near = (index: number) => spanOf(aisles[index] ?? nothing, along).near
    groups.push(group.toSorted((a, b) => near(a) - near(b)))
  }
  return groups
}

function areBeside(one: Aisle | undefined, other: Aisle | undefined): boolean {
  if (!one || one.along !== other?.along) return false
  const a = spanOf(one, one.along)
  const b = spanOf(other, one.along)
  const shorter = Math.min(a.high - a.low, b.high - b.low)
  const overlap = Math.min(a.high, b.high) - Math.max(a.low, b.low)
  return overlap >= shorter / 2 && Math.max(a.near - b.far, b.near - a.far) <= apart
}

/** Whether the rack stands along the aisle. */
export function borders(rack: Box, aisle: Aisle): boolean {
  const a = spanOf(rack, aisle.along)
  const b = spanOf(aisle, aisle.along)
  const touches = Math.abs(a.far - b.near) < margin || Math.abs(a.near - b.far) < margin
  return touches && a.low < b.high && a.high > b.low
}

const nothing: Box = { left: 0, right: 0, bottom: 0, top: 0 }

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.min(...boxes.map((box) => box.bottom)),
  top: Math.max(...boxes.map((box) => box.top)),
})

function centreOf(places: readonly { x: number; y: number }[]) {
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const count = Math.max(1, places.length)
  return { x: sum.x / count, y: sum.y / count }
}
