import type { SourceKey } from '@repo/platform/facts/sources.ts'

/** The page's sources, in the order in which its texts mark them. */
export const notes = [
  'iec62443',
  'cra',
  'red2022',
  'dataAct',
  'nis2',
] as const satisfies readonly SourceKey[]
