import type { FactsWords } from '@repo/platform/words/index.ts'
import type { NamesWords } from '#words/index.ts'
import type {
  ContractType,
  ForkliftType,
  Industry,
  InputKey,
  Tracking,
  UseCase,
} from '../../model/input.ts'
import type { ConstantKey } from '../../model/measures/constants.ts'
import type { ResultKey } from '../../model/measures/results.ts'

interface Named {
  inputs: Readonly<Record<InputKey, string>>
  choices: {
    industry: Readonly<Record<Industry, string>>
    contractType: Readonly<Record<ContractType, string>>
    forkliftType: Readonly<Record<ForkliftType, string>>
    tracking: Readonly<Record<Tracking, string>>
    useCase: Readonly<Record<UseCase, string>>
  }
  results: Readonly<Record<ResultKey, string>>
  constants: Readonly<Record<ConstantKey, string>>
}

export type RoiNames = NamesWords & Named

/** The names of a language: its own, and those of industries and use cases that all features share. */
export const namesOf = (own: NamesWords, { industries, useCases }: FactsWords): RoiNames => ({
  ...own,
  choices: { industry: industries, ...own.choices, useCase: useCases },
})
