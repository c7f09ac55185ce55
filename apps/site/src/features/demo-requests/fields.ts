import { useCases as logistics } from '@repo/platform/facts/use-cases.ts'
import { maxLength as shared } from '@repo/platform/rest/lengths.ts'

export { industries, type Industry } from '@repo/platform/facts/industries.ts'

/**
 * The options of the demo form, in its order, by their keys on the wire. The island imports this:
 * no schema here.
 */
export const useCases = [...logistics, 'manufacturing', 'retail'] as const
export type UseCase = (typeof useCases)[number]

/** Characters; more is rejected by the server. */
export const maxLength = {
  name: shared.name,
  email: shared.email,
  phone: 40,
  company: shared.name,
  jobtitle: shared.name,
  subsector: shared.name,
  comments: shared.comments,
} as const
