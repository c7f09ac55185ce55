import type { FactsWords } from '@repo/platform/words/index.ts'
import type { NamesWords } from '#words/index.ts'
import type { InputKey, RoiInput } from '../../model/input.ts'
import type { ConstantKey } from '../../model/measures/constants.ts'
import type { OptionKey } from '../../model/measures/inputs.ts'
import type { ResultKey } from '../../model/measures/results.ts'

interface Named {
  inputs: Readonly<Record<InputKey, string>>
  choices: { [K in OptionKey]: Readonly<Record<RoiInput[K], string>> }
  results: Readonly<Record<ResultKey, string>>
  constants: Readonly<Record<ConstantKey, string>>
}

export type RoiNames = NamesWords & Named

/** The names of a language: its own, and those of industries and use cases that all features share. */
export const namesOf = (own: NamesWords, { industries, useCases }: FactsWords): RoiNames => ({
  ...own,
  choices: { industry: industries, ...own.choices, useCase: useCases },
})
