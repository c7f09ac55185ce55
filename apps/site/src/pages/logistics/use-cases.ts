import type { CaseKey } from '@repo/platform/facts/claims.ts'
import type { UseCase } from '@repo/platform/facts/use-cases.ts'
import type { LogisticsWords } from '#words/index.ts'

/** After which time a signal is with the person who acts: the two latencies of the product, or how it comes. */
export type Within = Exclude<
  keyof LogisticsWords['signals'],
  'caption' | 'signal' | 'measured' | 'acts' | 'within'
>

interface UseCaseFacts {
  /** By row of the use case's table. */
  within: readonly Within[]
  /** Its results of the case studies. */
  figures: readonly CaseKey[]
}

export const factsOf: Readonly<Record<UseCase, UseCaseFacts>> = {
  'fleet-safety': {
    within: ['warning', 'live', 'live', 'analytics'],
    figures: ['impacts', 'speeding'],
  },
  'fleet-maintenance': {
    within: ['analytics', 'sent', 'live', 'analytics'],
    figures: ['idling'],
  },
  'stock-management': {
    within: ['rest', 'rest', 'analytics', 'weekly'],
    figures: ['search', 'retrieval'],
  },
  'performance-monitoring': {
    within: ['analytics', 'analytics', 'analytics', 'live'],
    figures: ['orderResponse', 'throughput'],
  },
  'fleet-right-sizing': {
    within: ['analytics', 'report', 'report'],
    figures: ['nightShiftForklifts', 'forklifts'],
  },
  'fifo-compliance': { within: ['rest', 'live', 'live', 'sent'], figures: [] },
}
