import { isVisible } from '@repo/platform/rest/clean-text.ts'
import { readEmail } from '@repo/platform/rest/email.ts'
import { isFieldName } from '../fields.ts'
import type { FieldErrors } from './form-props.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Every field by its name. */
export const controlsOf = (form: HTMLFormElement): Readonly<Partial<Record<string, Control>>> =>
  Object.fromEntries(listOf(form).map((control) => [control.name, control]))

const listOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>('input, textarea, select'),
]

/** The sentence of `sentences` for a field that its own attributes make invalid, else ''. */
export function errorOf(control: Control, sentences: FieldErrors): string {
  const isBlank = !isVisible(control.value)
  const isGood = isBlank ? !control.required : isValid(control)
  return isGood ? '' : (sentences[control.name] ?? '')
}

/** An address by the rules of the server, which takes more than browsers do. */
const isValid = ({ type, value, validity }: Control) =>
  type === 'email' ? readEmail(value) !== undefined : validity.valid

export function errorsOf(form: HTMLFormElement, sentences: FieldErrors): FieldErrors {
  const found = listOf(form).map((control) => [control.name, errorOf(control, sentences)] as const)
  return Object.fromEntries(found.filter(([, error]) => error))
}

export function wantsNewsletter(form: HTMLFormElement): boolean {
  const box = controlsOf(form).newsletter
  return box instanceof HTMLInputElement && box.checked
}

/** The body of the call: fields that are filled in, without those that are only the form's. */
export function bodyOf(form: HTMLFormElement): Record<string, string> {
  const filled = listOf(form).filter(({ name, value }) => isFieldName(name) && isVisible(value))
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}

/** Fills the form with what was kept of it. */
export function restore(
  controls: ReturnType<typeof controlsOf>,
  body: Readonly<Record<string, unknown>>,
  newsletter: boolean,
): void {
  for (const [name, value] of Object.entries(body)) {
    const control = controls[name]
    if (control && typeof value === 'string') control.value = value
  }
  if (controls.newsletter instanceof HTMLInputElement) controls.newsletter.checked = newsletter
}
