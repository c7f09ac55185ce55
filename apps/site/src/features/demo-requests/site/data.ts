import type { UseCase } from '../demo-form.ts'

export interface RequestDemoData {
  /** With which the form begins. */
  useCase?: UseCase
  /** Every country by name, in the order of the page's language. */
  countries: readonly (readonly [code: string, name: string])[]
}
