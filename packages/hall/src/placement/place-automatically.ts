import { buttonOf, partOf, type Context } from './parts.ts'
import { placer, takePlaced } from './place-on.ts'

/** Places the anchors of the plan, but for the fixed ones: one step that can be taken back. */
export function placeAutomatically({ root, planner, texts }: Context) {
  const status = partOf(root, 'placed')
  const start = buttonOf(root, 'place', () => void run())
  const running = partOf(root, 'running')
  const place = placer(planner, { running, starts: [start] })
  const run = async () => {
    status.textContent = ''
    const { history, method, range } = planner.state
    const placed = await place({ plan: history.plan, method, range }, start)
    if (typeof placed === 'string') {
      status.textContent = texts[placed]
      return
    }
    takePlaced(planner, { plan: history.plan, method, range }, placed)
    status.textContent = texts.placedOrNot(placed)
  }
  planner.follow(['problems'], ({ problems }) => {
    start.disabled = problems.length > 0
  })
}
