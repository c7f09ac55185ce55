export interface CountryRow {
  /** ISO 3166-1 alpha-2; `XX` is the rest of the world. */
  code: string
  /** ISO 4217 code of the currency for all prices and costs of the row. */
  currency: string
  /** Units of the currency per EUR. */
  fx: number
  /** Multiplier of hardware prices and fees. */
  priceIndex: number
  /** Cost of installation per man-day. */
  manDay: number
  /** Cost per hour. */
  operator: number
  /**
   * Source of the operator cost: labour-cost statistics (E), a separate source (O1-O3), a proposal
   * (P).
   */
  operatorBasis: string
  /** Price per kWh. */
  electricity: number
  /** Price per kg. */
  lpg: number
  /** Price per litre. */
  diesel: number
  /** kg CO2e per kWh of electricity. */
  gridCo2: number
  /** In %; null if the country has no rate to show. */
  vatRate: number | null
}

export const restOfWorld = 'XX'
