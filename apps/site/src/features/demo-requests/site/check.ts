import { isVisible } from '@repo/platform/rest/clean-text.ts'
import { readEmail } from '@repo/platform/rest/email.ts'
import { isFieldName } from '../fields.ts'
import type { FieldErrors } from './form-props.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Every field by its name. */
export function controlsOf(form: HTMLFormElement): Record<string, Control | undefined> {
  const controls = [...form.elements].filter((element) => 'name' in element) as Control[]
  return Object.fromEntries(controls.map((control) => [control.name, control]))
}

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
  const found = Object.values(controlsOf(form)).map((control): [string, string] => [
    control!.name,
    errorOf(control!, sentences),
  ])
  return Object.fromEntries(found.filter(([, error]) => error))
}

export function wantsNewsletter(form: HTMLFormElement): boolean {
  const box = controlsOf(form).newsletter
  return box instanceof HTMLInputElement && box.checked
}

/** The body of the call: fields that are filled in, without those that are only the form's. */
export function bodyOf(form: HTMLFormElement): Record<string, string> {
  const filled = Object.values(controlsOf(form)).filter(
    (control) => isFieldName(control!.name) && isVisible(control!.value),
  )
  return Object.fromEntries(filled.map((control) => [control!.name, control!.value]))
}

/** Fills the form with what was kept of it. */
export function restore(
  controls: Record<string, Control | undefined>,
  body: Readonly<Record<string, string>>,
  newsletter: boolean,
): void {
  for (const [name, value] of Object.entries(body)) {
    const control = controls[name]
    if (control) control.value = value
  }
  if (controls.newsletter instanceof HTMLInputElement) controls.newsletter.checked = newsletter
}
