export interface CountryRow {
  /** ISO 3166-1 alpha-2; `XX` is the rest of the world. */
  code: string
  /** ISO 4217; all prices and costs of the row are in it. */
  currency: string
  /** Units of the currency per EUR. */
  fx: number
  /** Multiplier of hardware prices and fees. */
  priceIndex: number
  /** Installation, per man-day. */
  manDay: number
  /** Per hour. */
  operator: number
  /** Of the operator cost: labour-cost statistics (E), a source of its own (O1-O3), a proposal (P). */
  operatorBasis: string
  /** Per kWh. */
  electricity: number
  /** Per kg. */
  lpg: number
  /** Per litre. */
  diesel: number
  /** kg CO2e per kWh of electricity. */
  gridCo2: number
  /** In %; null where there is none to show. */
  vatRate: number | null
}

export const restOfWorld = 'XX'
