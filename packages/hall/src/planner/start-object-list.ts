import type { PlanList } from '#src/model/problems.ts'
import { setFieldError } from '@repo/platform/ui/field-error.ts'
import { withAdded } from './add-object.ts'
import { objectName } from './describe-place.ts'
import { deleteSelected } from './edits.ts'
import { fieldId, objectFields, type ObjectField } from './object-fields.ts'
import { endGesture } from './history.ts'
import { valueOf, withValue } from './object-values.ts'
import { change, isSame, placeOf, type ObjectOf, type ObjectRef } from './objects.ts'
import { changeHistory, editPlan, type Planner } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { problemText } from './problem-texts.ts'
import { cornerFields } from './start-corners.ts'
import type { Corner } from '#src/model/plan.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

const pageLength = 50

interface Shared {
  readonly panel: HTMLElement
  readonly planner: Planner
  readonly words: PlannerWords
  /** Brings a place into the canvas. */
  readonly show: (place: Corner) => void
}

export function startObjectList(shared: Shared) {
  for (const kind of shared.panel.querySelectorAll<HTMLDetailsElement>('[data-list]'))
    startKind(kind, kind.dataset.list as PlanList, shared)
}

/** A kind's rows, of which the one that is selected shows its fields. */
function startKind(kind: HTMLDetailsElement, list: PlanList, shared: Shared) {
  const { panel, planner, words, show } = shared
  const part = (name: string) => elementIn(kind, `[data-${name}]`, HTMLElement)
  const [rows, pages, fields] = [part('rows'), part('pages'), part('fields')]
  const template = elementIn(panel, 'template[data-row]', HTMLTemplateElement)
  const showFields = startFields(fields, list, shared)
  let page = 0

  const select = (ref: ObjectRef | undefined) => {
    planner.set({ selected: ref, tool: 'select', corner: undefined })
    if (ref) show(placeOf(planner.state.history.plan, ref))
  }
  const row = (index: number) => {
    const item = elementIn(document.importNode(template.content, true), 'li', HTMLLIElement)
    const button = elementIn(item, 'button', HTMLButtonElement)
    button.addEventListener('click', () => {
      const ref = { list, index: page * pageLength + index }
      select(isSame(ref, planner.state.selected) ? undefined : ref)
    })
    return { item, button }
  }
  const shownRows: ReturnType<typeof row>[] = []

  const fill = () => {
    const { history, selected, problems } = planner.state
    const objects = history.plan[list]
    part('count').textContent = words.number(objects.length)
    if (!kind.open) return
    const last = Math.max(0, Math.ceil(objects.length / pageLength) - 1)
    page = Math.min(page, last)
    const from = page * pageLength
    const shown = objects.slice(from, from + pageLength)
    const chosen = selected?.list === list ? selected.index - from : -1
    fields.hidden = !shown[chosen]
    if (!shown[chosen]) kind.append(fields)
    while (shownRows.length > shown.length) shownRows.pop()?.item.remove()
    while (shownRows.length < shown.length) shownRows.push(row(shownRows.length))
    rows.append(...shownRows.slice(rows.children.length).map(({ item }) => item))
    const wrong = new Set(problems.filter((one) => one.list === list).map(({ index }) => index))
    shownRows.forEach(({ button }, index) => {
      const object = shown[index]
      if (object) button.textContent = summary(words, { list, index: from + index }, object)
      button.ariaExpanded = String(index === chosen)
      button.dataset.wrong = String(wrong.has(from + index))
    })
    pages.hidden = !last
    part('span').textContent = filled(words.lists.span, {
      from: words.number(from + 1),
      to: words.number(from + shown.length),
      count: words.number(objects.length),
    })
    const item = shownRows[chosen]?.item
    if (!item || !selected) return
    if (fields.parentElement !== item) item.append(fields)
    showFields(selected)
  }

  planner.follow(['history', 'selected', 'problems', 'gesture'], (state, before) => {
    const { selected, gesture } = state
    // What is in hand changes with every move: its row follows when it is let go.
    if (gesture) return
    const isNewlySelected = selected?.list === list && !isSame(selected, before.selected)
    if (isNewlySelected || (before.gesture && selected?.list === list)) {
      page = Math.floor(selected.index / pageLength)
      kind.open = true
    }
    fill()
    if (isNewlySelected) {
      const item = shownRows[selected.index - page * pageLength]?.item
      if (item) rows.scrollTop = item.offsetTop - rows.offsetTop
    }
  })
  kind.addEventListener('toggle', fill)
  const turnPage = (by: number) => () => {
    page = Math.max(0, page + by)
    fill()
  }
  part('earlier').addEventListener('click', turnPage(-1))
  part('later').addEventListener('click', turnPage(1))
  part('add').addEventListener('click', () => {
    const { history, range } = planner.state
    editPlan(planner, withAdded(history.plan, list, range))
    select({ list, index: history.plan[list].length })
    fields.querySelector<HTMLElement>('input, select')?.focus()
  })
  part('remove').addEventListener('click', () => {
    planner.set({ tool: 'select' })
    deleteSelected(planner)
    part('add').focus()
  })
}

