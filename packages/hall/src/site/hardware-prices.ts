import type { Materials } from '#src/model/materials.ts'

export const pricedItems = ['anchors', 'tags', 'gateways'] as const
type PricedItem = (typeof pricedItems)[number]

interface LocalPrices {
  readonly code: string
  readonly name: string
  readonly currency: string
  /** Of a euro in its currency, and of our prices there. */
  readonly fx: number
  readonly priceIndex: number
}

/** Of the estimate's price list what a plan's hardware costs; without VAT. */
export interface HardwarePrices {
  /** Per piece. */
  readonly euros: Readonly<Record<PricedItem, number>>
  /** Where the visitor is taken to be until that is known. */
  readonly country: string
  readonly countries: readonly LocalPrices[]
  /** What the estimate counts on a site without tracking, as shares of the used hours. */
  readonly estimated: { readonly search: number; readonly idle: number }
}

/** Per piece, per item and in all, in a country's currency; the sum is rounded as the estimate rounds it. */
export function hardwareAmounts(
  { euros }: HardwarePrices,
  { fx, priceIndex }: Pick<LocalPrices, 'fx' | 'priceIndex'>,
  materials: Pick<Materials, PricedItem>,
) {
  const equipment = pricedItems.reduce((sum, item) => sum + euros[item] * materials[item], 0)
  const each = (item: PricedItem) => euros[item] * fx * priceIndex
  return {
    each,
    of: (item: PricedItem) => each(item) * materials[item],
    total: Math.floor(equipment * fx * priceIndex + 0.5),
  }
}
