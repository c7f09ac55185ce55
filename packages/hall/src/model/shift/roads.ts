import { aisleAt } from '../aisles.ts'
import { boundsOf, insideOf, type Corner, type Plan } from '../plan.ts'
import { blocksOf, spanOf, type DrivenAisle } from './blocks.ts'
import { shiftConstants } from './constants.ts'
import { laneIndices, Lanes } from './lanes.ts'
import { Network, type Way } from './network.ts'
import { addParking, addStaging, type RoadAisle, type Spur } from './spur-roads.ts'
import { onFloor, spursOf, type StagingSpur } from './spurs.ts'
import { streetsOf, type SideStreet, type Streets } from './streets.ts'

const { streetWidth, laneOffset, limits, aisleSection, section } = shiftConstants
const half = streetWidth / 2
/** Keeps a whole number of sections whole. */
const rounding = 1e-6

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

function addAisle(
  network: Network,
  lanes: readonly Lanes[],
  ends: Streets['blocks'][number] | undefined,
  { index, ...aisle }: DrivenAisle & { index: number },
): RoadAisle | undefined {
  const low = lanes[ends?.low ?? -1]
  const high = lanes[ends?.high ?? -1]
  if (!ends || !low || !high) return undefined
  const { near, far } = spanOf(aisle, aisle.along)
  const middle = (near + far) / 2
  const way = addOneWay(
    network,
    { low, high, u: middle, isUp: aisle.isUp },
    { limit: limits.aisle, length: aisleSection, aisle: index },
  )
  const begins = aisle.isUp ? low.street.at + half : high.street.at - half
  const admits = Math.max(1, Math.floor(way.pieces.length / 2))
  return { ...aisle, way, begins, middle, ends, admits }
}

/** Straight on from an aisle over the street into the one opposite. */
function addCrossroads(network: Network, lanes: readonly Lanes[], aisles: readonly RoadAisle[]) {
  const startOf = ({ isUp, ends }: RoadAisle) => (isUp ? ends.low : ends.high)
  const endOf = ({ isUp, ends }: RoadAisle) => (isUp ? ends.high : ends.low)
  for (const one of aisles)
    for (const other of aisles) {
      if (one.isUp !== other.isUp || endOf(one) !== startOf(other)) continue
      const over = lanes[endOf(one)]?.over(one.middle, one.isUp ? -1 : 1, other.middle)
      if (over) network.add({ ...over, from: one.way.to, to: other.way.from })
    }
}

function addSide(network: Network, lanes: readonly Lanes[], { at, low, high }: SideStreet) {
  const [below, above] = [lanes[low], lanes[high]]
  if (!below || !above) return
  const right = below.street.axis === 'x' ? laneOffset : -laneOffset
  for (const isUp of [true, false])
    addOneWay(
      network,
      { low: below, high: above, u: isUp ? at + right : at - right, isUp },
      onStreet,
    )
}

/** One-way zones off the aisles are roads, from one street to another. */
function addDrawn(
  network: Network,
  lanes: readonly Lanes[],
  { zones }: Plan,
  aisles: readonly DrivenAisle[],
) {
  for (const { kind, direction, polygon } of zones) {
    if (kind !== 'one-way' || !direction) continue
    const box = boundsOf(polygon)
    const middle = { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 }
    if (aisleAt(aisles, middle)) continue
    const along = direction === 'N' || direction === 'S' ? 'y' : 'x'
    const { low, high } = spanOf(box, along)
    const u = along === 'y' ? middle.x : middle.y
    const at = (end: number) =>
      lanes.find(
        ({ street: { axis, at: line, from, to } }) =>
          axis !== along && u > from && u < to && Math.abs(line - end) <= streetWidth,
      )
    const [first, last] = [at(low), at(high)]
    if (!first || !last || first === last) continue
    const isUp = direction === 'N' || direction === 'E'
    addOneWay(network, { low: first, high: last, u, isUp }, onStreet)
  }
}

interface OneWay {
  low: Lanes
  high: Lanes
  u: number
  isUp: boolean
}

interface RoadKind {
  limit: number
  /** Of a section, as near as a whole number of sections allows. */
  length: number
  aisle?: number
}

const onStreet: RoadKind = { limit: limits.street, length: section }

/** A one-way road across the streets, from the edge of one to the edge of the other. */
function addOneWay(
  network: Network,
  { low, high, u, isUp }: OneWay,
  { limit, length: wanted, aisle = -1 }: RoadKind,
): Way {
  const begin = network.junction()
  const end = network.junction()
  const [first, last] = isUp ? [low, high] : [high, low]
  const [firstSide, lastSide] = isUp ? ([1, -1] as const) : ([-1, 1] as const)
  const start = onFloor(first.street, u, firstSide * half)
  const stop = onFloor(last.street, u, lastSide * half)
  const length = high.street.at - low.street.at - streetWidth
  const count = Math.max(2, Math.floor(length / wanted + rounding))
  const at = (k: number): Corner => [
    start[0] + ((stop[0] - start[0]) * k) / count,
    start[1] + ((stop[1] - start[1]) * k) / count,
  ]
  const way = network.add({
    from: begin,
    to: end,
    aisle,
    pieces: Array.from({ length: count }, (_, k) => ({
      section: network.section(),
      limit,
      isTurn: false,
      isPassing: false,
      from: at(k),
      to: at(k + 1),
    })),
  })
  for (const lane of laneIndices) {
    network.add({ ...first.leave(lane, u, firstSide), to: begin })
    network.add({ ...last.enter(lane, u, lastSide), from: end })
  }
  return way
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
