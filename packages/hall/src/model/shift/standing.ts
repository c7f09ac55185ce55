import type { Slot } from './slots.ts'
import type { Spur } from './spur-roads.ts'
import type { Truck } from './truck.ts'

/** Who stands in which slot of the spurs. */
export class Standing {
  private readonly spurs: ReadonlyMap<number, Spur>
  private readonly trucks = new Map<Slot, Truck>()

  constructor(spurs: readonly Spur[]) {
    this.spurs = new Map(spurs.map((spur) => [spur.junction, spur]))
  }

  /** The truck is to stand on the spur, in the first slot that is free; where none is, in with another. */
  enter(truck: Truck, junction: number) {
    const spur = this.spurs.get(junction)
    if (!spur) return
    if (truck.spur && truck.slot) {
      if (truck.left) this.free(truck, truck.left)
      truck.left = { spur: truck.spur, slot: truck.slot }
    }
    const { slots } = spur
    const slot = slots.find((one) => !this.trucks.has(one)) ?? slots[truck.index % slots.length]
    truck.spur = spur
    truck.slot = slot
    truck.drawn.along = 0
    if (slot && !this.trucks.has(slot)) this.trucks.set(slot, truck)
  }

  /** Whether somebody stands before the truck who does not drive off himself. */
  isBarred({ spur, slot }: Truck): boolean {
    let index = slot?.ahead
    while (index !== undefined) {
      const before: Slot | undefined = spur?.slots[index]
      const other = before && this.trucks.get(before)
      if (other && !isLeaving(other)) return true
      index = before?.ahead
    }
    return false
  }

  /** The truck's tail has left the spur. */
  leave(truck: Truck, junction: number) {
    const { left, spur, slot } = truck
    if (left?.spur.junction === junction) {
      truck.left = undefined
      this.free(truck, left)
    } else if (spur?.junction === junction && slot) {
      truck.spur = undefined
      truck.slot = undefined
      this.free(truck, { spur, slot })
    }
  }

  /** Who parks behind the slot moves up. */
  private free(truck: Truck, { spur, slot }: { spur: Spur; slot: Slot }) {
    if (this.trucks.get(slot) !== truck) return
    this.trucks.delete(slot)
    const behind = slot.behind === undefined ? undefined : spur.slots[slot.behind]
    const next = behind && this.trucks.get(behind)
    if (!behind || !next || next.slot !== behind || isLeaving(next)) return
    next.slot = slot
    this.trucks.set(slot, next)
    this.free(next, { spur, slot: behind })
  }
}

/** Whether it drives out of its spur already. */
const isLeaving = ({ path, at, spur }: Truck) => path[at]?.way.from === spur?.junction
