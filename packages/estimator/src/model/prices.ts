import type { CountryRow } from './country-row.ts'
import type { ContractType } from './input.ts'
import { countryRow, valuesOf, type PriceList, type Values } from './price-list.ts'
import { round, roundTo } from './rounding.ts'

/** Returns the fee per vehicle and month in the country's currency, without VAT. */
export const feeOf = (contract: ContractType, { fx, priceIndex }: CountryRow, c: Values): number =>
  round((contract === 'pilot' ? c.feePilot : c.feePartner) * fx * priceIndex)

/** The prices of a country, in its currency, without VAT. */
export interface Prices {
  /** `XX` where the requested country has no row. */
  country: string
  currency: string
  /** In %; null if the country has no rate to show. */
  vatRate: number | null
  pilotFee: number
  pilotMonths: { least: number; most: number }
  partnerFee: number
  partnerMonths: number
  /**
   * Hardware price per piece, to the cent, so that readers can recalculate the cost from the
   * quantities.
   */
  anchor: number
  tag: number
  gateway: number
  manDay: number
  /** Price of extra services. */
  manHour: number
}

export function pricesOf(priceList: PriceList, country: string): Prices {
  const row = countryRow(priceList, country)
  const c = valuesOf(priceList)
  const hardware = (price: number) => roundTo(price * row.fx * row.priceIndex, 2)
  const [least, most] = priceList.constants.termPilot.range
  return {
    country: row.code,
    currency: row.currency,
    vatRate: row.vatRate,
    pilotFee: feeOf('pilot', row, c),
    pilotMonths: { least, most },
    partnerFee: feeOf('partner', row, c),
    partnerMonths: c.termPartner,
    anchor: hardware(c.anchorPrice),
    tag: hardware(c.tagPrice),
    gateway: hardware(c.gatewayPrice),
    manDay: row.manDay,
    // The floating-point result of 720 / 8 × 1.15 is slightly less than 103.5.
    manHour: round(roundTo((row.manDay / c.hoursPerManDay) * c.serviceMarkup, 6)),
  }
}
