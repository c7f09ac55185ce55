import { paint } from '../paint.ts'

export const look = {
  pallet: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  marking: paint({ fill: 'none', stroke: 'plan-quiet', strokeOpacity: 0.55 }),
  found: paint({ fill: 'plan-live', stroke: 'plan-live', strokeWidth: 0.06, fillOpacity: 0.2 }),
  // The building.
  wall: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.3 }),
  // Charging and workshop.
  charger: paint({ fill: 'plan-raised', stroke: 'plan-live' }),
  cable: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.1 }),
  pit: paint({ fill: 'plan-warning', fillOpacity: 0.12, stroke: 'plan-warning' }),
  cells: paint({ fill: 'plan-raised', stroke: 'plan-text' }),
  gates: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.5 }),
  stripes: paint({ fill: 'none', stroke: 'plan-text', strokeOpacity: 0.35 }),
  predicted: paint({ fill: 'none', stroke: 'plan-danger', strokeWidth: 0.12 }),
  // The crossing.
  meeting: paint({ fill: 'plan-danger', fillOpacity: 0.3, stroke: 'plan-danger' }),
  badge: paint({ fill: 'plan-warning', fillOpacity: 0.16, stroke: 'plan-warning' }),
  outside: paint({ fill: 'plan-raised', fillOpacity: 0.5 }),
  trailer: paint({ fill: 'plan-raised', stroke: 'plan-steel' }),
  carried: paint({ fill: 'plan-load', stroke: 'ink' }),
  queue: paint({ fill: 'none', stroke: 'plan-warning', strokeOpacity: 0.7 }),
  second: paint({
    fill: 'none',
    stroke: 'plan-text',
    strokeWidth: 1.6,
    vectorEffect: 'non-scaling-stroke',
  }),
  limit: paint({
    fill: 'none',
    stroke: 'plan-warning',
    strokeWidth: 1.6,
    vectorEffect: 'non-scaling-stroke',
  }),
  cursor: paint({ fill: 'plan-live' }),
  // Pallets in racks and lanes.
  stored: paint({ fill: 'plan-slot', stroke: 'plan-ground' }),
  boards: paint({ fill: 'plan-steel', fillOpacity: 0.7 }),
  beams: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.09 }),
  uprights: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.1 }),
  target: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.06 }),
  wrong: paint({
    fill: 'plan-warning',
    fillOpacity: 0.14,
    stroke: 'plan-warning',
    strokeWidth: 0.06,
  }),
  ruler: paint({ fill: 'none', stroke: 'plan-live', strokeWidth: 0.04 }),
  // The truck from behind.
  mast: paint({ fill: 'plan-steel', stroke: 'ink' }),
  chassis: paint({ fill: 'orange', stroke: 'ink' }),
  dark: paint({ fill: 'ink', stroke: 'plan-steel' }),
  person: paint({ fill: 'amber', stroke: 'ink' }),
  guard: paint({ fill: 'none', stroke: 'orange', strokeWidth: 0.09 }),
  tag: paint({ fill: 'plan-live', stroke: 'plan-ground' }),
  radio: paint({ fill: 'none', stroke: 'plan-live', strokeOpacity: 0.7 }),
}
