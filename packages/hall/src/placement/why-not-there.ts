import { planningConstants } from '#src/model/constants.ts'
import { insideOf, roundMetres, type Anchor, type Corner } from '#src/model/plan.ts'
import { add } from '../planner/objects.ts'
import { editPlan } from '../planner/planner-state.ts'
import type { Ask } from './ask-about-plan.ts'
import { freeMountings, mountingAt, nearestTo } from './mountings.ts'
import { atRest, buttonOf, partOf, type Context } from './parts.ts'
import { currentMap } from './show-map.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** What one more anchor would bring at a free mounting point, or anywhere on the floor. */
export function whyNotThere({ root, planner, texts }: Context, ask: Ask) {
  const details = elementIn(root, 'details', HTMLDetailsElement)
  const sentence = partOf(root, 'gain')
  const x = elementIn(details, '[name=why-not-x]', HTMLInputElement)
  const y = elementIn(details, '[name=why-not-y]', HTMLInputElement)

  const place = (): Corner | undefined =>
    x.value && y.value ? [roundMetres(x.valueAsNumber), roundMetres(y.valueAsNumber)] : undefined
  const anchorAt = ([atX, atY]: Corner): Anchor => {
    const { history, range } = planner.state
    const free = freeMountings(history.plan).find((one) => one.x === atX && one.y === atY)
    const z = free?.z ?? roundMetres(history.plan.ceiling - planningConstants.anchorDrop)
    return { x: atX, y: atY, z, range }
  }
  const explain = async () => {
    const map = currentMap(planner.state)
    const at = place()
    if (!details.open || !map || !at) return
    const { plan, method } = map
    if (!insideOf(plan.outline)(...at)) {
      sentence.textContent = texts.outside
      return
    }
    const anchor = anchorAt(at)
    const gained = await ask('gain', { plan, method, anchor })
    if (gained !== undefined && String(place()) === String(at))
      sentence.textContent = texts.whyNot(at, mountingAt(plan, anchor), gained)
  }
  const explainAtRest = atRest(() => void explain())
  const goTo = ([atX, atY]: Corner, showsThere = true) => {
    x.value = String(roundMetres(atX))
    y.value = String(roundMetres(atY))
    if (showsThere) planner.set({ cursor: [atX, atY] })
    explainAtRest()
  }
  const step = (by: 1 | -1) => {
    const places = freeMountings(planner.state.history.plan)
    const [atX = 0, atY = 0] = place() ?? planner.state.cursor ?? []
    const nearest = nearestTo(places, { x: atX, y: atY })
    const isThere = places[nearest]?.x === atX && places[nearest]?.y === atY
    const next = places[isThere ? (nearest + by + places.length) % places.length : nearest]
    if (next) goTo([next.x, next.y])
    else sentence.textContent = texts.noPlace
  }
  buttonOf(root, 'previous-free', () => {
    step(-1)
  })
  buttonOf(root, 'next-free', () => {
    step(1)
  })
  buttonOf(root, 'at-cursor', () => {
    if (planner.state.cursor) goTo(planner.state.cursor)
  })
  buttonOf(root, 'hang', () => {
    const at = place()
    const { plan } = planner.state.history
    if (!at || !insideOf(plan.outline)(...at)) return
    editPlan(planner, add(plan, 'anchors', { ...anchorAt(at), fixed: true }))
    planner.set({ selected: { list: 'anchors', index: plan.anchors.length } })
  })
  for (const field of [x, y]) field.addEventListener('input', explainAtRest)
  details.addEventListener('toggle', () => {
    if (details.open && !place()) step(1)
  })
  elementIn(document, '[data-planner] canvas', Element).addEventListener('click', () => {
    if (details.open && planner.state.cursor) goTo(planner.state.cursor, false)
  })
  planner.follow(['map'], explainAtRest)
}
