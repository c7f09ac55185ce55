import type { UseCase } from '../fields.ts'

export interface RequestDemoData {
  /** With which the form begins. */
  useCase?: UseCase
  /** Every country by name, in the order of the page's language. */
  countries: readonly (readonly [code: string, name: string])[]
}
