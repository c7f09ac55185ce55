import { antennaRanges, directions, wallMaterials, zoneKinds } from '#src/model/plan.ts'
import type { PlanList } from '#src/model/problems.ts'

/** A value of a thing as it is typed or chosen. */
export interface ObjectField {
  readonly name: string
  /** Of the message that labels it, where that is another. */
  readonly label?: 'ceilingHeight' | 'deckHeight'
  /** A percentage is stored as a share. Without a unit, the choices or a tick. */
  readonly unit?: 'm' | 'km/h' | '%'
  readonly choices?: readonly (string | number)[]
  /** What a plan cannot even hold; what else is wrong is a problem of the plan. */
  readonly least: number
  readonly most: number
  readonly optional?: true
}

/** Far beyond any hall. */
const far = 100_000
const place = (name: string): ObjectField => ({ name, unit: 'm', least: -far, most: far })
const length = (name: string): ObjectField => ({ name, unit: 'm', least: 0.01, most: far })
const choice = (name: string, choices: ObjectField['choices']): ObjectField => ({
  name,
  ...(choices && { choices }),
  least: -far,
  most: far,
})
const line = ['x0', 'y0', 'x1', 'y1'].map(place)

/** Of each kind of thing; the corners of areas are shown besides. */
export const objectFields: Readonly<Record<PlanList, readonly ObjectField[]>> = {
  racks: [
    place('x'),
    place('y'),
    place('length'),
    place('depth'),
    place('height'),
    choice('orientation', [0, 90]),
    { name: 'fill', unit: '%', least: 0, most: 100 },
  ],
  walls: [
    ...line,
    { ...length('height'), label: 'ceilingHeight', optional: true },
    choice('material', ['', ...wallMaterials]),
  ],
  columns: [place('x'), place('y'), length('side')],
  docks: [place('x'), place('y'), length('width')],
  staging: [],
  walkways: [...line, length('width')],
  zones: [
    choice('kind', zoneKinds),
    { name: 'limit', unit: 'km/h', least: -far, most: far },
    choice('direction', directions),
    { ...length('height'), label: 'deckHeight' },
  ],
  mounts: ['x', 'y', 'z'].map(place),
  anchors: [
    ...['x', 'y', 'z'].map(place),
    choice('range', antennaRanges),
    choice('fixed', undefined),
  ],
}

/** The id of a field's control: one thing is open at a time. */
export const fieldId = (list: PlanList, name: string) => `plan-${list}-${name}`
