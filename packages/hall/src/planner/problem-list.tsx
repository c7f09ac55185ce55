import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { goToProblem } from './go-to-problem.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './problem-list.module.css'
import { problemLine } from './problem-texts.ts'

/** More than these are told by their number alone. */
const mostShown = 20

/** What is wrong with the plan, as long as something is. */
export function ProblemList() {
  const workbench = useWorkbench()
  const { plannerWords: words } = workbench
  const { history, problems } = usePlannerAtRest('history', 'problems')
  const more = problems.length - mostShown
  return (
    <Stack
      as="section"
      gap="100"
      className={styles.problems}
      aria-labelledby="plan-problems"
      data-problems=""
      hidden={!problems.length}
    >
      <Text as="h3" size="body" tone="danger" id="plan-problems">
        {words.counted(words.problems.title, problems.length)}
      </Text>
      <p>{words.problems.lead}</p>
      <ul>
        {problems.slice(0, mostShown).map((problem, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.problem}
              onClick={() => goToProblem(workbench, problem)}
            >
              {problemLine(words, problem, history.plan)}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{words.counted(words.problems.more, more)}</p>}
    </Stack>
  )
}
