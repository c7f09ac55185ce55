import { expectedAt, type Expected } from '@repo/hall/model/error.ts'
import type { Corner, Place, Hall } from '@repo/hall/model/plan.ts'
import { obstruction } from '@repo/hall/model/sight.ts'
import { sizeOf, wallOf, type Scene } from './moving.ts'

interface LatePath {
  /** Where the signal is reflected. */
  readonly at: Corner
  /** Metres by which the way is longer than the direct one. */
  readonly extra: number
}

export interface Ranging extends Expected {
  readonly anchors: readonly {
    /** Metres on the floor. */
    readonly distance: number
    readonly late: LatePath | undefined
  }[]
}

/** What the anchors measure of a tag: the hall's model, with the way of what arrives by a reflection. */
export function rangingOf(hall: Hall, scene: Scene): Ranging {
  const plan = { ...hall, walls: [wallOf(scene)] }
  const expected = expectedAt(plan, [], scene.tag)
  const [x, y] = scene.tag
  const tag = { x, y, z: plan.tagHeight }
  return {
    ...expected,
    anchors: plan.anchors.map((anchor, index) => ({
      distance: lengthOf({ ...anchor, z: tag.z }, tag),
      late: expected.sights[index] === 'blocked' ? latePath(plan, anchor, tag) : undefined,
    })),
  }
}

/** The shortest way by one reflection at a wall of the building that nothing blocks. */
function latePath(plan: Hall, anchor: Place, tag: Place): LatePath | undefined {
  const [width, height] = sizeOf(plan)
  let shortest: LatePath | undefined
  for (const [axis, edge] of [
    ['x', 0],
    ['x', width],
    ['y', 0],
    ['y', height],
  ] as const) {
    const image = { ...anchor, [axis]: 2 * edge - anchor[axis] }
    const share = (edge - image[axis]) / (tag[axis] - image[axis])
    const part = (from: number, to: number) => from + share * (to - from)
    const at = { x: part(image.x, tag.x), y: part(image.y, tag.y), z: part(image.z, tag.z) }
    const extra = lengthOf(image, tag) - lengthOf(anchor, tag)
    if (shortest && shortest.extra <= extra) continue
    if (obstruction(plan, anchor, at) < 2 && obstruction(plan, at, tag) < 2)
      shortest = { at: [at.x, at.y], extra }
  }
  return shortest
}

function lengthOf(from: Place, to: Place): number {
  return Math.sqrt((from.x - to.x) ** 2 + (from.y - to.y) ** 2 + (from.z - to.z) ** 2)
}
