import { firstSources } from '../messages/first-sources.ts'
import type { Constant, PriceList } from './price-list.ts'
import { shippedConstants } from './shipped-constants.ts'
import { shippedPriceList } from './shipped-price-list.ts'

const { aisleSpacing, aislesPerRow, anchorPrice, complianceCut } = shippedConstants

/** Model version 1 has no such constant: its formulas ignore these values. */
const ignored = (value: number, source: string): Constant => ({
  value,
  range: [value, value],
  mark: 'D',
  source,
})

/** Version 1, with model version 1: stored estimates and shared links name it. */
export const firstPriceList: PriceList = {
  ...shippedPriceList,
  version: 1,
  model: 1,
  constants: {
    ...shippedConstants,
    aisleSpacing: { ...aisleSpacing, value: 0.6, source: firstSources.aisleSpacing },
    aislesPerRow: { ...aislesPerRow, value: 2, source: firstSources.aislesPerRow },
    endAnchors: ignored(1, firstSources.endAnchors),
    wallShare: ignored(0, firstSources.wallShare),
    complianceCut: { ...complianceCut, mark: 'D', source: firstSources.complianceCut },
    anchorPrice: {
      ...anchorPrice,
      value: 400,
      band: { cautious: 500, optimistic: 300 },
      source: firstSources.anchorPrice,
    },
  },
}

/** The list that came with the software for a version of the model. */
export const shippedListOf = ({ model }: Pick<PriceList, 'model'>): PriceList =>
  model === 1 ? firstPriceList : shippedPriceList
