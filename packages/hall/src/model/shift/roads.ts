import { insideOf, type Corner, type Plan } from '../plan.ts'
import { blocksOf, type DrivenAisle } from './blocks.ts'
import { shiftConstants } from './constants.ts'
import { laneIndices, Lanes } from './lanes.ts'
import { Network } from './network.ts'
import { addParking, addStaging, type RoadAisle, type Spur } from './spur-roads.ts'
import { onFloor, spursOf, type StagingSpur } from './spurs.ts'
import { streetsOf } from './streets.ts'
import { addAisle, addCrossroads, addSide, addDrawn } from './add-roads.ts'

const { limits } = shiftConstants

/** Why no shift can run on a plan. */
export type RoadProblem =
  | { readonly code: 'NO_AISLE' | 'NO_DOCK' }
  | { readonly code: 'NO_ROUTE'; readonly aisle: number }

/** Where people cross the front street. */
export interface Crossing {
  readonly sections: readonly [number, number]
  readonly place: Corner
}

export interface Roads {
  readonly network: Network
  readonly aisles: readonly RoadAisle[]
  /** First those before docks, then those for parking. */
  readonly spurs: readonly Spur[]
  readonly docks: readonly Spur[]
  readonly crossings: readonly Crossing[]
  readonly problems: readonly RoadProblem[]
}

export function roadsOf(plan: Plan): Roads {
  const { aisles, blocks } = blocksOf(plan)
  const layout = streetsOf(plan, blocks)
  const staging = spursOf(plan, layout.streets)
  const network = new Network(limitOf(plan))
  const front = new Set(staging.map(({ street }) => street))
  const lanes = layout.streets.map(
    (street, index) => new Lanes(network, street, front.has(index) ? limits.front : limits.street),
  )
  const onRoads = aisles.flatMap((aisle, index): RoadAisle[] => {
    const block = blocks.findIndex(({ aisles: own }) => own.includes(index))
    const road = addAisle(network, lanes, layout.blocks[block], { ...aisle, index })
    return road ? [road] : []
  })
  addCrossroads(network, lanes, onRoads)
  for (const side of layout.sides) addSide(network, lanes, side)
  addDrawn(network, lanes, plan, aisles)
  const beside = { plan, all: staging, aisles: onRoads }
  const spurs = staging.flatMap((spur) => addStaging(network, lanes[spur.street], spur, beside))
  const parking = lanes.flatMap((one, index) => {
    const [own] = staging.filter(({ street }) => street === index)
    if (!own) return []
    return laneIndices.map((lane) =>
      addParking(network, one, lane, { plan, docks: spurs, side: own.side }),
    )
  })
  const docks = connected(network, spurs, onRoads)
  return {
    network,
    aisles: onRoads,
    docks,
    spurs: [...docks, ...parking],
    crossings: crossingsOf(lanes, staging, onRoads),
    problems: problemsOf(plan, network, { all: aisles, aisles: onRoads, docks }),
  }
}

/** As many trucks as the aisles take in at once; with more of them a hall can stand still. */
export function trucksAdmitted(plan: Plan): number {
  return roadsOf(plan).aisles.reduce((sum, { admits }) => sum + admits, 0)
}

interface Connected {
  all: readonly DrivenAisle[]
  /** Those that a road leads to. */
  aisles: readonly RoadAisle[]
  docks: readonly Spur[]
}

function problemsOf(
  plan: Plan,
  network: Network,
  { all, aisles, docks }: Connected,
): RoadProblem[] {
  if (!all.length) return [{ code: 'NO_AISLE' }]
  const isWithoutDock = !plan.docks.length || !plan.staging.length
  if (isWithoutDock || (aisles.length && !docks.length)) return [{ code: 'NO_DOCK' }]
  const served = new Set(
    aisles
      .filter(({ way }) => docks[0] && isConnected(network, docks[0].junction, way.from, way.to))
      .map(({ way }) => way.aisle),
  )
  return all.flatMap((_, aisle): RoadProblem[] =>
    served.has(aisle) ? [] : [{ code: 'NO_ROUTE', aisle }],
  )
}

/** The limit of a speed zone in metres per second, where there is one. */
function limitOf({ zones }: Plan) {
  const speed = zones.flatMap(({ kind, limit, polygon }) =>
    kind === 'speed' && limit ? [{ isInside: insideOf(polygon), limit: limit / 3.6 }] : [],
  )
  return ([x, y]: Corner) => speed.find(({ isInside }) => isInside(x, y))?.limit
}

/** Of the spurs before docks those from which one reaches the most aisles, and each other. */
function connected(
  network: Network,
  docks: readonly Spur[],
  aisles: readonly RoadAisle[],
): readonly Spur[] {
  const reach = (spur: Spur) =>
    aisles.filter(({ way }) => isConnected(network, spur.junction, way.from, way.to)).length
  const [home] = docks.toSorted((a, b) => reach(b) - reach(a))
  return docks.filter(
    ({ junction }) => home && isConnected(network, home.junction, junction, junction),
  )
}

/** Whether a way leads from `home` to `from`, and one from `to` back. */
const isConnected = (network: Network, home: number, from: number, to: number) =>
  (network.costsTo(from)[home] ?? Infinity) < Infinity &&
  (network.costsTo(home)[to] ?? Infinity) < Infinity

/** Two, at a third and at two thirds of the aisles on the street with most docks. */
function crossingsOf(
  lanes: readonly Lanes[],
  staging: readonly StagingSpur[],
  aisles: readonly RoadAisle[],
): Crossing[] {
  const docksOn = (index: number) => staging.filter(({ street }) => street === index).length
  const index = lanes
    .keys()
    .reduce((most, next) => (docksOn(next) > docksOn(most) ? next : most), 0)
  const front = lanes[index]
  if (!front) return []
  const { street } = front
  const on = aisles
    .filter(({ ends }) => ends.low === index || ends.high === index)
    .map(({ middle }) => middle)
    .toSorted((a, b) => a - b)
  const middles = [on[Math.floor(on.length / 3)], on[Math.floor((2 * on.length) / 3)]]
  return [...new Set(middles)].flatMap((u): Crossing[] =>
    u === undefined
      ? []
      : [
          {
            sections: [front.sectionAt(0, front.at(u)), front.sectionAt(1, front.at(u))],
            place: onFloor(street, u, 0),
          },
        ],
  )
}
