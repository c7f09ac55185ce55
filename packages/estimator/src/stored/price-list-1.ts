import { z } from 'zod'

// Rows of this version exist. The schema names their values itself and never changes with the model.
const number = z.number()
const text = z.string()

const constant = z.strictObject({
  value: number,
  range: z.tuple([number, number]),
  mark: z.enum(['S', 'F', 'D', 'P']),
  source: text,
  band: z.strictObject({ cautious: number, optimistic: number }).optional(),
})

const countryRow = z.strictObject({
  code: text,
  currency: text,
  fx: number,
  priceIndex: number,
  manDay: number,
  operator: number,
  operatorBasis: text,
  electricity: number,
  lpg: number,
  diesel: number,
  gridCo2: number,
  vatRate: number.nullable(),
})

/** Version 1 of a stored price list or draft, which states no version. */
export const priceList1 = z.strictObject({
  constants: z.record(text, constant),
  weights: z.record(text, z.record(text, number)),
  industryFactors: z.record(text, number),
  countries: z.array(countryRow).refine((rows) => rows.some(({ code }) => code === 'XX')),
  operatorBases: z.record(text, text),
})
