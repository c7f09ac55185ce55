import { z } from 'zod'
import { estimate1 } from './estimate-1.ts'

// Rows of this version exist. The schema names their values itself and never changes with the model.
const number = z.number()

/** Version 2 of a stored estimate: with the counts of a plan, where it has one. */
export const estimate2 = estimate1.extend({
  quantities: z
    .strictObject({ anchors: number, gateways: number, switches: number, cableMetres: number })
    .optional(),
  warnings: z.array(z.enum(['AISLES_EXCEED_AREA', 'COUNTRY_NOT_PRICED', 'COUNT_EXTRAPOLATED'])),
})
