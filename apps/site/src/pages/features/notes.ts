import type { SourceKey } from '@repo/platform/facts/sources.ts'

/** The page's sources, in the order in which its texts mark them. */
export const notes = [
  'iso13849',
  'iso3691',
  'dguv68',
  'lolerExamination',
] as const satisfies readonly SourceKey[]
