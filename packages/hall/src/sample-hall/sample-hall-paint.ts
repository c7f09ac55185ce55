import { paint } from '@repo/pictures/paint.ts'

export const look = {
  wall: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.32 }),
  dock: paint({ stroke: 'plan-ground', strokeWidth: 0.5 }),
  weak: paint({ fill: 'plan-warning', fillOpacity: 0.16, stroke: 'none' }),
  weakHatch: paint({ fill: 'none', stroke: 'plan-warning' }),
}
