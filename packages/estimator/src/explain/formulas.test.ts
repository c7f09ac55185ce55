import { expect, test } from 'vitest'
import { createContext, runInContext } from 'node:vm'
import { someInputs } from '#testing/calculator.ts'
import { calculate } from '../model/estimate.ts'
import { exampleA, exampleB } from '../model/examples.ts'
import { firstPriceList } from '../model/first-price-list.ts'
import type { RoiInput } from '../model/input.ts'
import { lineOf } from '../model/lines.ts'
import { models, type PriceList } from '../model/price-list.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { exception, formulaOf, formulasIn, piecesOf } from './formulas.ts'
import { formulaGroups, type FormulaKey, type NameKey } from './formula-groups.ts'
import { numbersFor } from './term-formatter.ts'

const sites = [
  exampleA,
  exampleB,
  { ...exampleA, contractType: 'pilot', tracking: 'outdoor' } as const,
  { ...exampleB, aisles: 0, aisleLength: 0, pallets: 0 },
  { ...exampleA, capacityUsed: 100, useCase: 'fifo-compliance', forkliftType: 'diesel' } as const,
  ...someInputs(20_261_121, 200),
]

const round = (value: number, decimals = 0) =>
  (Math.round(value * 10 ** decimals) + 0) / 10 ** decimals
const arithmetic = createContext({
  round,
  max: Math.max,
  min: Math.min,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
})

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
    .replaceAll('√', 'sqrt')
    .replaceAll('⌈', 'ceil(')
    .replaceAll('⌉', ')')
  return Number(runInContext(code, arithmetic))
}

const lists = [firstPriceList, shippedPriceList]

const printedOf = (list: PriceList) =>
  keysOf(formulaGroups).flatMap((group) => formulasIn(group, list.model).map(([key]) => key))

/** The keys under which a site's own formula is printed. */
const own = (key: FormulaKey) => key !== 'paybackBeyond' && key !== 'rentedBeyond'

const printed = lists.flatMap((list) =>
  printedOf(list)
    .filter(own)
    .map((key) => [list.model, key, list] as const),
)

function valueIn(input: RoiInput, key: FormulaKey, priceList: PriceList): number | null {
  const { results, terms } = calculate(input, priceList)
  const rented = lineOf('rented', results, priceList)
  const long = lineOf('boughtLong', results, priceList)
  const all: Partial<Record<string, unknown>> = {
    ...terms,
    ...results,
    benefit: results.savings + results.increasedProfits,
    rentedSpent: rented.spent,
    rentedRoi: rented.roi,
    rentedPayback: rented.paybackMonths ?? null,
    longSpent: long.spent,
    longRoi: long.roi,
  }
  return all[key] as number | null
}

const explained = (input: RoiInput, list: PriceList) => ({
  input,
  model: list.model,
  isPlanned: false,
  number: numbersFor(input, list),
})

/** The lines beside a pilot are those of the same site as a partner. */
const isPartnerOnly = (key: FormulaKey) => key === 'rentedPayback'

test.each(printed)('model %i, %s: what is printed is what is calculated', (_model, key, list) => {
  for (const input of sites) {
    if (isPartnerOnly(key) && input.contractType === 'pilot') continue
    const site = explained(input, list)
    const wanted = valueIn(input, key, list)
    const reason = exception(key, site)
    const isNever = reason === 'noBenefit' || reason === 'feesRemain'
    if (reason) expect([reason, wanted]).toEqual([reason, isNever ? null : 0])
    else expect(evaluateFormula(formulaOf(key, site), site.number)).toBeCloseTo(wanted!, 6)
  }
})

test('beyond the term another formula is printed, in model version 2 alone', () => {
  const slow = { ...exampleA, shifts: 1, capacityUsed: 40 }
  const printedFor = (list: PriceList) => formulaOf('paybackMonths', explained(slow, list))
  expect(lists.map(printedFor)).toEqual([
    'round({investment} ÷ ({benefit} ÷ 12); 1)',
    'round(({hardwareCost} + {installationCost}) ÷ ({benefit} ÷ 12 − {monthlyFee}); 1)',
  ])
  const late = sites.filter((input) => {
    const formula = formulaOf('paybackMonths', explained(input, shippedPriceList))
    return formula.includes('monthlyFee')
  })
  expect(late.length).toBeGreaterThan(10)
})

test.each(lists.map((list) => [list.model, list] as const))(
  'model %i: what a choice picks from the price list is what the model works with',
  (_model, list) => {
    for (const input of sites) {
      const { terms } = calculate(input, list)
      const numberOf = numbersFor(input, list)
      const { range, term, realisation, industryFactor } = terms
      expect([numberOf('range'), numberOf('term'), numberOf('realisation')]).toEqual([
        range,
        term,
        realisation,
      ])
      expect(numberOf('industryFactor')).toBe(industryFactor)
    }
  },
)

test('every result and every term is printed', () => {
  const { results, terms } = calculate(exampleA, shippedPriceList)
  const picked = ['range', 'term', 'realisation', 'weights', 'industryFactor']
  const ofLines = ['rentedSpent', 'rentedRoi', 'rentedPayback', 'longSpent', 'longRoi']
  const beyond = ['paybackBeyond', 'rentedBeyond']
  const wanted = [...Object.keys(results), ...Object.keys(terms), ...ofLines, ...beyond, 'benefit']
  expect(printedOf(shippedPriceList).toSorted()).toEqual(
    [...new Set(wanted)].filter((key) => !picked.includes(key)).toSorted(),
  )
  expect(models).toEqual(lists.map(({ model }) => model))
})

test('counts of a plan are named as such', () => {
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_200 }
  const number = numbersFor(exampleA, shippedPriceList, quantities)
  const site = { ...explained(exampleA, shippedPriceList), isPlanned: true, number }
  expect([exception('anchors', site), number('anchors')]).toEqual(['fromPlan', 97])
  expect([exception('gateways', site), number('gateways')]).toEqual(['fromPlan', 5])
  expect(exception('tags', site)).toBeUndefined()
})
