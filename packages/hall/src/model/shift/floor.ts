import type { Plan } from '../plan.ts'
import { TruckFigures, type OrderTimes } from './figures.ts'
import type { Knowledge } from './knowledge.ts'
import type { Order } from './orders.ts'
import type { Pose } from './drawn.ts'
import { poseOf } from './pose.ts'
import type { Random } from './random.ts'
import type { LogKind, NearMissCause, Record } from './record.ts'
import { RightOfWay } from './right-of-way.ts'
import type { Crossing, Roads } from './roads.ts'
import { racksBetween } from './racks-between.ts'
import type { Stock } from './stock.ts'
import type { Switches } from './switches.ts'
import type { Truck } from './truck.ts'

export interface FloorParts {
  readonly plan: Plan
  readonly roads: Roads
  readonly stock: Stock
  readonly trucks: readonly Truck[]
  readonly knowledge: Knowledge
  readonly switches: Switches
  readonly heeding: Random
  readonly record: Record
}

interface Place {
  x: number
  y: number
}

/** All that moves in the hall, and what it moves on. */
export class Floor {
  readonly roads: Roads
  readonly stock: Stock
  readonly trucks: readonly Truck[]
  readonly knowledge: Knowledge
  readonly switches: Switches
  readonly heeding: Random
  readonly record: Record
  readonly rights: RightOfWay
  readonly figures: readonly TruckFigures[]
  /** Seconds from arrival to the lifted pallet, and the truck that lifted it. */
  readonly responses: { truck: number; seconds: number }[] = []
  readonly times: OrderTimes[] = []
  /** Orders for which no pallet was found; they wait again. */
  readonly returned: Order[] = []
  /** The step that is being computed. */
  now = 0
  private readonly pose: Pose = { x: 0, y: 0, dx: 0, dy: 0 }
  private readonly racksBetween: (from: Place, to: Place) => boolean

  constructor(parts: FloorParts) {
    this.roads = parts.roads
    this.stock = parts.stock
    this.trucks = parts.trucks
    this.knowledge = parts.knowledge
    this.switches = parts.switches
    this.heeding = parts.heeding
    this.record = parts.record
    this.rights = new RightOfWay(parts.roads)
    this.figures = parts.trucks.map(() => new TruckFigures())
    this.racksBetween = racksBetween(parts.plan)
  }

  figuresOf(truck: Truck): TruckFigures {
    return this.figures[truck.index] ?? new TruckFigures()
  }

  /** Holders are trucks and, numbered after them, the crossings with people on them. */
  crossingHeldBy(holder: number): Crossing | undefined {
    return this.roads.crossings[holder - this.trucks.length]
  }

  isVisible(from: Place, to: Place): boolean {
    return !this.racksBetween(from, to)
  }

  log(kind: LogKind, truck: Truck, cause?: NearMissCause) {
    poseOf(truck, this.pose)
    const { x, y } = this.pose
    const order = truck.job?.order.index
    this.record.add(this.now, {
      kind,
      truck: truck.index,
      ...(order === undefined ? {} : { order }),
      x,
      y,
      ...(cause === undefined ? {} : { cause }),
    })
  }
}
