import { assumed } from './assumed.ts'
import { benefits } from './benefits.ts'
import { countries, operatorBases } from './countries.ts'
import { quantities } from './quantities.ts'
import type { RoiTable } from './table.ts'
import { industryFactors, weights } from './weights.ts'

/** The version with which an empty store begins. Browsers get the published one with the page. */
export const firstTable: RoiTable = {
  version: 1,
  constants: { ...quantities, ...benefits, ...assumed },
  weights,
  industryFactors,
  countries,
  operatorBases,
}
