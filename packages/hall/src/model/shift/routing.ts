import { shiftConstants } from './constants.ts'
import type { Network, Way } from './network.ts'
import type { Truck } from './truck.ts'

const { brake } = shiftConstants

/** Where a truck is sent: so many metres into a way, or to its very end. */
export interface Destination {
  readonly way: Way | undefined
  readonly offset: number
  /** The junction before the way; at the end of a spur, the spur's own. */
  readonly junction: number
}

/** Plans the shortest way from what the truck holds already. */
export function sendTo(network: Network, truck: Truck, destination: Destination) {
  keepHeld(truck)
  const last = truck.path.at(-1)
  if (!last) return
  const { way } = last
  const ahead = offsetAhead(truck, destination)
  append(truck, way, last.index + 1)
  if (ahead !== undefined) {
    truck.target = ahead
    return
  }
  follow(network, truck, way.to, destination)
}

/** As `sendTo`, but first along the given ways, even where another is shorter. */
export function sendOnward(
  network: Network,
  truck: Truck,
  onward: readonly Way[],
  destination: Destination,
) {
  keepHeld(truck)
  const last = truck.path.at(-1)
  if (last) append(truck, last.way, last.index + 1)
  for (const way of onward) append(truck, way, 0)
  const end = onward.at(-1)
  if (end) follow(network, truck, end.to, destination)
}

/** What the way to a destination counts, from what the truck holds already. */
export function costOf(network: Network, truck: Truck, destination: Destination): number {
  const last = truck.path[truck.held]
  if (!last) return Infinity
  const ahead = offsetAhead(truck, destination)
  if (ahead !== undefined) return ahead - truck.front
  let rest = truck.heldEnd - truck.front
  for (let index = last.index + 1; index < last.way.pieces.length; index += 1)
    rest += last.way.pieces[index]?.length ?? 0
  const cost = network.costsTo(destination.junction)[last.way.to] ?? Infinity
  return rest + cost + destination.offset
}

/** Where the destination lies ahead in the way that the truck is in, if it can still stop there. */
function offsetAhead(truck: Truck, { way, offset }: Destination): number | undefined {
  const last = truck.path[truck.held]
  if (!way || last?.way !== way) return undefined
  let begin = truck.starts[truck.held] ?? 0
  for (let index = 0; index < last.index; index += 1) begin -= way.pieces[index]?.length ?? 0
  const at = begin + offset
  const { speed } = truck
  const least = speed > 0 ? (speed * speed) / (2 * brake) + speed : 0
  return at - truck.front >= least - 0.02 ? Math.max(at, truck.front) : undefined
}

function follow(network: Network, truck: Truck, from: number, destination: Destination) {
  let junction = from
  while (junction !== destination.junction) {
    const way = network.nextWay(junction, destination.junction)
    if (!way) throw new Error(`No way from junction ${junction} to ${destination.junction}`)
    append(truck, way, 0)
    junction = way.to
  }
  const { way, offset } = destination
  const end = endOf(truck)
  truck.target = end + offset
  if (way) append(truck, way, 0, offset)
}

/** Forgets what lies behind the tail and what is not held yet. */
function keepHeld(truck: Truck) {
  const { tail, held } = truck
  truck.path = truck.path.slice(tail, held + 1)
  truck.starts = truck.starts.slice(tail, held + 1)
  truck.at -= tail
  truck.held -= tail
  truck.tail = 0
}

function append(truck: Truck, { pieces }: Way, from: number, until = Infinity) {
  let end = endOf(truck)
  let driven = 0
  for (let index = from; index < pieces.length && driven < until; index += 1) {
    const piece = pieces[index]
    if (!piece) break
    truck.path.push(piece)
    truck.starts.push(end)
    end += piece.length
    driven += piece.length
  }
}

const endOf = ({ path, starts }: Truck) => (starts.at(-1) ?? 0) + (path.at(-1)?.length ?? 0)
