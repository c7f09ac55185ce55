import type { SourceKey } from '@repo/platform/facts/sources.ts'

/** The page's sources, in the order in which its texts mark them. */
export const notes = [
  'ceAndUl',
  'truckVoltages',
  'iec60529',
  'ipLimits',
  'wifi6ghz',
  'eu2019785',
  'en302065',
] as const satisfies readonly SourceKey[]
