import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { roiInput } from '#testing/calculator.ts'
import { formWords, pageWords, resultWords } from '#words/index.ts'
import { calculatorApi } from '../contract.ts'
import { termWordsFor } from '../explain/term-words.ts'
import { roiNames } from '../messages/names/words.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import { convertedAmounts } from '../model/converted-amounts.ts'
import {
  inputKeys,
  inputMeasure,
  inputMeasures,
  isMoneyInput,
  isNumberKey,
  isOptionKey,
  moneyInputs,
} from '../model/measures/inputs.ts'
import { rateBetween } from '../model/price-list.ts'
import { Target } from '../result/target.tsx'
import { fieldKeys, type FieldKey } from './fields.ts'
import { convertMoney } from './form-control.ts'
import { currencySign, formatFields, placeholdersOf } from './format-fields.ts'
import { parseFields } from './parse-fields.ts'
import { firstFields, refineFields } from './refine-fields.ts'
import { RoiFields } from './roi-fields.tsx'

const { body, response } = calculatorApi.compute
const numberKeys = inputKeys.filter(isNumberKey)
const moneyKeys = inputKeys.filter((key) => inputMeasure(key).unit === 'money')

test('there are inputs in money, and every input is in one part of the form', () => {
  expect(moneyKeys.length).toBeGreaterThan(1)
  expect(inputKeys.toSorted()).toEqual(Object.keys(inputMeasures).toSorted())
  expect([...firstFields, ...refineFields, 'companyName'].toSorted()).toEqual(inputKeys.toSorted())
})

describe.each(inputKeys)('%s', (key) => {
  const measure = inputMeasure(key)

  test('is taken by the call, and may be left out exactly if it has a default', () => {
    expect(body.safeParse(exampleA).error).toBeUndefined()
    const { [key]: _, ...others } = exampleA
    // The length of aisles and their number come together.
    const partner = { aisles: 'aisleLength', aisleLength: 'aisles' }[key as 'aisles']
    const given = partner ? { ...others, [partner]: null } : others
    expect(body.safeParse(given).success).toBe(!measure.required)
  })

  test('is kept to its bounds by the call', () => {
    const wrong = 'max' in measure ? measure.max + 1 : 'x'.repeat(200)
    const { error } = body.safeParse({ ...exampleA, [key]: wrong })
    expect(error?.issues.map(({ path }) => path[0])).toContain(key)
  })

  test('is answered with the estimate', () => {
    const { input } = response.parse({ ...estimate(exampleA, shippedPriceList) })
    expect(input[key]).toBe(exampleA[key])
  })

  test.each(langs)('has a field with a label, its options and its unit in %s', (lang) => {
    const names = roiNames[lang]
    const html = renderToStaticMarkup(
      <RoiFields
        lang={lang}
        words={formWords[lang]}
        names={names}
        required="*"
        values={formatFields(lang, exampleA)}
        errors={{}}
        currency="GBP"
        countries={[['DE', 'Germany']]}
        placeholders={placeholdersOf(lang, shippedPriceList, 'DE')}
      />,
    )
    expect(html).toContain(`name="${key}"`)
    expect(names.inputs[key]).toMatch(/\S/)
    if (isOptionKey(key)) {
      const texts: Readonly<Record<string, string>> = names.choices[key]
      for (const option of inputMeasures[key].options) expect(texts[option]).toMatch(/\S/)
    }
    const [, unit] = new RegExp(`id="roi-${key}-unit">([^<]*)<`).exec(html) ?? []
    expect(unit === currencySign(lang, 'GBP')).toBe(isMoneyInput(key))
  })

  test('is asked for a target exactly if a site can change it', () => {
    const html = renderToStaticMarkup(
      <Target
        lang="en"
        estimate={estimate(exampleA, shippedPriceList)}
        priceList={shippedPriceList}
        terms={termWordsFor('en', shippedPriceList)}
        words={resultWords.en}
        countries={[['DE', 'Germany']]}
      />,
    )
    expect(html.includes(`<option value="${key}"`)).toBe(!measure.isGiven)
  })
})

test.each(numberKeys)('%s is read with its own unit behind it, and with no other', (key) => {
  const { unit, writtenUnits = [] } = inputMeasure(key)
  const own = unit === 'money' ? ['€'] : [...(unit ? [unit] : []), ...writtenUnits]
  const value = String(exampleA[key])
  for (const sign of ['€', '%', 'm', 'm²', 'h', 'qm']) {
    const values = { ...formatFields('en', exampleA), [key]: `${value} ${sign}` }
    expect(parseFields('en', values).errors[key] === undefined, sign).toBe(own.includes(sign))
  }
})

test('every amount of money, and nothing else, is converted to another currency', () => {
  const controls = new Map(fieldKeys.map((key) => [key, { value: '100' }]))
  const namedItem = (name: FieldKey) => controls.get(name)
  convertMoney({ elements: { namedItem } } as unknown as HTMLFormElement, 'en', 2)
  const converted = fieldKeys.filter((key) => controls.get(key)?.value === '200')
  expect(converted).toEqual(moneyKeys)
  expect(Object.keys(convertedAmounts(exampleA, 2))).toEqual(moneyKeys)
  for (const key of inputKeys.filter(isMoneyInput))
    expect(convertedAmounts(exampleA, 2)[key]).toBe(exampleA[key] * 2)
})

test('the default of every amount is in the currency of the country', () => {
  const of = (country: string) => estimate(roiInput({ country }), shippedPriceList).input
  const rate = rateBetween(shippedPriceList, 'DE', 'PL')
  expect(rate).toBeGreaterThan(2)
  for (const key of moneyInputs) expect(of('PL')[key]).toBeCloseTo(of('DE')[key] * rate)
})

test.each(langs)('%s: the page counts the fields that an estimate needs', (lang) => {
  expect(pageWords[lang].estimate.lead.match(/\{\w+\}/g)).toEqual(['{count}'])
  expect(firstFields).toHaveLength(6)
})
