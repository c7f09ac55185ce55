import { unitsPerMetre } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { compact } from './path.ts'

const height = 1.78 * unitsPerMetre * 0.8 * 1.3

/** Metres above the floor. */
export const personTagHeight = 1.6

/** A walking person around the origin; the stride follows the way covered (metres). */
export function drawPerson(way: number, speed: number): Drawn[] {
  const stride = speed > 0.1 ? Math.sin(way * 4.2) * 3.2 : 1.6
  const hip = compact(-height * 0.45)
  const [shoulder, hem] = [compact(-height * 0.84), compact(-height * 0.42)]
  const band = compact(-height * 0.58)
  return [
    draw('path', {
      d: `M-1 ${hip}L${compact(-stride)} 0M1 ${hip}L${compact(stride)} .8`,
      stroke: '#8fa6b4',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    draw('path', {
      d: `M-3.7 ${hem}L-3 ${shoulder}Q0 ${compact(-height * 0.9)} 3 ${shoulder}L3.7 ${hem}z`,
      fill: '#ffc53d',
    }),
    draw('path', { d: `M-3.5 ${band}H3.5`, stroke: '#f7f8f5', 'stroke-width': 1.5 }),
    draw('circle', { cy: compact(-height * 0.97), r: 2.9, fill: '#eef2ef' }),
  ]
}
