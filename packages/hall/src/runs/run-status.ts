import type { RunsWords } from '#words/index.ts'
import { filled } from '../planner/planner-words.ts'
import type { RunsState } from './runs-state.ts'

/** What is said when a run begins and ends, and the reason for a missing run. */
export function statusOf(
  { phase, problems, both }: Pick<RunsState, 'phase' | 'problems' | 'both'>,
  words: RunsWords['browser'],
): string {
  if (phase === 'impossible')
    return problems
      .map((problem) =>
        problem.code === 'NO_ROUTE'
          ? filled(words.NO_ROUTE, { aisle: problem.aisle + 1 })
          : words[problem.code],
      )
      .join(' ')
  if (phase !== 'ready' || !both) return words[phase]
  const { trucks } = both.of.with.run.options
  return trucks < both.settings.trucks ? filled(words.fewer, { trucks }) : words.ready
}
