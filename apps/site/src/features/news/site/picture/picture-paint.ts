import { paint } from '@repo/pictures/paint.ts'

export const look = {
  circle: paint({ fill: 'none', stroke: 'teal', strokeOpacity: 0.75 }),
  axis: paint({
    fill: 'none',
    stroke: 'ink',
    strokeOpacity: 0.3,
    strokeDasharray: '1.2 0.3 0.2 0.3',
  }),
  sight: paint({ fill: 'none', stroke: 'teal', strokeOpacity: 0.6, strokeDasharray: '0.2 0.3' }),
  planned: paint({ fill: 'none', stroke: 'grey-2', strokeDasharray: '0.4 0.3' }),
  fixes: paint({
    fill: 'none',
    stroke: 'teal',
    strokeWidth: 0.34,
    strokeLinecap: 'round',
    strokeOpacity: 0.8,
  }),
  mark: paint({ fill: 'none', stroke: 'ink' }),
  wall: paint({ fill: 'none', stroke: 'ink', strokeWidth: 0.4 }),
  lost: paint({ fill: 'none', stroke: 'red' }),
  column: paint({ fill: 'ink' }),
  stored: paint({ fill: 'teal', stroke: 'white' }),
  wrong: paint({ fill: 'orange', stroke: 'ink' }),
  stopping: paint({
    fill: 'orange',
    fillOpacity: 0.24,
    stroke: 'orange-text',
    strokeDasharray: '0.4 0.3',
  }),
  stop: paint({ fill: 'amber', fillOpacity: 0.4, stroke: 'amber-line' }),
}
