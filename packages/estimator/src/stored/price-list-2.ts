import { z } from 'zod'
import { priceList1 } from './price-list-1.ts'

// Rows of this version exist. The schema names their values itself and never changes with the model.

/** Version 2 of a stored price list or draft names the version of the model that it is computed with. */
export const priceList2 = priceList1.safeExtend({ model: z.literal([1, 2]) })

export type PriceList2 = z.output<typeof priceList2>
