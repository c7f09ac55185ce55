import { roundMetres, type Corner } from '#src/model/plan.ts'
import { splitSide } from './handles.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

interface Corners {
  readonly list: HTMLElement
  readonly template: HTMLTemplateElement
  readonly words: PlannerWords
  /** Fewest and most corners; the same twice is always as many. */
  readonly limits: readonly [number, number]
  readonly change: (polygon: readonly Corner[]) => void
}

/** Shows the corners of an area as numbers; the function that is returned shows others. */
export function cornerFields({ list, template, words, limits, change }: Corners) {
  const { corner, addCorner, removeCorner, x, y } = words.fields
  let shown: readonly Corner[] = []

  const row = (index: number) => {
    const item = elementIn(document.importNode(template.content, true), 'li', HTMLLIElement)
    const number = { number: words.number(index + 1) }
    const name = filled(corner, number)
    const inputs = [...item.getElementsByTagName('input')]
    const adding = elementIn(item, 'button', HTMLButtonElement)
    const removing = elementIn(item, 'button ~ button', HTMLButtonElement)
    elementIn(item, 'span', HTMLSpanElement).textContent = number.number
    inputs.forEach((input, axis) => {
      input.ariaLabel = `${name}, ${axis ? y : x}`
      input.addEventListener('change', () => {
        const value = input.valueAsNumber
        input.ariaInvalid = String(!Number.isFinite(value))
        const place = shown[index]
        if (!Number.isFinite(value) || !place) return
        const [cx, cy] = place
        change(shown.with(index, axis ? [cx, roundMetres(value)] : [roundMetres(value), cy]))
      })
    })
    adding.ariaLabel = filled(addCorner, number)
    removing.ariaLabel = filled(removeCorner, number)
    adding.addEventListener('click', () => change(splitSide(shown, index)))
    removing.addEventListener('click', () => change(shown.toSpliced(index, 1)))
    adding.hidden = removing.hidden = limits[0] === limits[1]
    return { item, inputs, adding, removing }
  }
  let rows: ReturnType<typeof row>[] = []

  return (polygon: readonly Corner[]) => {
    if (polygon.length !== rows.length) {
      rows = polygon.map((_, index) => row(index))
      list.replaceChildren(...rows.map(({ item }) => item))
    }
    shown = polygon
    rows.forEach(({ inputs, adding, removing }, index) => {
      inputs.forEach((input, axis) => {
        const value = polygon[index]?.[axis]
        if (input.valueAsNumber !== value) input.value = String(value)
        input.ariaInvalid = 'false'
      })
      adding.disabled = polygon.length >= limits[1]
      removing.disabled = polygon.length <= limits[0]
    })
  }
}
