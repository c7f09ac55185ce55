import { planningConstants } from './constants.ts'
import type { Corner, Place } from './plan.ts'

const { anchorsPerGateway, spareTags, cableRise, cableWaste, longestCable } = planningConstants

export interface Materials {
  readonly anchors: number
  readonly tags: number
  readonly gateways: number
  /** PoE switches: one beside each gateway, and `further` ones so that no run is too long for copper. */
  readonly switches: number
  readonly further: number
  readonly ports: number
  /** Metres, waste included. */
  readonly cable: number
  /** Metres of the longest run. */
  readonly longest: number
  /** Where the switches stand. */
  readonly switchPlaces: readonly Corner[]
}

type OnFloor = Pick<Place, 'x' | 'y'>

interface Fleet {
  readonly trucks: number
  /** Two where the forks are located too. */
  readonly tagsPerTruck: 1 | 2
}

/** What has to be bought for a plan's anchors: runs that would be too long end at a further switch. */
export function materialsOf(anchors: readonly OnFloor[], fleet: Fleet): Materials {
  const gateways = groupsOf(anchors)
  return countedIn(gateways, gateways.flatMap(withShortRuns), fleet)
}

/** The same with one switch beside each gateway, however long its runs are: the model's own count. */
export function materialsByGateway(anchors: readonly OnFloor[], fleet: Fleet): Materials {
  const gateways = groupsOf(anchors)
  return countedIn(gateways, gateways, fleet)
}

/** Anchors of a gateway each, from left to right. */
function groupsOf(anchors: readonly OnFloor[]): OnFloor[][] {
  const sorted = anchors.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return Array.from({ length: Math.ceil(anchors.length / anchorsPerGateway) }, (_, group) =>
    sorted.slice(group * anchorsPerGateway, (group + 1) * anchorsPerGateway),
  )
}

/** A group whose switch is too far away from an anchor becomes two, across its longer side. */
function withShortRuns(group: OnFloor[]): OnFloor[][] {
  if (Math.max(0, ...runsOf(group)) <= longestCable) return [group]
  const extent = (of: 'x' | 'y') => {
    const values = group.map((anchor) => anchor[of])
    return Math.max(...values) - Math.min(...values)
  }
  const [along, across] = extent('x') > extent('y') ? (['x', 'y'] as const) : (['y', 'x'] as const)
  const sorted = group.toSorted((a, b) => a[along] - b[along] || a[across] - b[across])
  const half = Math.ceil(group.length / 2)
  return [sorted.slice(0, half), sorted.slice(half)].flatMap(withShortRuns)
}

function switchPlaceOf(group: readonly OnFloor[]): Corner {
  const { x, y } = group[Math.floor((group.length - 1) / 2)] ?? { x: 0, y: 0 }
  return [x, y]
}

function runsOf(group: readonly OnFloor[]): number[] {
  const [x, y] = switchPlaceOf(group)
  return group.map((anchor) => Math.abs(anchor.x - x) + Math.abs(anchor.y - y) + cableRise)
}

function countedIn(
  gateways: readonly OnFloor[][],
  switches: readonly OnFloor[][],
  { trucks, tagsPerTruck }: Fleet,
): Materials {
  const runs = switches.flatMap(runsOf)
  const fitted = tagsPerTruck * trucks
  return {
    anchors: runs.length,
    tags: fitted + Math.ceil(spareTags * fitted),
    gateways: gateways.length,
    switches: switches.length,
    further: switches.length - gateways.length,
    ports: runs.length,
    cable: Math.ceil(runs.reduce((sum, run) => sum + run, 0) * cableWaste),
    longest: Math.max(0, ...runs),
    switchPlaces: switches.map(switchPlaceOf),
  }
}
