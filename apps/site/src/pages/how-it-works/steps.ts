import type { HowItWorksData } from './data.ts'

/** In their order; the number of a step is its place here plus one. */
export const stepKeys = [
  'question',
  'agreement',
  'survey',
  'mounting',
  'trucks',
  'rules',
  'acceptance',
  'pilot',
  'decision',
] as const
export type StepKey = (typeof stepKeys)[number]

/** What a paper of a step says; the decision leaves none of its own. */
export type PaperKey = Exclude<StepKey, 'decision'>

/**
 * Man-days of the steps that the estimate counts. Of its fixed days one half is the survey, the other
 * the acceptance test.
 */
export function daysOf({ work }: HowItWorksData): Partial<Record<StepKey, number>> {
  return {
    survey: work.fixed / 2,
    mounting: work.mounting,
    trucks: work.fitting,
    rules: work.zones,
    acceptance: work.fixed / 2,
  }
}
