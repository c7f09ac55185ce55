import { planningConstants } from './constants.ts'
import type { Corner, Place } from './plan.ts'

const { anchorsPerGateway, spareTags, cableRise, cableWaste, longestCable } = planningConstants

export interface Materials {
  readonly anchors: number
  readonly tags: number
  /** Of each as many: one gateway beside one PoE switch. */
  readonly gateways: number
  readonly switches: number
  readonly ports: number
  /** Metres, waste included. */
  readonly cable: number
  /** Metres of the longest run, and how many are longer than copper carries with reserve. */
  readonly longest: number
  readonly tooLong: number
  /** Where the switches stand. */
  readonly switchPlaces: readonly Corner[]
}

/** What has to be bought for a plan's anchors; `tagsPerTruck` is 2 where the forks are located too. */
export function materialsOf(
  anchors: readonly Pick<Place, 'x' | 'y'>[],
  { trucks, tagsPerTruck }: { trucks: number; tagsPerTruck: 1 | 2 },
): Materials {
  const sorted = anchors.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const groups = Array.from({ length: Math.ceil(anchors.length / anchorsPerGateway) }, (_, group) =>
    sorted.slice(group * anchorsPerGateway, (group + 1) * anchorsPerGateway),
  )
  const runs: number[] = []
  const switchPlaces = groups.map((group): Corner => {
    const { x, y } = group[Math.floor((group.length - 1) / 2)] ?? { x: 0, y: 0 }
    for (const anchor of group)
      runs.push(Math.abs(anchor.x - x) + Math.abs(anchor.y - y) + cableRise)
    return [x, y]
  })
  const fitted = tagsPerTruck * trucks
  return {
    anchors: anchors.length,
    tags: fitted + Math.ceil(spareTags * fitted),
    gateways: groups.length,
    switches: groups.length,
    ports: anchors.length,
    cable: Math.ceil(runs.reduce((sum, run) => sum + run, 0) * cableWaste),
    longest: Math.max(0, ...runs),
    tooLong: runs.filter((run) => run > longestCable).length,
    switchPlaces,
  }
}
