import { shiftConstants } from './constants.ts'
import { advance, close, reserveFor, wishedSpeed } from './driving.ts'
import type { Floor } from './floor.ts'
import type { Way } from './network.ts'
import { fullHall } from './right-of-way.ts'
import { Seeing } from './seeing.ts'
import type { Truck } from './truck.ts'

const { step, patience, stepsPerSecond, hardBrake, speeding } = shiftConstants

/** Drives trucks along their ways, step by step. */
export class Traffic {
  readonly seeing: Seeing
  private readonly floor: Floor
  private readonly place = { x: 0, y: 0 }

  constructor(floor: Floor) {
    this.floor = floor
    this.seeing = new Seeing(floor)
  }

  /** Looks up once a second what is known of the truck. */
  locate(truck: Truck) {
    const { knowledge, switches } = this.floor
    truck.middle(this.place)
    truck.isKnown = knowledge.isKnown(this.place.x, this.place.y)
    truck.isLimited = switches.limit && truck.isKnown
  }

  /** Moves a truck for one step; answers whether it has arrived. */
  drive(truck: Truck): boolean {
    const { floor } = this
    const figures = floor.figuresOf(truck)
    const left = truck.target - truck.front
    if (left < close) {
      truck.speed = 0
      truck.conflict = undefined
      return true
    }
    const holder = this.reserve(truck)
    const before = truck.speed
    let speed = wishedSpeed(truck)
    const distance = truck.heldEnd - truck.front
    if (holder === undefined) truck.conflict = undefined
    else speed = this.seeing.speedBefore(truck, holder, distance, speed)
    if (floor.now < truck.hardUntil) speed = Math.min(speed, Math.max(0, before - hardBrake * step))
    if (holder !== undefined && distance < close) speed = 0
    truck.stood = speed === 0 && holder !== undefined ? truck.stood + 1 : 0
    if (speed === 0 && before === 0) return false
    figures.drive(advance(truck, speed), before, speed, truck.isLoaded)
    this.watchLimit(truck)
    floor.rights.release(truck)
    return false
  }

  /**
   * Ways on, with straight on in place of the turn that has been barred too long; undefined while there
   * is hope, or no way.
   */
  onwardOf(truck: Truck): readonly Way[] | undefined {
    if (truck.stood < patience * stepsPerSecond) return undefined
    if (truck.conflict?.holder === fullHall) return undefined
    const { rights, roads } = this.floor
    const isOpen = (section: number) => section < 0 || rights.isFreeFor(section, truck.index)
    const before: Way[] = []
    for (let index = truck.held + 1; index < truck.path.length; index += 1) {
      const piece = truck.path[index]
      if (!piece) return undefined
      if (piece.index === 0) {
        const straight = roads.network.straightFrom(piece.way.from)
        if (straight && straight !== piece.way)
          return isOpen(straight.pieces[0]?.section ?? -1) ? [...before, straight] : undefined
        before.push(piece.way)
      }
      if (!isOpen(piece.section) || !piece.isPassing) return undefined
    }
    return undefined
  }

  /** Holds as much road as the truck's speed wants; answers who holds the rest. */
  private reserve(truck: Truck): number | undefined {
    const wanted = truck.front + reserveFor(truck.speed)
    const last = truck.path.length - 1
    while (truck.held < last && truck.heldEnd < wanted && truck.heldEnd < truck.target) {
      const holder = this.floor.rights.extend(truck)
      if (holder !== undefined) return holder
    }
    return undefined
  }

  private watchLimit(truck: Truck) {
    const piece = truck.path[truck.at]
    const isSpeeding = piece !== undefined && truck.speed > speeding * piece.limit
    if (isSpeeding) this.floor.figuresOf(truck).speedingSteps += 1
    if (isSpeeding && !truck.isSpeeding) this.floor.log('limit', truck)
    truck.isSpeeding = isSpeeding
  }
}
