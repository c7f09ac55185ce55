import { z } from 'zod'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { optional, singleLine } from '@repo/platform/rest/text.ts'

/** Longer than any link that the site makes. */
const longestLink = 12_000

/** What a visitor may enter; everything is optional. */
export const kitInput = z.strictObject({
  company: optional(singleLine(1, maxLength.name)),
  /** Addresses as `Copy link` gives them, or what follows their #. */
  plan: optional(z.string().trim().max(longestLink)),
  estimate: optional(z.string().trim().max(longestLink)),
})

export type KitInput = z.output<typeof kitInput>
