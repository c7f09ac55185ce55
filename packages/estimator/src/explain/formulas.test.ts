import { expect, test } from 'vitest'
import { createContext, runInContext } from 'node:vm'
import { someInputs } from '#testing/calculator.ts'
import { calculate } from '../model/estimate.ts'
import { exampleA, exampleB } from '../model/examples.ts'
import { firstPriceList as priceList } from '../model/first-price-list.ts'
import type { RoiInput } from '../model/input.ts'
import { lineOf } from '../model/lines.ts'
import {
  exception,
  formulas,
  isFormula,
  piecesOf,
  type FormulaKey,
  type NameKey,
} from './formulas.ts'
import { numbersFor } from './term-formatter.ts'

const sites = [
  exampleA,
  exampleB,
  { ...exampleA, contractType: 'pilot', tracking: 'outdoor' } as const,
  { ...exampleB, aisles: 0, aisleLength: 0, pallets: 0 },
  { ...exampleA, capacityUsed: 100, useCase: 'fifo-compliance', forkliftType: 'diesel' } as const,
  ...someInputs(20_261_121, 300),
]

const round = (value: number, decimals = 0) =>
  (Math.round(value * 10 ** decimals) + 0) / 10 ** decimals
const arithmetic = createContext({ round, max: Math.max, min: Math.min, ceil: Math.ceil })

/** Evaluates a printed formula. */
function evaluateFormula(formula: string, numberOf: (key: NameKey) => number): number {
  const code = piecesOf(formula)
    .map((piece) => ('name' in piece ? `(${numberOf(piece.name)})` : piece.sign))
    .join('')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('²', '**2')
    .replaceAll(';', ',')
    .replaceAll('⌈', 'ceil(')
    .replaceAll('⌉', ')')
  return Number(runInContext(code, arithmetic))
}

const printed = Object.keys(formulas).filter(isFormula)

function valueIn(input: RoiInput, key: FormulaKey): number | null {
  const { results, terms } = calculate(input, priceList)
  const rented = lineOf('rented', results, priceList)
  const long = lineOf('boughtLong', results, priceList)
  const all = {
    ...terms,
    ...results,
    benefit: results.savings + results.increasedProfits,
    rentedSpent: rented.spent,
    rentedRoi: rented.roi,
    rentedPayback: rented.paybackMonths ?? null,
    longSpent: long.spent,
    longRoi: long.roi,
  }
  return all[key]
}

test.each(printed)('%s: what is printed is what is calculated', (key) => {
  for (const input of sites) {
    const numberOf = numbersFor(input, priceList)
    const wanted = valueIn(input, key)
    const reason = exception(key, input, numberOf('benefit'))
    if (reason) expect([reason, wanted]).toEqual([reason, reason === 'noBenefit' ? null : 0])
    else expect(evaluateFormula(formulas[key], numberOf)).toBeCloseTo(wanted!, 6)
  }
})

test('what a choice picks from the price list is what the model works with', () => {
  for (const input of sites) {
    const { terms } = calculate(input, priceList)
    const numberOf = numbersFor(input, priceList)
    const { range, term, realisation, industryFactor } = terms
    expect([numberOf('range'), numberOf('term'), numberOf('realisation')]).toEqual([
      range,
      term,
      realisation,
    ])
    expect(numberOf('industryFactor')).toBe(industryFactor)
  }
})

test('every result and every term is printed', () => {
  const { results, terms } = calculate(exampleA, priceList)
  const picked = ['range', 'term', 'realisation', 'weights', 'industryFactor']
  const ofLines = ['rentedSpent', 'rentedRoi', 'rentedPayback', 'longSpent', 'longRoi']
  const wanted = [...Object.keys(results), ...Object.keys(terms), ...ofLines, 'benefit']
  expect(printed.toSorted()).toEqual(
    [...new Set(wanted)].filter((key) => !picked.includes(key)).toSorted(),
  )
})
