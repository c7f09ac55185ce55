import { roundMetres, type Corner } from '#src/model/plan.ts'
import { splitSide } from './handles.ts'
import { filled, type PlannerWords } from './planner-words.ts'

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
    const item = (template.content.cloneNode(true) as DocumentFragment).firstElementChild!
    const number = { number: words.number(index + 1) }
    const name = filled(corner, number)
    const [label] = item.getElementsByTagName('span')
    const inputs = [...item.getElementsByTagName('input')]
    const [adding, removing] = item.getElementsByTagName('button')
    label!.textContent = number.number
    inputs.forEach((input, axis) => {
      input.ariaLabel = `${name}, ${axis ? y : x}`
      input.addEventListener('change', () => {
        const value = input.valueAsNumber
        input.ariaInvalid = String(!Number.isFinite(value))
        if (!Number.isFinite(value)) return
        const [cx, cy] = shown[index]!
        change(shown.with(index, axis ? [cx, roundMetres(value)] : [roundMetres(value), cy]))
      })
    })
    adding!.ariaLabel = filled(addCorner, number)
    removing!.ariaLabel = filled(removeCorner, number)
    adding!.addEventListener('click', () => change(splitSide(shown, index)))
    removing!.addEventListener('click', () => change(shown.toSpliced(index, 1)))
    adding!.hidden = removing!.hidden = limits[0] === limits[1]
    return item
  }

  return (polygon: readonly Corner[]) => {
    if (polygon.length !== list.children.length)
      list.replaceChildren(...polygon.map((_, index) => row(index)))
    shown = polygon
    polygon.forEach((place, index) => {
      const inputs = [...list.children[index]!.getElementsByTagName('input')]
      inputs.forEach((input, axis) => {
        if (input.valueAsNumber !== place[axis]) input.value = String(place[axis])
        input.ariaInvalid = 'false'
      })
      const [adding, removing] = list.children[index]!.getElementsByTagName('button')
      adding!.disabled = polygon.length >= limits[1]
      removing!.disabled = polygon.length <= limits[0]
    })
  }
}
