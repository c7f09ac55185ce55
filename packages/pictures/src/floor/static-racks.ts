import { columns, isBeforeLane } from './anchors.ts'
import { docks, rack, rackRuns } from './hall.ts'
import { project } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { compact } from './path.ts'
import { bayVariants, symbolId } from './rack-symbols.ts'
import { seededRandom } from './random.ts'

interface Placed {
  readonly name: string
  readonly at: readonly [number, number]
}

function use(prefix: string, { name, at: [x, y] }: Placed): Drawn {
  const [sx, sy] = project([x, y, 0])
  return draw('use', { href: `#${symbolId(prefix, name)}`, x: compact(sx), y: compact(sy) })
}

function stagedPallets(): Placed[] {
  const random = seededRandom(77)
  const chances = [0.8, 0.35, 0.1, 0.65, 0.2, 0.5]
  const staged = docks.flatMap(({ x }, dock) =>
    [0, 1, 2, 3].flatMap((index) =>
      random() < (chances[dock] ?? 0)
        ? [{ x: x + 0.7 + (index % 2) * 1.7, y: 3 + Math.floor(index / 2) * 1.7 }]
        : [],
    ),
  )
  const blocks = Array.from({ length: 20 }, (_, index) => ({
    x: 36 + (index % 5) * 1.9,
    y: 53 + Math.floor(index / 5) * 1.9,
  })).filter(() => random() > 0.2)
  return [...staged, ...blocks].map(({ x, y }, index) => ({ name: `p${index % 5}`, at: [x, y] }))
}

const columnsBehind = columns.filter((at) => !isBeforeLane(at))

/** Columns that stand between the viewer and a lane, to be drawn above its traffic. */
export function drawNearColumns(prefix: string): Drawn[] {
  return columns.filter(isBeforeLane).map((at) => use(prefix, { name: 'c', at }))
}

/** Racks, pallets and the columns behind the lanes, those behind first. */
export function drawRacks(prefix: string): Drawn[] {
  const random = seededRandom(5)
  const placed: Placed[] = stagedPallets().filter(({ at }) => at[1] < 15)
  const rows = new Set(rackRuns.map(({ x }) => x))
  for (const row of rows) {
    const columnsHere = columnsBehind.filter(([x]) => x > row && x < row + rack.depth)
    const items: Placed[] = columnsHere.map((at) => ({ name: 'c', at }))
    for (const { x, y, bays } of rackRuns.filter((run) => run.x === row)) {
      for (let index = 0; index < bays; index += 1) {
        items.push({
          name: `b${Math.floor(random() * bayVariants)}`,
          at: [x, y + index * rack.bay],
        })
      }
      items.push({ name: 'e', at: [x, y + bays * rack.bay] })
    }
    placed.push(...items.sort((a, b) => a.at[1] - b.at[1]))
  }
  placed.push(...stagedPallets().filter(({ at }) => at[1] >= 15))
  return placed.map((item) => use(prefix, item))
}
