import { buildingOf, type Building } from '#src/model/building.ts'
import { coverageOf, moveAnchor, summaryOf, type Coverage } from '#src/model/coverage.ts'
import type { Method } from '#src/model/error.ts'
import { withPlacedAnchors } from '#src/model/placed-plan.ts'
import type { Anchor, Corner, Plan } from '#src/model/plan.ts'
import { gainOf, reasonsOf } from '#src/model/reasons.ts'
import type { HallMap, JobName, Jobs, Reply, Request } from './jobs.ts'

type Progress = (share: number, added?: Corner) => void
type Work = {
  [Name in JobName]: (
    asked: Jobs[Name]['asked'],
    progress: Progress,
  ) => Jobs[Name]['answer'] | Promise<Jobs[Name]['answer']>
}

/** The last map, kept because most changes move a single anchor. */
let last: { floor: string; building: Building; coverage: Coverage } | undefined

const work: Work = {
  map: ({ plan, method }) => mapOf(plan, measured(plan, method).coverage),

  reasons({ plan, method }) {
    const { building, coverage } = measured(plan, method)
    return reasonsOf(building, coverage)
  },

  gain({ plan, method, anchor }) {
    const { building, coverage } = measured(plan, method)
    return gainOf(building, coverage, anchor)
  },

  place({ plan, method, range }, progress) {
    const placed = withPlacedAnchors(plan, {
      range,
      method,
      progress: (share, added) => progress(share, added && [added.x, added.y]),
    })
    const { building, coverage, places, reached } = placed
    last = { floor: floorOf(placed.plan), building, coverage }
    return {
      map: mapOf(placed.plan, coverage),
      places: places.map((place) => place?.on),
      reasons: reasonsOf(building, coverage),
      reached,
    }
  },

  async run({ plan, options }, progress) {
    // Nobody needs it for a map.
    const { runToEnd } = await import('./run-to-end.ts')
    return runToEnd(
      plan,
      { ...options, coverage: measured(plan, options.method).coverage },
      progress,
    )
  },
}

function measured(plan: Plan, method: Method) {
  const floor = floorOf(plan)
  const isSameFloor = last?.floor === floor
  const building = last && isSameFloor ? last.building : buildingOf(plan)
  const moved =
    last && isSameFloor && method === last.coverage.method
      ? theOneThatDiffers(last.coverage.anchors, plan.anchors)
      : undefined
  const changed = () => {
    const anchor = typeof moved === 'number' && plan.anchors[moved]
    if (last && moved === 'none') return last.coverage
    if (last && anchor) return moveAnchor(building, last.coverage, moved, anchor)
    return coverageOf(building, plan.anchors, method)
  }
  last = { floor, building, coverage: changed() }
  return last
}

/** Everything of a plan but its anchors. */
const floorOf = (plan: Plan) => JSON.stringify({ ...plan, anchors: [] })

/** Index of the only anchor that is another; undefined where more has changed. */
function theOneThatDiffers(
  before: readonly Anchor[],
  after: readonly Anchor[],
): number | 'none' | undefined {
  if (before.length !== after.length) return undefined
  const differing = after.flatMap((anchor, index) => {
    const { x, y, z, range } = before[index]!
    return anchor.x === x && anchor.y === y && anchor.z === z && anchor.range === range
      ? []
      : [index]
  })
  return differing.length > 1 ? undefined : (differing[0] ?? 'none')
}

/** Copies, since moving an anchor writes into the coverage that is kept. */
function mapOf(plan: Plan, coverage: Coverage): HallMap {
  const { size, columns, rows, left, bottom, at, count } = coverage.cells
  return {
    plan,
    method: coverage.method,
    cells: { size, columns, rows, left, bottom, at, count },
    inSight: coverage.inSight,
    error: coverage.error,
    class: coverage.class,
    summary: summaryOf(coverage),
  }
}

const send = (reply: Reply) => {
  postMessage(reply)
}

onmessage = async ({ data }: MessageEvent<Request>) => {
  const { id, job, asked } = data
  const run = work[job] as (
    asked: unknown,
    progress: Progress,
  ) => Jobs[JobName]['answer'] | Promise<Jobs[JobName]['answer']>
  try {
    const answer = await run(asked, (progress, added) => send({ id, progress, added }))
    send({ id, answer })
  } catch (error) {
    send({ id, error: String(error) })
  }
}
