import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runShift } from '#src/model/shift/run-shift.ts'
import { switchesOff, switchesOfProduct } from '#src/model/shift/switches.ts'
import { createPlanner, openTemplate } from '../planner/planner-state.ts'
import type { Jobs, Reply, Request } from '../worker/jobs.ts'
import { runComputer } from './compute-runs.ts'
import { createRuns, type RunView } from './runs-state.ts'
import { sideRunOf } from './side-run.ts'

type RunRequest = Extract<Request, { job: 'run' }>

/** Workers whose answers the test gives. */
class AskedWorker extends EventTarget {
  static begun: AskedWorker[] = []
  readonly asked: RunRequest[] = []
  isGone = false

  constructor() {
    super()
    AskedWorker.begun.push(this)
  }

  postMessage(request: RunRequest) {
    this.asked.push(request)
  }

  terminate() {
    this.isGone = true
  }

  reply(reply: { progress: number } | { answer: Jobs['run']['answer'] }, at = 0) {
    const data = { id: this.asked[at]!.id, ...reply } as Reply
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  crash() {
    this.dispatchEvent(new Event('error'))
  }
}

const nothing = () => null
const view: RunView = {
  sideRunOf,
  drawRun: nothing,
  KpiTable: nothing,
  Clock: nothing,
  RunDetails: nothing,
}

function begin({ cores = 2, loadView = () => Promise.resolve(view) } = {}) {
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
  const planner = createPlanner()
  openTemplate(planner, 'medium-store')
  const runs = createRuns()
  planner.set({ hours: 1 / 30 })
  const { compute, cancel } = runComputer(planner, runs, loadView)
  const done = compute()
  return { planner, runs, done, cancel, workers: AskedWorker.begun }
}

/** What a worker answers. */
function answerTo({ asked: { plan, options } }: RunRequest): Jobs['run']['answer'] {
  const shift = runShift(plan, options)
  if ('problems' in shift) return shift
  const { places, directions, count: seconds } = shift.keyframes
  const { record } = shift.floor
  const { log } = record
  return { ...shift.results(), options, places, directions, seconds, log, traffic: record.map() }
}

beforeEach(() => {
  AskedWorker.begun = []
  vi.stubGlobal('Worker', AskedWorker)
})
afterEach(() => vi.unstubAllGlobals())

test('both runs are asked with the same plan and settings, but for what location changes', () => {
  const { planner, workers, runs } = begin()
  expect(workers).toHaveLength(2)
  const [without, withLocation] = workers.map(({ asked }) => asked[0]!.asked)
  expect(without!.plan).toBe(planner.state.history.plan)
  expect(withLocation!.plan).toBe(without!.plan)
  expect(without!.options).toMatchObject({ trucks: 6, ordersPerHour: 72, seed: 1, hours: 1 / 30 })
  expect(without!.options.switches).toEqual(switchesOff)
  expect(withLocation!.options).toEqual({ ...without!.options, switches: switchesOfProduct })
  expect(runs.state).toMatchObject({ phase: 'computing', progress: 0 })
})

test('on one core one worker is asked for both', () => {
  const { workers } = begin({ cores: 1 })
  expect(workers).toHaveLength(1)
  expect(workers[0]!.asked).toHaveLength(2)
})

test('progress is the mean of both', () => {
  const { workers, runs } = begin()
  workers[0]!.reply({ progress: 0.5 })
  expect(runs.state.progress).toBe(0.25)
  workers[1]!.reply({ progress: 1 })
  expect(runs.state.progress).toBe(0.75)
})

test('both answers are shown on a clock that stands at the beginning and keeps its speed', async () => {
  const { planner, workers, runs, done } = begin()
  runs.set({ clock: { ...runs.state.clock, speed: 60 }, followed: 3 })
  const answers = workers.map(({ asked }) => answerTo(asked[0]!))
  workers.forEach((worker, index) => worker.reply({ answer: answers[index]! }))
  await done
  const { phase, both, clock, followed } = runs.state
  expect(phase).toBe('ready')
  expect(both?.plan).toBe(planner.state.history.plan)
  expect(both?.of.without.run).toBe(answers[0])
  expect(both?.of.with.run).toBe(answers[1])
  expect(clock).toMatchObject({ time: 0, end: 120, isPlaying: false, speed: 60 })
  expect(followed).toBeUndefined()
})

test('where no shift can run it says why', async () => {
  const { workers, runs, done } = begin()
  const problems = [{ code: 'NO_ROUTE', aisle: 2 }] as const
  for (const worker of workers) worker.reply({ answer: { problems } })
  await done
  expect(runs.state).toMatchObject({ phase: 'impossible', problems, both: undefined })
})

test('cancelled, both workers are gone', async () => {
  const { workers, runs, done, cancel } = begin()
  cancel()
  await done
  expect(runs.state.phase).toBe('cancelled')
  expect(workers.map(({ isGone }) => isGone)).toEqual([true, true])
})

test('when one worker crashes the other does not go on, and the plan is kept', async () => {
  const { planner, workers, runs, done } = begin()
  const { plan } = planner.state.history
  workers[1]!.crash()
  await done
  expect(runs.state.phase).toBe('crashed')
  expect(workers[0]!.isGone).toBe(true)
  expect(planner.state.history.plan).toBe(plan)
})

test('where what shows the runs does not come, that is said, and the next try can succeed', async () => {
  const { runs, done, workers } = begin({ loadView: () => Promise.reject(new Error('offline')) })
  await done
  expect(runs.state.phase).toBe('crashed')
  expect(runs.state.both).toBeUndefined()
  expect(workers.map(({ isGone }) => isGone)).toEqual([true, true])
})
