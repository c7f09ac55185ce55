import { memo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@repo/platform/ui/button.tsx'
import type { PlanList } from '#src/model/problems.ts'
import { focusFirst } from '../workbench/focus-first.ts'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { withAdded } from './add-object.ts'
import { objectSummary } from './describe-place.ts'
import { deleteSelected } from './edits.ts'
import { ObjectForm } from './object-form.tsx'
import styles from './object-list.module.css'
import { isSame, placeOf, type ObjectOf, type ObjectRef } from './objects.ts'
import { editPlan } from './planner-state.ts'
import { pageLength, Pages, usePageOf } from './object-pages.tsx'
import { showPlace } from './show-place.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** Each kind of thing with its things. */
export function ObjectList() {
  const { title, kinds } = useWorkbench().plannerWords.lists
  return (
    <section aria-labelledby="plan-objects">
      <h3 id="plan-objects" className={styles.title}>
        {title}
      </h3>
      {keysOf(kinds).map((list) => (
        <Kind key={list} list={list} />
      ))}
    </section>
  )
}

/** The things of a kind, of which the one that is selected shows its fields. */
function Kind({ list }: { list: PlanList }) {
  const { planner, canvas, plannerWords: words } = useWorkbench()
  const { history, selected, openList } = usePlannerAtRest('history', 'selected', 'openList')
  const [page, setPage] = usePageOf(list, selected)
  const form = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const objects = history.plan[list]
  const isOpen = openList === list
  const last = Math.max(0, Math.ceil(objects.length / pageLength) - 1)
  const select = (ref: ObjectRef | undefined) => {
    planner.set({ selected: ref, tool: 'select', corner: undefined })
    if (ref) showPlace(planner, canvas.current, placeOf(planner.state.history.plan, ref))
  }
  const add = () => {
    flushSync(() => {
      const { plan } = planner.state.history
      editPlan(planner, withAdded(plan, list, planner.state.range))
      select({ list, index: plan[list].length })
    })
    focusFirst(form.current)
  }
  const remove = () => {
    planner.set({ tool: 'select' })
    deleteSelected(planner)
    addButton.current?.focus()
  }
  return (
    <details
      className={styles.kind}
      data-list={list}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) planner.set({ openList: list })
        else if (planner.state.openList === list) planner.set({ openList: undefined })
      }}
    >
      <summary>
        {words.lists.kinds[list]}{' '}
        <Text as="span" size="small" tone="muted" data-count="">
          {words.number(objects.length)}
        </Text>
      </summary>
      {isOpen && (
        <Rows list={list} page={Math.min(page, last)} select={select}>
          {(ref) => <ObjectForm key={ref.index} ref={form} of={ref} onRemove={remove} />}
        </Rows>
      )}
      {isOpen && last > 0 && (
        <Pages count={objects.length} page={Math.min(page, last)} last={last} turn={setPage} />
      )}
      <Button ref={addButton} size="small" variant="ghost" onClick={add}>
        {words.lists.add[list]}
      </Button>
    </details>
  )
}

interface RowsProps {
  list: PlanList
  page: number
  select: (ref: ObjectRef | undefined) => void
  /** The fields of the thing that is selected. */
  children: (ref: ObjectRef) => ReactNode
}

function Rows({ list, page, select, children }: RowsProps) {
  const { planner } = useWorkbench()
  const { history, selected, problems } = usePlannerAtRest('history', 'selected', 'problems')
  const wrong = new Set(problems.filter((one) => one.list === list).map(({ index }) => index))
  const index = selected?.list === list ? selected.index : -1
  const [press] = useState(() => (at: number) => {
    const ref = { list, index: at }
    select(isSame(ref, planner.state.selected) ? undefined : ref)
  })
  const from = page * pageLength
  return (
    <ol data-rows="" className={styles.rows}>
      {history.plan[list].slice(from, from + pageLength).map((object, offset) => {
        const at = from + offset
        const isChosen = at === index
        return (
          <li key={at} ref={isChosen ? scrollToItem : undefined}>
            <RowButton
              list={list}
              index={at}
              object={object}
              isChosen={isChosen}
              isWrong={wrong.has(at)}
              press={press}
            />
            {isChosen && children({ list, index: at })}
          </li>
        )
      })}
    </ol>
  )
}

/** A new selection comes in sight, in its list and in the panel that holds the list; the page stays. */
function scrollToItem(item: HTMLLIElement | null) {
  const rows = item?.parentElement
  if (!item || !rows) return
  rows.scrollTop = item.offsetTop - rows.offsetTop
  let panel = rows.parentElement
  while (panel && getComputedStyle(panel).overflowY !== 'auto') panel = panel.parentElement
  if (!panel) return
  const [inner, outer] = [item.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom) panel.scrollTop += inner.top - outer.top
}

interface RowButtonProps {
  list: PlanList
  index: number
  object: ObjectOf<PlanList>
  isChosen: boolean
  isWrong: boolean
  press: (index: number) => void
}

const RowButton = memo(function RowButton(props: RowButtonProps) {
  const { list, index, object, isChosen, isWrong, press } = props
  const { plannerWords } = useWorkbench()
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={isChosen}
      data-wrong={isWrong}
      onClick={() => press(index)}
    >
      {objectSummary(plannerWords, { list, index }, object)}
    </button>
  )
})
