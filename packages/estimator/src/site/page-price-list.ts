import { primaryLinks } from '../explain/source.tsx'
import { shippedListOf } from '../model/first-price-list.ts'
import { isShippedSource } from '../model/shipped-constants.ts'
import { isOwnPrice } from '../model/local-money.ts'
import { perPriceList, type PriceList } from '../model/price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'

/**
 * The price list as the page carries it: of the sources the links that it shows. What our own prices
 * rest on, and how values were chosen, is for the back office. Server only.
 */
export const pagePriceList = (priceList: PriceList): PriceList => shownOf(priceList, undefined)

const shownOf = perPriceList((priceList): PriceList => {
  const { operatorBases } = shippedListOf(priceList)
  const shown = (source: string, shipped: string | undefined) =>
    isShippedSource(source, shipped) ? primaryLinks(source).join(' ') : source
  return {
    ...priceList,
    constants: mapValues(priceList.constants, (constant, key) =>
      isOwnPrice(key)
        ? { ...constant, mark: 'S', source: '' }
        : { ...constant, source: primaryLinks(constant.source).join(' ') },
    ),
    operatorBases: mapValues(priceList.operatorBases, (basis, key) =>
      shown(basis, operatorBases[key]),
    ),
  }
})
