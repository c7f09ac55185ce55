import { countries, operatorBases } from './countries.ts'
import type { PriceList } from './price-list.ts'
import { shippedConstants } from './shipped-constants.ts'
import { industryFactors, weights } from './weights.ts'

/** The newest price list that comes with the software: an empty database begins with it. */
export const shippedPriceList: PriceList = {
  version: 2,
  model: 2,
  constants: shippedConstants,
  weights,
  industryFactors,
  countries,
  operatorBases,
}

/** Why version 2 replaced version 1, for the list of versions. */
export const shippedNote =
  'Model version 2: the estimate gives about the same number of anchors as the planner, and payback includes the fees after the term. Anchor price: EUR 250.'