/** One line that tells a thing from its neighbours. */
function summary(words: PlannerWords, ref: ObjectRef, object: ObjectOf<PlanList>): string {
  const { number, metres, tools } = words
  const name = objectName(words, ref)
  if ('depth' in object)
    return `${name} · ${number(object.length)} × ${metres(object.depth)} · ${number(object.x)}, ${number(object.y)}`
  if ('polygon' in object) return `${name} · ${tools[object.kind]}`
  if ('x0' in object)
    return `${name} · ${number(object.x0)}, ${number(object.y0)} – ${number(object.x1)}, ${number(object.y1)}`
  return 'x' in object ? `${name} · ${number(object.x)}, ${number(object.y)}` : name
}

type Control = HTMLInputElement | HTMLSelectElement

/** The fields of the thing that is selected; the function that is returned shows one. */
function startFields(fields: HTMLElement, list: PlanList, { panel, planner, words }: Shared) {
  let ref: ObjectRef | undefined
  const controls = objectFields[list].map((field) => {
    const control = fields.querySelector<Control>(`#${fieldId(list, field.name)}`)!
    control.addEventListener('change', () => {
      const { plan } = planner.state.history
      if (!ref) return
      const read = readField(control, field, words)
      if ('error' in read) setFieldError(control, read.error)
      else {
        const gesture = `${list} ${ref.index} ${field.name}`
        editPlan(planner, withValue(plan, ref, field, read.value), gesture)
        show(ref)
      }
    })
    return [field, control] as const
  })
  fields.addEventListener('focusout', () => {
    const { history } = planner.state
    if (history.gesture) changeHistory(planner, endGesture(history))
  })
  const corners = fields.querySelector<HTMLElement>('[data-corners]')
  const showCorners =
    corners &&
    cornerFields({
      list: corners,
      template: elementIn(panel, 'template[data-corner]', HTMLTemplateElement),
      words,
      limits: list === 'zones' ? [3, 32] : [4, 4],
      change(polygon) {
        if (!ref) return
        const { plan } = planner.state.history
        const edited =
          list === 'zones'
            ? change(plan, 'zones', ref.index, (zone) => ({ ...zone, polygon }))
            : change(plan, 'staging', ref.index, () => polygon)
        editPlan(planner, edited)
      },
    })

  const show = (selected: ObjectRef) => {
    const isOther = !isSame(ref, selected)
    ref = selected
    const { history, problems } = planner.state
    const object = history.plan[list][selected.index]
    if (!object) return
    const own = problems.filter((one) => one.list === list && one.index === selected.index)
    for (const [field, control] of controls) {
      const value = valueOf(object, field)
      const isTick = control instanceof HTMLInputElement && control.type === 'checkbox'
      if (isTick) control.checked = value === true
      else if (isOther || control.value !== String(value ?? '')) control.value = String(value ?? '')
      if (isTick) continue
      if (list === 'zones' && field.name !== 'kind')
        control.closest<HTMLElement>('[data-fields] > *')!.hidden = value === undefined
      const problem = own.find((one) => one.field === field.name)
      setFieldError(control, problem ? problemText(words, problem, history.plan) : '')
    }
    showCorners?.(cornersOf(object))
    const others = own.filter(({ field }) => !controls.some(([one]) => one.name === field))
    elementIn(fields, '[data-wrong]', Element).textContent = others
      .map((problem) => problemText(words, problem, history.plan))
      .join(' ')
    elementIn(fields, '[data-remove]', Element).textContent = filled(words.lists.remove, {
      object: objectName(words, selected),
    })
  }
  return show
}

const isCorners = (object: ObjectOf<PlanList>): object is readonly Corner[] => Array.isArray(object)

function cornersOf(object: ObjectOf<PlanList>): readonly Corner[] {
  if ('polygon' in object) return object.polygon
  return isCorners(object) ? object : []
}

/** What was typed or chosen, or why it cannot be a value. */
function readField(
  control: Control,
  { choices, unit, least, most, optional }: ObjectField,
  { fields, number }: PlannerWords,
): { value: number | string | boolean | undefined } | { error: string } {
  if (control instanceof HTMLSelectElement)
    return { value: choices?.find((one) => String(one) === control.value) }
  if (!unit) return { value: control.checked || undefined }
  const value = control.valueAsNumber
  if (optional && control.value === '' && !control.validity.badInput) return { value: undefined }
  if (!Number.isFinite(value)) return { error: fields.number }
  if (value >= least && value <= most) return { value }
  return {
    error:
      unit === '%' || value > most
        ? filled(fields.between, { least: number(least), most: number(most) })
        : filled(fields.atLeast, { least: number(least) }),
  }
}
