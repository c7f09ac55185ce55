/**
 * The specification's tabs of logistics, by their keys on the wire. Without imports, since islands
 * use it.
 */
export const useCases = [
  'fleet-safety',
  'fleet-maintenance',
  'stock-management',
  'performance-monitoring',
  'fleet-right-sizing',
  'fifo-compliance',
] as const
export type UseCase = (typeof useCases)[number]
