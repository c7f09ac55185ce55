import type { Planner } from '../planner/planner-state.ts'
import { HallWorker, NoAnswer } from '../worker/hall-workers.ts'
import type { Run } from '../worker/jobs.ts'
import { switchesOff } from '#src/hall/shift/switches.ts'
import { stoppedClock } from './playback.ts'
import { sideRunOf, type Runs, type Side } from './runs-state.ts'

/** Computes both runs of the plan as it is, beside each other where there are two cores. */
export function runComputer(planner: Planner, runs: Runs) {
  const first = new HallWorker()
  const second = navigator.hardwareConcurrency > 1 ? new HallWorker() : first

  const compute = async () => {
    const { history, method, trucks, ordersPerHour, map } = planner.state
    const { hours, seed, switches } = runs.state
    const { plan } = history
    const done = { without: 0, with: 0 }
    const runOf = (worker: HallWorker, side: Side) => {
      const options = {
        hours,
        seed,
        method,
        trucks,
        ordersPerHour,
        switches: side === 'with' ? switches : switchesOff,
      }
      return worker.ask('run', { plan, options }, (share) => {
        done[side] = share
        runs.set({ progress: (done.without + done.with) / 2 })
      })
    }
    runs.set({ phase: 'computing', progress: 0, problems: [] })
    try {
      const answers = await Promise.all([runOf(first, 'without'), runOf(second, 'with')])
      const [problem] = answers.filter((answer) => 'problems' in answer)
      if (problem) {
        runs.set({ phase: 'impossible', problems: problem.problems })
        return
      }
      const [without, withLocation] = answers as [Run, Run]
      runs.set({
        phase: 'ready',
        both: {
          plan,
          method,
          map: map?.plan === plan && map.method === method ? map : undefined,
          of: { without: sideRunOf(without), with: sideRunOf(withLocation) },
        },
        clock: { ...stoppedClock(3600 * hours), speed: runs.state.clock.speed },
        followed: undefined,
      })
    } catch (error) {
      first.cancel()
      second.cancel()
      runs.set({
        phase: error instanceof NoAnswer && error.reason === 'cancelled' ? 'cancelled' : 'crashed',
      })
    }
  }
  return {
    compute,
    cancel() {
      first.cancel()
      second.cancel()
    },
  }
}
