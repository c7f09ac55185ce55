import { constantsIn, type ConstantKey } from './measures/constants.ts'
import { perPriceList, type Constant, type PriceList } from './price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'

const ofTheList: ReadonlySet<ConstantKey> = new Set(constantsIn('prices'))

const fixed = perPriceList((priceList): PriceList => {
  const constants = mapValues(priceList.constants, (constant, key): Constant => {
    if (!ofTheList.has(key)) return constant
    const { band: _band, ...rest } = constant
    return { ...rest, range: [constant.value, constant.value] }
  })
  return { ...priceList, constants }
})

/**
 * The same list with its prices fixed: a buyer knows them, so they neither widen the band nor count
 * as assumptions. The results are those of the list itself.
 */
export const withFixedPrices = (priceList: PriceList): PriceList => fixed(priceList, undefined)
