import type { SourceKey } from '@repo/platform/facts/sources.ts'

/** The page's sources, in the order in which its texts mark them. */
export const notes = [
  'osha1910178',
  'dguv68',
  'lolerExamination',
  'conversionFactors',
] as const satisfies readonly SourceKey[]
