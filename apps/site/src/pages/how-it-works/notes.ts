import type { SourceKey } from '@repo/platform/facts/sources.ts'

/** The page's sources, in the order in which its texts mark them. */
export const notes = [
  'germanyWorks',
  'decawave',
  'iso18305',
] as const satisfies readonly SourceKey[]
