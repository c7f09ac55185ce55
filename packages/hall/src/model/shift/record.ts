import { shiftConstants } from './constants.ts'
import type { Pose } from './drawn.ts'

const { step } = shiftConstants

/** What is told of a shift; `limit` is a truck that begins to drive faster than it may. */
export type LogKind =
  | 'order'
  | 'assigned'
  | 'lifted'
  | 'done'
  | 'search'
  | 'lost'
  | 'near-miss'
  | 'reroute'
  | 'limit'

/** Why a driver saw the other late, or that it was a person. */
export type NearMissCause = 'sight' | 'warning' | 'late' | 'person'

export interface LogEntry {
  /** Seconds from the start of the shift. */
  readonly t: number
  readonly kind: LogKind
  readonly truck?: number
  /** Number of the order. */
  readonly order?: number
  readonly x: number
  readonly y: number
  /** Of a near miss. */
  readonly cause?: NearMissCause
}

/** Where every truck was at every second, and which way it faced. */
export class Keyframes {
  readonly trucks: number
  /** Second by second x and y of each truck in metres. */
  readonly places: Float32Array
  /** The same of the direction it faces, of length 127. */
  readonly directions: Int8Array
  count = 0

  constructor(trucks: number, seconds: number) {
    this.trucks = trucks
    this.places = new Float32Array(2 * trucks * (Math.floor(seconds) + 2))
    this.directions = new Int8Array(this.places.length)
  }

  /** Takes the poses of all trucks at the next second. */
  add(poses: readonly Readonly<Pose>[]) {
    const at = this.count * 2 * this.trucks
    if (at >= this.places.length) return
    poses.forEach(({ x, y, dx, dy }, truck) => {
      this.places.set([x, y], at + 2 * truck)
      this.directions.set([127 * dx, 127 * dy], at + 2 * truck)
    })
    this.count += 1
  }

  /** Of one second: x and y of each truck in turn. */
  at(second: number): Float32Array {
    const width = 2 * this.trucks
    return this.places.subarray(second * width, (second + 1) * width)
  }
}

/** For each square of the map. */
export interface TrafficMap {
  /** Seconds with a truck, and with one that is blocked. */
  readonly traffic: Float32Array
  readonly waiting: Float32Array
}

/** What happens in a shift, in order of time and then of trucks, and where on the map. */
export class Record {
  readonly log: LogEntry[] = []
  private settled = 0
  private readonly trafficSteps: Uint32Array
  private readonly waitingSteps: Uint32Array

  constructor(squares: number) {
    this.trafficSteps = new Uint32Array(squares)
    this.waitingSteps = new Uint32Array(squares)
  }

  add(now: number, entry: Omit<LogEntry, 't'>) {
    this.log.push({ t: Math.floor(now * step * 10 + 0.5) / 10, ...entry })
  }

  /** Puts what happened in one step in order of trucks. */
  endStep() {
    const { log, settled } = this
    if (log.length > settled + 1)
      log.push(...log.splice(settled).toSorted((a, b) => (a.truck ?? -1) - (b.truck ?? -1)))
    this.settled = log.length
  }

  count(square: number, isBlocked: boolean) {
    if (square < 0) return
    this.trafficSteps[square] = (this.trafficSteps[square] ?? 0) + 1
    if (isBlocked) this.waitingSteps[square] = (this.waitingSteps[square] ?? 0) + 1
  }

  map(): TrafficMap {
    const seconds = (steps: Uint32Array) => Float32Array.from(steps, (count) => count * step)
    return { traffic: seconds(this.trafficSteps), waiting: seconds(this.waitingSteps) }
  }
}
