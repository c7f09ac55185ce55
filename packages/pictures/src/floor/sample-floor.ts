import { anchors } from './anchors.ts'
import { openFloor, type Floor, type FloorData } from './engine.ts'
import { plans } from './fleet.ts'
import { schedule } from './timetable.ts'

/** The floor of the pictures, without the errors of its positions. */
export const sampleData: FloorData = { plans, anchors }

export const openSample = (data = sampleData): Floor =>
  openFloor(
    data,
    data.plans.map((plan) => schedule(plan)),
  )
