import type { RoiTable } from '../model/table.ts'

export interface PricingData {
  table: RoiTable
  /** ISO time, UTC. */
  publishedAt: string
  /** For which the page is drawn; one that has prices. */
  country: string
  /** Those that have prices, by name, the rest of the world last. */
  countries: readonly (readonly [code: string, name: string])[]
}
