import type { InputKey, RoiInput } from '../model/input.ts'
import { columnMeasures } from '../model/measures/country-row.ts'
import { isInputKey } from '../model/measures/inputs.ts'
import {
  exception,
  formulas,
  isFormula,
  isPick,
  namesIn,
  type FormulaKey,
  type NameKey,
  type PickKey,
} from './formulas.ts'
import { pickedKey } from './term-formatter.ts'

/** The input that decides each lookup. */
const deciding: Readonly<Record<PickKey, InputKey>> = {
  range: 'tracking',
  tagsEach: 'useCase',
  feeBase: 'contractType',
  term: 'contractType',
  realisation: 'contractType',
  energyPerHour: 'forkliftType',
  energyPrice: 'forkliftType',
  co2: 'forkliftType',
  idleDraw: 'forkliftType',
  truckYear: 'forkliftType',
}

const namesOf = (key: FormulaKey, input: RoiInput, benefit: number): NameKey[] =>
  exception(key, input, benefit) ? [] : namesIn(formulas[key])

/** The formulas of figures: their own and those of their terms, each once, without other results. */
export function stepsOf(
  figures: readonly FormulaKey[],
  input: RoiInput,
  benefit: number,
  isResult: (key: string) => boolean,
): FormulaKey[] {
  const steps = new Set<FormulaKey>(figures)
  for (const step of steps)
    if (figures.includes(step) || !isResult(step))
      for (const name of namesOf(step, input, benefit)) if (isFormula(name)) steps.add(name)
  return [...steps]
}

/** The inputs and the values of the price list that the formulas use, each once. */
export function leavesOf(steps: readonly FormulaKey[], input: RoiInput, benefit: number) {
  const leaves = steps
    .flatMap((step) => namesOf(step, input, benefit))
    .filter((name) => !isFormula(name))
  const entries: InputKey[] = leaves.flatMap((name) => entryBehind(name))
  const fromPriceList = leaves
    .map((name) => pickedKey(name, input))
    .filter((name) => !(name in input))
  if (fromPriceList.some((name) => name in columnMeasures)) entries.push('country')
  return { entries: [...new Set(entries)], fromPriceList: [...new Set(fromPriceList)] }
}

function entryBehind(name: NameKey): InputKey[] {
  if (isPick(name)) return [deciding[name]]
  if (name.startsWith('weight-')) return ['useCase']
  if (name === 'industryFactor') return ['industry']
  return isInputKey(name) ? [name] : []
}
