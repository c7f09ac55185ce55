import { elementIn } from '@repo/platform/ui/element-in.ts'
import { writeText } from '@repo/platform/ui/elements.ts'
import type { Planner } from '../planner/planner-state.ts'
import type { Texts } from './texts.ts'

/** What each piece of the panel works with. */
export interface Context {
  readonly root: HTMLElement
  readonly planner: Planner
  readonly texts: Texts
}

const part = (name: string) => `[data-part="${name}"]`

export const partOf = (root: HTMLElement, name: string) => elementIn(root, part(name), HTMLElement)

export const buttonOf = (root: HTMLElement, name: string, press: () => void) => {
  const button = elementIn(root, part(name), HTMLButtonElement)
  button.addEventListener('click', press)
  return button
}

/** Writes each value where the markup has its name in the attribute. */
export function write(
  root: HTMLElement,
  attribute: string,
  values: Readonly<Record<string, string>>,
) {
  for (const [name, value] of Object.entries(values))
    writeText(elementIn(root, `[${attribute}="${name}"]`, Element), value)
}

/** Runs the last call of several that come shortly after each other. */
export function atRest(run: () => void, milliseconds = 250) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, milliseconds)
  }
}
