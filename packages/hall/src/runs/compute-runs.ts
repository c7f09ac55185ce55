import type { NoShift } from '#src/model/shift/shift.ts'
import { switchesOff } from '#src/model/shift/switches.ts'
import { takePlaced } from '../placement/placer.ts'
import type { Planner } from '../planner/planner-state.ts'
import { HallWorker, NoAnswer } from '../worker/hall-workers.ts'
import { stoppedClock } from './playback.ts'
import { settingsOf, type Runs, type RunView, type Settings, type Side } from './runs-state.ts'

/**
 * Computes both runs of the plan as it is, beside each other where there are two cores, and loads
 * meanwhile what shows them.
 */
export function runComputer(planner: Planner, runs: Runs, loadView: () => Promise<RunView>) {
  const first = new HallWorker()
  const second = navigator.hardwareConcurrency > 1 ? new HallWorker() : first
  const cancel = () => {
    first.cancel()
    second.cancel()
  }

  const place = async () => {
    const { history, method, range } = planner.state
    const asked = { plan: history.plan, method, range }
    runs.set({ phase: 'placing', progress: 0, problems: [] })
    const placed = await first.ask('place', asked, (share) => {
      runs.set({ progress: share })
    })
    // What the visitor has drawn meanwhile stays.
    if (planner.state.history !== history) throw new NoAnswer('cancelled')
    takePlaced(planner, asked, placed)
  }

  const runBoth = ({ plan, ...settings }: Settings) => {
    const done = { without: 0, with: 0 }
    const runOf = (worker: HallWorker, side: Side) => {
      const switches = side === 'with' ? settings.switches : switchesOff
      return worker.ask('run', { plan, options: { ...settings, switches } }, (share) => {
        done[side] = share
        runs.set({ progress: (done.without + done.with) / 2 })
      })
    }
    return Promise.all([runOf(first, 'without'), runOf(second, 'with')])
  }

  const refuse = ({ problems }: NoShift) => runs.set({ phase: 'impossible', problems })

  /** `places`: the hall gets its anchors first. */
  const compute = async ({ places = false } = {}) => {
    try {
      if (places) await place()
      runs.set({ phase: 'computing', progress: 0, problems: [] })
      const settings = settingsOf(planner.state)
      const { plan, method, hours } = settings
      const [answers, view] = await Promise.all([runBoth(settings), loadView()])
      const [without, withLocation] = answers
      if ('problems' in without) return refuse(without)
      if ('problems' in withLocation) return refuse(withLocation)
      const { map } = planner.state
      runs.set({
        phase: 'ready',
        view,
        both: {
          plan,
          settings,
          map: map?.plan === plan && map.method === method ? map : undefined,
          of: { without: view.sideRunOf(without), with: view.sideRunOf(withLocation) },
        },
        clock: { ...stoppedClock(3600 * hours), speed: runs.state.clock.speed },
        followed: undefined,
      })
    } catch (error) {
      cancel()
      const isCancelled = error instanceof NoAnswer && error.reason === 'cancelled'
      runs.set({ phase: isCancelled ? 'cancelled' : 'crashed' })
    }
  }
  return { compute, cancel }
}
