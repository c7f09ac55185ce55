import { paint } from '../paint.ts'

export const look = {
  scale: paint({ stroke: 'plan-rule' }),
  soil: paint({ stroke: 'grey-3', strokeWidth: 0.12 }),
  floor: paint({ stroke: 'ink', strokeWidth: 0.026 }),
  radio: paint({ fill: 'none', stroke: 'teal', strokeOpacity: 0.6 }),
  tag: paint({ fill: 'teal-live', stroke: 'ink', strokeWidth: 0.022 }),
  leader: paint({ fill: 'none', stroke: 'ink' }),
  dark: paint({
    stroke: 'plan-edge',
    strokeWidth: 0.02,
    strokeLinejoin: 'round',
    fill: 'ink-high',
  }),
  light: paint({ stroke: 'plan-edge', strokeWidth: 0.02, strokeLinejoin: 'round', fill: 'white' }),
  line: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.05 }),
  body: paint({ stroke: 'plan-edge', strokeWidth: 0.02, strokeLinejoin: 'round', fill: 'orange' }),
  wheelRod: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.04, strokeLinecap: 'round' }),
  seams: paint({ fill: 'none', stroke: 'grey-3', strokeWidth: 0.014 }),
  sleeve: paint({ fill: 'none', stroke: 'ink-high', strokeWidth: 0.11, strokeLinecap: 'round' }),
  vest: paint({ stroke: 'plan-edge', strokeWidth: 0.02, strokeLinejoin: 'round', fill: 'amber' }),
  stripe: paint({ fill: 'none', stroke: 'white', strokeWidth: 0.06 }),
  lens: paint({ fill: 'none', stroke: 'ink' }),
  lensLarge: paint({ fill: 'white', stroke: 'ink', strokeWidth: 0.02 }),
}
