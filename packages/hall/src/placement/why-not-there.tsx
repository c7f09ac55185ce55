import { useEffect, useEffectEvent, useState } from 'react'
import { planningConstants } from '#src/model/constants.ts'
import { insideOf, roundMetres, type Anchor, type Corner } from '#src/model/plan.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { add } from '../planner/objects.ts'
import { editPlan, type Planner } from '../planner/planner-state.ts'
import { useStore } from '../workbench/use-store.ts'
import { usePlanner, useWorkbench, type Workbench } from '../workbench/workbench.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { currentMap } from './current-map.ts'
import { freeMountings, mountingAt, nearestTo } from './mountings.ts'
import { fieldsOf, type PlacementState } from './placement-state.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { StepButtons } from './step-buttons.tsx'

const restMs = 250

/** What one more anchor would bring at a free mounting point, or anywhere on the floor. */
export function Question() {
  const workbench = useWorkbench()
  const { planner, placement, words, texts } = workbench
  const { lead, previous, next, cursor, hang } = words.placement.whyNot
  const [sentence, say] = useGain()
  const step = (by: 1 | -1) => {
    const there = nextMounting(workbench, by)
    if (there) goTo(workbench, there)
    else say(texts.noPlace)
  }
  const begin = useEffectEvent(() => {
    if (!placeIn(placement.state)) step(1)
  })
  useEffect(() => begin(), [])
  const hangThere = () => {
    const at = placeIn(placement.state)
    const { plan } = planner.state.history
    if (!at || !insideOf(plan.outline)(...at)) return
    editPlan(planner, add(plan, 'anchors', { ...anchorAt(planner, at), fixed: true }))
    planner.set({ selected: { list: 'anchors', index: plan.anchors.length } })
  }
  return (
    <>
      <p>{lead}</p>
      <Columns widths="1-1" from="start" gap="150" above="150">
        <Coordinate axis="x" />
        <Coordinate axis="y" />
      </Columns>
      <Row gap="100" above="150">
        <StepButtons previous={previous} next={next} onStep={step} />
        <Button
          size="small"
          variant="ghost"
          onClick={() => planner.state.cursor && goTo(workbench, planner.state.cursor)}
        >
          {cursor}
        </Button>
      </Row>
      <p role="status" data-part="gain">
        {sentence}
      </p>
      <Button size="small" variant="ink" onClick={hangThere}>
        {hang}
      </Button>
    </>
  )
}

function Coordinate({ axis }: { axis: 'x' | 'y' }) {
  const { placement } = useWorkbench()
  return (
    <Field
      label={axis}
      name={`why-not-${axis}`}
      type="number"
      step={0.01}
      unit="m"
      inputMode="decimal"
      value={useStore(placement, axis)[axis]}
      onChange={({ target }) => placement.set({ [axis]: target.value })}
    />
  )
}

const placeIn = ({ x, y }: Pick<PlacementState, 'x' | 'y'>): Corner | undefined =>
  x && y ? [roundMetres(Number(x)), roundMetres(Number(y))] : undefined

function goTo({ planner, placement }: Workbench, place: Corner) {
  placement.set(fieldsOf(place))
  planner.set({ cursor: place })
}

/** The free mounting point before or after the one that is asked about, or the nearest to that place. */
function nextMounting({ planner, placement }: Workbench, by: 1 | -1): Corner | undefined {
  const places = freeMountings(planner.state.history.plan)
  const [x = 0, y = 0] = placeIn(placement.state) ?? planner.state.cursor ?? []
  const nearest = nearestTo(places, { x, y })
  const isThere = places[nearest]?.x === x && places[nearest]?.y === y
  const next = places[isThere ? (nearest + by + places.length) % places.length : nearest]
  return next && [next.x, next.y]
}

function anchorAt({ state }: Planner, [x, y]: Corner): Anchor {
  const { plan } = state.history
  const free = freeMountings(plan).find((one) => one.x === x && one.y === y)
  const z = free?.z ?? roundMetres(plan.ceiling - planningConstants.anchorDrop)
  return { x, y, z, range: state.range }
}

/** The floor that an anchor at the place would bring, in words, once place and map have rested. */
function useGain() {
  const { planner, placement, ask, texts } = useWorkbench()
  const [sentence, say] = useState('')
  const { asksWhyNot, x, y } = useStore(placement, 'asksWhyNot', 'x', 'y')
  const map = currentMap(usePlanner('map', 'history', 'method'))
  useEffect(() => {
    const at = placeIn({ x, y })
    if (!asksWhyNot || !map || !at) return undefined
    let isAsked = true
    const { plan, method } = map
    const explain = async () => {
      if (!insideOf(plan.outline)(...at)) {
        say(texts.outside)
        return
      }
      const anchor = anchorAt(planner, at)
      const gained = await ask('gain', { plan, method, anchor })
      if (gained !== undefined && isAsked) say(texts.whyNot(at, mountingAt(plan, anchor), gained))
    }
    const timer = setTimeout(() => void explain(), restMs)
    return () => {
      isAsked = false
      clearTimeout(timer)
    }
  }, [asksWhyNot, x, y, map, planner, ask, texts])
  return [sentence, say] as const
}
