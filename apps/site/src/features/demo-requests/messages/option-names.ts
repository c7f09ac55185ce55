import type { FactsWords } from '@repo/platform/words/index.ts'
import type { DemoRequestsWords } from '#words/index.ts'
import type { ChoiceField, OptionOf } from '../fields.ts'

export type OptionNames = { [K in ChoiceField]: Readonly<Record<OptionOf<K>, string>> }

/** The names of all options. Industries and most use cases have theirs from the facts of the site. */
export const optionNamesOf = (
  { industries, useCases }: FactsWords,
  { options }: Pick<DemoRequestsWords, 'options'>,
): OptionNames => ({
  ...options,
  industry: industries,
  usecase: { ...useCases, ...options.usecase },
})
