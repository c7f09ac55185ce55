import { hallSize } from './hall.ts'
import { project } from './iso.ts'
import type { FloorLabels } from './labels.ts'
import { draw, serialise, type Drawn } from './node.ts'
import { polygon } from './path.ts'
import { prefix } from './prefix.ts'
import { drawDefinitions } from './static-definitions.ts'
import { rackSymbols } from './rack-symbols.ts'
import { drawNearColumns, drawRacks } from './static-racks.ts'
import { drawGround } from './static-ground.ts'
import { drawWalls } from './static-walls.ts'
import { drawAnchors } from './static-anchors.ts'

function dusk(): Drawn {
  const { width, depth } = hallSize
  const corners = [
    [0, 0, 8],
    [width, 0, 8],
    [width, depth, 0],
    [0, depth, 0],
  ] as const
  return draw('path', { d: polygon(corners.map(project)), fill: `url(#${prefix}-dusk)` })
}

export interface StaticScene {
  readonly definitions: string
  /** Below what moves on the floor. */
  readonly ground: string
  /** Above it, below vehicles. */
  readonly racks: string
  /** Above vehicles. */
  readonly anchors: string
}

function together(nodes: readonly Drawn[]): string {
  return nodes.map(serialise).join('')
}

const drawn = new Map<string, string>()

/** Below what moves on the floor; drawn once per set of words. */
function ground(labels: Pick<FloorLabels, 'dock' | 'aisle'>): string {
  const key = `${labels.dock}|${labels.aisle}`
  const markup = drawn.get(key) ?? together([...drawWalls(prefix), drawGround(prefix, labels)])
  drawn.set(key, markup)
  return markup
}

let wordless: Omit<StaticScene, 'ground'> | undefined

/** The same in every language. */
const withoutWords = () =>
  (wordless ??= {
    definitions: together([...drawDefinitions(prefix), ...rackSymbols(prefix)]),
    racks: together([...drawRacks(prefix), dusk()]),
    anchors: together([...drawNearColumns(prefix), ...drawAnchors()]),
  })

export const staticScene = (labels: Pick<FloorLabels, 'dock' | 'aisle'>): StaticScene => ({
  ...withoutWords(),
  ground: ground(labels),
})
