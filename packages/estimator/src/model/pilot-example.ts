import { calculate } from './estimate.ts'
import type { ContractType, GivenInput } from './input.ts'
import { countryRow, perPriceList, type PriceList } from './price-list.ts'
import { withDefaults } from './with-defaults.ts'

/** What the first term of a contract costs in all. */
interface Total {
  months: number
  /** In the country's currency, excluding VAT. */
  spent: number
}

/** What a small site costs as a pilot, and what the same site costs as a partner. */
export interface PilotExample {
  forklifts: number
  /** m², without racks */
  area: number
  anchors: number
  manDays: number
  currency: string
  pilot: Total
  /** With purchased hardware. */
  partner: Total
}

/** One part of a warehouse, open floor. What the site earns is not asked, so the shifts do not matter. */
const site = (country: string, contractType: ContractType): GivenInput => ({
  country,
  contractType,
  companyName: '',
  forklifts: 5,
  area: 3_000,
  shifts: 2,
  shiftHours: 8,
  pallets: 0,
})

export const pilotExample = perPriceList((priceList: PriceList, country: string): PilotExample => {
  const of = (contractType: ContractType) => {
    const { input } = withDefaults(site(country, contractType), priceList)
    const { results, terms } = calculate(input, priceList)
    return { input, terms, total: { months: terms.term, spent: results.investment } }
  }
  const pilot = of('pilot')
  const { forklifts, area } = pilot.input
  const { anchors, manDays } = pilot.terms
  return {
    forklifts,
    area,
    anchors,
    manDays,
    currency: countryRow(priceList, country).currency,
    pilot: pilot.total,
    partner: of('partner').total,
  }
})
