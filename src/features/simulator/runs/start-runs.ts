import { pageLang } from '#src/i18n/page-lang.ts'
import type { Switches } from '#src/hall/shift/switches.ts'
import { buttonOf, partOf } from '../placement/parts.ts'
import { takePlaced } from '../placement/place-on.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { HallWorker } from '../worker/hall-workers.ts'
import { runComputer } from './compute-runs.ts'
import { drawRun } from './run-stage.ts'
import { filled, type RunWords } from './run-words.ts'
import { createRuns, sides, type RunsState } from './runs-state.ts'
import { onChange, showClock } from './show-clock.ts'
import { showFigures } from './show-figures.ts'

/** Brings the two runs to life; answers with what begins them, in a hall that has its anchors. */
export function startRuns(page: ParentNode, planner: Planner, worker: HallWorker) {
  const root = page.querySelector<HTMLElement>('[data-runs]')!
  const words = JSON.parse(root.dataset.words!) as RunWords
  const lang = pageLang()
  const runs = createRuns()
  const { compute, cancel } = runComputer(planner, runs)
  const form = partOf(root, 'settings') as HTMLFormElement
  const status = partOf(root, 'status')

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void compute()
  })
  buttonOf(root, 'cancel', cancel)
  onChange(root, 'run-hours', ({ value }) => {
    runs.set({ hours: Number(value) })
  })
  onChange(root, 'run-switch', ({ value, checked }) => {
    runs.set({ switches: { ...runs.state.switches, [value as keyof Switches]: checked } })
  })
  const whole = (name: string, take: (value: number) => void) => {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)!
    field.addEventListener('change', () => {
      const value = Math.round(Number(field.value))
      const least = Number(field.min)
      const taken = Math.min(
        Number(field.max),
        Math.max(least, Number.isNaN(value) ? least : value),
      )
      field.value = String(taken)
      take(taken)
    })
    return field
  }
  const trucks = whole('run-trucks', (value) => {
    planner.set({ trucks: value, ordersPerHour: value * Number(perTruck.value) })
  })
  const perTruck = whole('run-orders', (value) => {
    planner.set({ ordersPerHour: value * planner.state.trucks })
  })
  whole('run-seed', (seed) => {
    runs.set({ seed })
  })
  planner.follow(['trucks', 'ordersPerHour'], (state) => {
    trucks.value = String(state.trucks)
    if (state.trucks) perTruck.value = String(Math.round(state.ordersPerHour / state.trucks))
  })
  const run = root.querySelector<HTMLButtonElement>('[data-part=run]')!
  planner.follow(['problems'], ({ problems }) => {
    run.disabled = problems.length > 0
  })

  for (const side of sides)
    drawRun(root.querySelector<HTMLElement>(`[data-stage=${side}]`)!, runs, side)
  showClock(root, runs, words)
  showFigures(root, runs, words, lang)
  const running = partOf(root, 'running')
  const results = partOf(root, 'results')
  const stale = partOf(root, 'stale')
  runs.follow(['phase', 'progress', 'both'], (state, before) => {
    running.hidden = state.phase !== 'computing'
    running.querySelector('progress')!.value = state.progress
    results.hidden = !state.both
    if (state.phase !== before.phase)
      status.textContent = statusOf(state, planner.state.trucks, words)
  })
  const showStale = () => {
    const { both } = runs.state
    stale.hidden = !both || both.plan === planner.state.history.plan
  }
  planner.follow(['history'], showStale)
  runs.follow(['both'], showStale)
  return async () => {
    const { history, method, range } = planner.state
    if (!history.past.length) {
      const asked = { plan: history.plan, method, range }
      takePlaced(planner, asked, await worker.ask('place', asked))
    }
    await compute()
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
