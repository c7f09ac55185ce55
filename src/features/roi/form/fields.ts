import {
  contractTypes,
  forkliftTypes,
  industries,
  trackings,
  useCases,
  type InputKey,
  type MandatoryKey,
} from '../model/input.ts'

export type FieldKey = InputKey

interface FieldGroup {
  key: 'site' | 'fleet' | 'operation' | 'safety'
  fields: readonly FieldKey[]
}

/** In the order of the page. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    key: 'site',
    fields: ['country', 'companyName', 'forklifts', 'area', 'aisleLength', 'aisles', 'industry'],
  },
  { key: 'fleet', fields: ['contractType', 'tracking', 'forkliftType', 'useCase'] },
  {
    key: 'operation',
    fields: ['shifts', 'shiftHours', 'workingDays', 'pallets', 'capacityUsed', 'margin'],
  },
  { key: 'safety', fields: ['accidents', 'repairCost', 'daysDown', 'complianceFees'] },
]

/** All 21, in the order of the page. */
export const fieldKeys: readonly FieldKey[] = fieldGroups.flatMap(({ fields }) => fields)

const mandatoryKeys: Readonly<Record<MandatoryKey, true>> = {
  country: true,
  companyName: true,
  forklifts: true,
  area: true,
  shifts: true,
  shiftHours: true,
  pallets: true,
}
export const mandatory: ReadonlySet<FieldKey> = new Set(Object.keys(mandatoryKeys) as FieldKey[])

export const choices = {
  industry: industries,
  contractType: contractTypes,
  forkliftType: forkliftTypes,
  tracking: trackings,
  useCase: useCases,
} as const satisfies Partial<Record<FieldKey, readonly string[]>>

/** What stands in the fields, as it was typed. The unit of the area is `m2` or `sqft`. */
export type FormValues = Partial<Record<FieldKey | 'areaUnit', string>>
