import type { CountryRow } from './country-row.ts'

/** The bases of the operator cost, by the first word of a country's basis. */
export const operatorBases: Readonly<Record<string, string>> = {
  E: '0.75 of the hourly labour cost 2024: https://europe-data.com/what-country-boasts-the-highest-hourly-labour-costs-in-the-european-union',
  O1: 'EUR 24,000–26,000 a year over 1,760 h: https://agv.inovatica.com/en/news/koszt-operatora-wozka-widlowego-a-roi-agv-2025/',
  O2: 'USD 20 median https://www.forkliftinventory.com/blog/fair-pay-for-forklift-operators-what-should-they-earn/ over the wage share of https://blsmon1.bls.gov/news.release/ecec.nr0.htm',
  O3: 'GBP 23,400 and 15% contribution https://www.forkliftaction.com/news/increase-in-ni-contributions-leads-to-automation-enquiries-toyota.aspx?n=30944 , pension, overhead, over 1,760 h',
  P: 'proposal',
}

type Columns = [
  code: string,
  currency: string,
  fx: number,
  priceIndex: number,
  manDay: number,
  operator: number,
  operatorBasis: string,
  electricity: number,
  lpg: number,
  diesel: number,
  gridCo2: number,
  vatRate: number | null,
]

const columns: readonly Columns[] = [
  ['GB', 'GBP', 0.85, 1, 520, 16.8, 'O3', 0.22, 1.35, 1.15, 0.216, 20],
  ['IE', 'EUR', 1, 1, 640, 30.2, 'E (2023)', 0.25, 1.7, 1.35, 0.28, 23],
  ['DE', 'EUR', 1, 1, 690, 32.6, 'E', 0.2, 1.6, 1.25, 0.342, 19],
  ['AT', 'EUR', 1, 1, 710, 33.4, 'E', 0.2, 1.6, 1.25, 0.103, 20],
  ['CH', 'CHF', 0.95, 1.1, 960, 42, 'P', 0.22, 1.8, 1.45, 0.037, 8.1],
  ['FR', 'EUR', 1, 1, 700, 32.8, 'E', 0.17, 1.6, 1.3, 0.044, 20],
  ['BE', 'EUR', 1, 1, 770, 36.2, 'E', 0.18, 1.55, 1.3, 0.118, 21],
  ['NL', 'EUR', 1, 1, 720, 33.9, 'E', 0.2, 1.6, 1.35, 0.253, 21],
  ['ES', 'EUR', 1, 0.9, 450, 19.1, 'E', 0.13, 1.45, 1.15, 0.146, 21],
  ['PT', 'EUR', 1, 0.9, 450, 13.5, 'E (2023, +6 %)', 0.13, 1.5, 1.2, 0.112, 23],
  ['IT', 'EUR', 1, 0.95, 490, 23.2, 'E', 0.22, 1.6, 1.3, 0.288, 22],
  ['PL', 'PLN', 4.27, 0.8, 1920, 60.5, 'O1', 0.85, 5.8, 5, 0.615, 23],
  ['CZ', 'CZK', 25, 0.8, 11_250, 337, 'P', 4.7, 36, 29, 0.414, 21],
  ['SE', 'SEK', 11.2, 1, 6940, 325, 'P', 1.1, 20, 16, 0.036, 25],
  ['DK', 'DKK', 7.46, 1, 5980, 280, 'E', 1.2, 13, 10, 0.143, 25],
  ['NO', 'NOK', 11.7, 1.05, 8600, 410, 'P', 1, 20, 17, 0.031, 25],
  ['FI', 'EUR', 1, 1, 610, 28.5, 'P', 0.09, 1.65, 1.35, 0.072, 25.5],
  ['HU', 'HUF', 400, 0.8, 180_000, 4240, 'E', 80, 640, 480, 0.183, 27],
  ['RO', 'RON', 5, 0.8, 2250, 47, 'E', 0.95, 7, 6, 0.246, 21],
  ['US', 'USD', 1.08, 1, 700, 28.4, 'O2', 0.09, 1.3, 1, 0.384, null],
  ['XX', 'EUR', 1, 0.9, 450, 20, 'P', 0.15, 1.5, 1.2, 0.473, null],
]

/**
 * The country rows. Proposals unless the basis says otherwise; energy prices without VAT, grid CO2
 * by Ember 2024.
 */
export const countries: readonly CountryRow[] = columns.map(
  ([
    code,
    currency,
    fx,
    priceIndex,
    manDay,
    operator,
    operatorBasis,
    electricity,
    lpg,
    diesel,
    gridCo2,
    vatRate,
  ]) => ({
    code,
    currency,
    fx,
    priceIndex,
    manDay,
    operator,
    operatorBasis,
    electricity,
    lpg,
    diesel,
    gridCo2,
    vatRate,
  }),
)
