import type { InputKey } from '../model/input.ts'
import { columnMeasures } from '../model/measures/country-row.ts'
import { isInputKey } from '../model/measures/inputs.ts'
import { exception, formulaOf, isFormula, isPick, namesIn, type Explained } from './formulas.ts'
import type { FormulaKey, NameKey, PickKey } from './formula-groups.ts'
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

const namesOf = (key: FormulaKey, site: Explained): NameKey[] =>
  exception(key, site) ? [] : namesIn(formulaOf(key, site))

/** The formulas of figures: their own and those of their terms, each once, without other results. */
export function stepsOf(
  figures: readonly FormulaKey[],
  site: Explained,
  isResult: (key: string) => boolean,
): FormulaKey[] {
  const steps = new Set<FormulaKey>(figures)
  for (const step of steps)
    if (figures.includes(step) || !isResult(step))
      for (const name of namesOf(step, site)) if (isFormula(name)) steps.add(name)
  return [...steps]
}

/** The inputs and the values of the price list that the formulas use, each once. */
export function leavesOf(steps: readonly FormulaKey[], site: Explained) {
  const { input } = site
  const leaves = steps.flatMap((step) => namesOf(step, site)).filter((name) => !isFormula(name))
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
