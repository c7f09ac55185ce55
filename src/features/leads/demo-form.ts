/** What the demo form offers, in its order; the wire carries these keys. Free of imports: the island uses it. */
export const industries = [
  'enterprise',
  'semiconductors',
  'communications',
  'internet',
  'e-commerce',
  'logistics',
  'luxury',
  'manufacturing',
  'food-manufacturing',
  'erp-and-system-integrators',
  'retail',
  'manufacturing-logistics',
  'storage',
  'petroleum',
] as const
export type Industry = (typeof industries)[number]

export const useCases = [
  'fleet-safety',
  'fleet-maintenance',
  'stock-management',
  'performance-monitoring',
  'fleet-right-sizing',
  'fifo-compliance',
  'manufacturing',
  'retail',
] as const
export type UseCase = (typeof useCases)[number]

/** Characters; the server refuses more. */
export const maxLength = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  jobtitle: 200,
  subsector: 200,
  comments: 5_000,
} as const

export const phonePattern = '[0-9+\\(\\)\\-. ]{1,40}'
