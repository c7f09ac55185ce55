import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList as priceList } from '../model/shipped-price-list.ts'
import { contractTypes, forkliftTypes, trackings, useCases } from '../model/input.ts'
import { constantFilling } from '../model/measures/constants.ts'
import { inputKeys } from '../model/measures/inputs.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { formulasIn, namesIn } from './formulas.ts'
import { formulaGroups } from './formula-groups.ts'
import { nameOf, pickedKey } from './term-formatter.ts'
import { termWordsFor } from './term-words.ts'

/** Constants of service prices: shown beside the estimate, in no formula. */
const besideTheEstimate = ['hoursPerManDay', 'serviceMarkup']

const filled = inputKeys.flatMap((key) => {
  const constant = constantFilling(key)
  return constant ? [[key, constant] as const] : []
})

const everyChoice = contractTypes.flatMap((contractType) =>
  forkliftTypes.flatMap((forkliftType) =>
    trackings.flatMap((tracking) =>
      useCases.map((useCase) => ({ ...exampleA, contractType, forkliftType, tracking, useCase })),
    ),
  ),
)
const generic = keysOf(formulaGroups).flatMap((group) =>
  formulasIn(group, priceList.model).flatMap(([key, formula]) => [key, ...namesIn(formula)]),
)
const picked = everyChoice.flatMap((input) => generic.map((name) => pickedKey(name, input)))
const named = [...new Set([...generic, ...picked])]

test.each(langs)('every name in a formula has words in %s', (lang) => {
  const words = termWordsFor(lang, priceList)
  expect(named.filter((name) => nameOf(words, name) === name)).toEqual([])
})

test('every constant is in a formula, fills an empty input, or is said to be no part of it', () => {
  const elsewhere: string[] = [...filled.map(([, constant]) => constant), ...besideTheEstimate]
  const inFormulas = named.filter((name) => name in priceList.constants)
  expect([...inFormulas, ...elsewhere].toSorted()).toEqual(
    Object.keys(priceList.constants).toSorted(),
  )
})

test('the constants said to fill an empty input do', () => {
  const { companyName, country, forklifts, area, shifts, shiftHours, pallets } = exampleA
  const required = { companyName, country, forklifts, area, shifts, shiftHours, pallets }
  const { input } = withDefaults(required, priceList)
  for (const [key, constant] of filled)
    expect([key, input[key]]).toEqual([key, priceList.constants[constant].value])
})

test('a reason that staff have rewritten is theirs; the others stay translated', () => {
  const edited = structuredClone(priceList)
  Object.assign(edited.countries[2]!, { gridCo2: 0.3 })
  Object.assign(edited.operatorBases, { E: 'Our own survey' })
  Object.assign(edited.weights['fleet-safety'], { impacts: 0.9 })
  const { rows, operatorBases } = termWordsFor('de', edited)
  expect([rows.gridCo2, operatorBases.E, rows.weights]).toEqual(Array.from({ length: 3 }))
  const before = termWordsFor('de', priceList)
  expect(rows.energyPrice).toBe(before.rows.energyPrice)
})
