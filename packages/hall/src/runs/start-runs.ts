import { pageLang } from '@repo/platform/i18n/page-lang.ts'
import { buttonOf, partOf } from '../placement/parts.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'
import { setHidden } from '@repo/platform/ui/elements.ts'
import { filled } from '../planner/planner-words.ts'
import type { Planner } from '../planner/planner-state.ts'
import { runComputer } from './compute-runs.ts'
import { takeSettings } from './run-settings.ts'
import { drawRun } from './run-stage.ts'
import type { RunWords } from './run-words.ts'
import { createRuns, isBusy, isStale, settingsOf, sides, type RunsState } from './runs-state.ts'
import { showClock } from './show-clock.ts'
import { showFigures } from './show-figures.ts'

/** Brings the two runs to life; answers with what begins them, in a hall that has its anchors. */
export function startRuns(page: ParentNode, planner: Planner) {
  const root = elementIn(page, '[data-runs]', HTMLElement)
  const words = JSON.parse(root.dataset.words ?? '') as RunWords
  const runs = createRuns()
  const { compute, cancel } = runComputer(planner, runs)
  const form = elementIn(root, '[data-part=settings]', HTMLFormElement)
  const run = elementIn(root, '[data-part=run]', HTMLButtonElement)
  const begin = (places: boolean) => {
    if (!isBusy(runs.state)) void compute({ places })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    begin(false)
  })
  buttonOf(root, 'cancel', cancel)
  takeSettings(form, planner)
  planner.follow(['problems'], ({ problems }) => {
    run.disabled = problems.length > 0
  })

  for (const side of sides)
    drawRun(elementIn(root, `[data-stage=${side}]`, HTMLElement), runs, side)
  const lang = pageLang()
  showClock(root, runs, words, lang)
  showFigures(root, runs, words, lang)
  const running = partOf(root, 'running')
  const status = partOf(root, 'status')
  runs.follow(['phase', 'progress', 'both'], (state, before) => {
    running.hidden = !isBusy(state)
    elementIn(running, 'progress', HTMLProgressElement).value = state.progress
    partOf(root, 'results').hidden = !state.both
    if (state.phase !== before.phase)
      status.textContent = statusOf(state, planner.state.trucks, words)
  })
  const showStale = () => {
    const { both } = runs.state
    const now = settingsOf(planner.state)
    setHidden(partOf(root, 'stale'), !both || !isStale(both.settings, now))
  }
  planner.follow(
    ['history', 'method', 'trucks', 'ordersPerHour', 'hours', 'seed', 'switches'],
    showStale,
  )
  runs.follow(['both'], showStale)
  return () => {
    begin(!planner.state.history.past.length)
  }
}

/** What is said when a run begins and ends, and why there is none. */
function statusOf({ phase, problems, both }: RunsState, asked: number, words: RunWords): string {
  if (phase === 'impossible')
    return problems
      .map((problem) =>
        problem.code === 'NO_ROUTE'
          ? filled(words.NO_ROUTE, { aisle: problem.aisle + 1 })
          : words[problem.code],
      )
      .join(' ')
  const { trucks = asked } = both?.of.with.run.options ?? {}
  return phase === 'ready' && trucks < asked ? filled(words.fewer, { trucks }) : words[phase]
}
