import type { SourceKey } from '#src/facts/sources.ts'

/** The page's sources, in the order in which its texts mark them. */
export const notes = [
  'worksCouncilLast',
  'decawave',
  'iso18305',
] as const satisfies readonly SourceKey[]
