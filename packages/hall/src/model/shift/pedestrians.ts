import { shiftConstants } from './constants.ts'
import type { Floor } from './floor.ts'
import { Random } from './random.ts'
import type { Crossing } from './roads.ts'
import type { Seeing } from './seeing.ts'
import type { Truck } from './truck.ts'

const { pedestriansPerHour, step, stepsPerSecond, crossingTime, inattentive, heeded, nearMiss } =
  shiftConstants

/** People at one crossing of the front street. */
interface Walkers {
  readonly crossing: Crossing
  waiting: number
  /** Step in which those who cross are over; 0 while nobody does. */
  until: number
}

export class Pedestrians {
  readonly walkers: readonly Walkers[]
  private readonly floor: Floor
  private readonly seeing: Seeing
  private readonly random: Random
  private readonly chance: number

  constructor(floor: Floor, seeing: Seeing, seed: number, perHour: number = pedestriansPerHour) {
    this.floor = floor
    this.seeing = seeing
    this.random = Random.stream(seed, 'pedestrians')
    this.chance = (perHour / 3600) * step
    this.walkers = floor.roads.crossings.map((crossing) => ({ crossing, waiting: 0, until: 0 }))
  }

  walk() {
    const { rights, now, trucks } = this.floor
    this.walkers.forEach((walkers, index) => {
      const { crossing } = walkers
      if (walkers.until && now >= walkers.until) {
        walkers.until = 0
        for (const section of crossing.sections) rights.leave(section)
      }
      if (this.random.uniform() < this.chance) {
        walkers.waiting += 1
        if (this.random.uniform() < inattentive) this.stepOut(crossing)
      }
      if (!walkers.waiting || walkers.until) return
      if (!crossing.sections.every((section) => rights.isFree(section))) return
      walkers.waiting = 0
      walkers.until = now + Math.floor(crossingTime * stepsPerSecond + 0.5)
      for (const section of crossing.sections) rights.take(section, trucks.length + index)
    })
  }

  /** Without looking: who comes near brakes hard, and the person steps back. */
  private stepOut(crossing: Crossing) {
    const { floor } = this
    const truck = floor.trucks.find((one) => isNear(one, crossing))
    if (!truck) return
    const isWarned = floor.switches.warn && truck.isKnown
    if (isWarned && floor.heeding.uniform() < heeded) return
    truck.hardUntil = floor.now + stepsPerSecond
    this.seeing.count(truck, 'person')
  }
}

/** Whether the truck reaches the crossing sooner than it could react. */
function isNear(truck: Truck, { sections }: Crossing): boolean {
  const { path, starts, front, speed } = truck
  if (speed < nearMiss.speed) return false
  for (let index = truck.at; index <= truck.held; index += 1) {
    const piece = path[index]
    if (!piece || !sections.includes(piece.section)) continue
    const away = Math.max(0, (starts[index] ?? 0) - front)
    return away < nearMiss.seconds * speed
  }
  return false
}
