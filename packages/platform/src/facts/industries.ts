/**
 * The specification's industries in its order, by their keys on the wire. Without imports, since
 * islands use it.
 */
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
