import { paint } from '../paint.ts'

export const look = {
  dimension: paint({ fill: 'none', stroke: 'plan-text' }),
  grid: paint({ stroke: 'plan-grid' }),
  person: paint({ fill: 'amber', stroke: 'ink' }),
  head: paint({ fill: 'ink', stroke: 'none' }),
  rack: paint({ fill: 'plan-raised', stroke: 'plan-edge' }),
  slots: paint({ fill: 'plan-slot', stroke: 'none' }),
  ring: paint({ fill: 'plan-live', fillOpacity: 0.14, stroke: 'plan-live' }),
  dot: paint({ fill: 'plan-live', stroke: 'plan-ground' }),
  ranging: paint({ stroke: 'plan-live', strokeLinecap: 'round' }),
  trail: paint({ fill: 'none', stroke: 'orange' }),
  samples: paint({ fill: 'none', stroke: 'plan-load', strokeOpacity: 0.6, strokeLinecap: 'round' }),
  truck: paint({ stroke: 'ink' }),
  forks: paint({ stroke: 'plan-steel', strokeWidth: 0.14 }),
  load: paint({ fill: 'plan-load' }),
  body: paint({ fill: 'orange' }),
  mast: paint({ fill: 'plan-steel' }),
  guard: paint({ fill: 'none' }),
  zone: paint({ fill: 'zone', fillOpacity: 0.12, stroke: 'zone' }),
  hatch: paint({ fill: 'none', stroke: 'zone', strokeOpacity: 0.45 }),
  handles: paint({ fill: 'plan-ground', stroke: 'zone' }),
}
