import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { someInputs } from '#testing/calculator.ts'
import { sheetMarkup } from '#testing/sheet-text.tsx'
import { sheetWords, termsWords } from '#words/index.ts'
import { ownBasis } from '../form/basis.ts'
import { roiNames } from '../messages/names/words.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA, exampleB } from '../model/examples.ts'
import type { RoiInput } from '../model/input.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { Quantities } from '../model/quantities.ts'

const arithmetic = createContext({
  max: Math.max,
  min: Math.min,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
  round: (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits,
})

const textOf = (html: string) =>
  html
    .replaceAll(/<small>.*?<\/small>|<[^>]*>/g, '')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')

/** A figure as the language writes it; a share in % as its hundredth. */
function numberIn(lang: Lang, text: string): number {
  const [, sign = ''] = formatNumber(lang, 1.5, 1)
  const digits = text.replaceAll('−', '-').replaceAll(new RegExp(`[^\\d${sign}-]`, 'g'), '')
  const value = digits === '' ? Number.NaN : Number(digits.replace(sign, '.'))
  return text.includes('%') ? value / 100 : value
}

/** What a reader finds on the sheet: figures by name, formulas by name, the results and the lines. */
function readSheet(lang: Lang, html: string) {
  const { results, inputs, formulas } = sheetWords[lang]
  const [, afterResults = ''] = html.split(`<h3>${results}</h3>`)
  const [resultTable = '', afterInputs = ''] = afterResults.split(`<h3>${inputs}</h3>`)
  const [tables = '', list = ''] = afterInputs.split(`<h3>${formulas}</h3>`)
  const number = (text: string) => numberIn(lang, text)
  const rowsOf = (part: string) =>
    [...part.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, name, cells]) => {
      const all = [...cells!.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell!)
      const bold = all.find((cell) => cell.includes('<b>'))
      return [textOf(name!), number(textOf(bold ?? all[0]!))] as const
    })
  return {
    figures: new Map(rowsOf(tables)),
    results: new Map(rowsOf(resultTable)),
    formulas: new Map(
      [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, text]) => [
        textOf(name!),
        textOf(text!),
      ]),
    ),
    lines: [...html.matchAll(/<td data-number="true"><b>([^<]*)<\/b>/g)].map(([, text]) =>
      number(text!),
    ),
  }
}

/** Calculates a name of the sheet as a reader does, from its formula down to the tables. */
function calculatorFor(lang: Lang, { figures, formulas }: ReturnType<typeof readSheet>) {
  const { larger, smaller, and, wholly, toStep } = termsWords[lang].label
  const known = new Map<string, number>()
  const names = [...figures.keys(), ...formulas.keys()].toSorted((a, b) => b.length - a.length)
  const anyName = new RegExp(names.map((name) => RegExp.escape(name)).join('|'), 'g')
  const [beforeStep = '', afterStep = ''] = fillIn(toStep, { step: '#' }).split('#')
  const rounded = new RegExp(
    `^(.*), ${RegExp.escape(beforeStep)}0[.,](\\d+)${RegExp.escape(afterStep)}$`,
  )

  function valueOf(name: string): number {
    const value = known.get(name) ?? evaluate(name)
    known.set(name, value)
    return value
  }

  function evaluate(name: string): number {
    const formula = formulas.get(name)
    if (formula === undefined) return figures.get(name) ?? Number.NaN
    const [stated, reason] = formula.split(' · ')
    if (reason) return numberIn(lang, stated!)
    const code = formula
      .replaceAll(formatNumber(lang, 1_000), '1000')
      .replaceAll(anyName, (found) => `(${valueOf(found)})`)
      .replace(rounded, (_, inside: string, step: string) => `round(${inside}, ${step.length})`)
      .replace(new RegExp(`^(.*), ${RegExp.escape(wholly)}$`), 'round($1)')
      .replaceAll(`${larger} (`, 'max(')
      .replaceAll(`${smaller} (`, 'min(')
      .replaceAll(` ${and} `, ', ')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-')
      .replaceAll('²', '**2')
      .replaceAll('√', 'sqrt')
      .replaceAll('⌈', 'ceil(')
      .replaceAll('⌉', ')')
    return Number(runInContext(code, arithmetic))
  }
  return valueOf
}

/** The results as printed, and as a reader of the sheet gets them. */
function onPaper(lang: Lang, input: RoiInput, quantities?: Quantities) {
  const made = estimate(input, shippedPriceList, quantities)
  const html = sheetMarkup({
    lang,
    estimate: made,
    priceList: shippedPriceList,
    basis: ownBasis,
  })
  const sheet = readSheet(lang, html)
  const valueOf = calculatorFor(lang, sheet)
  const names = roiNames[lang].results
  const calculated = keysOf(names).map((key) => [names[key], valueOf(names[key])])
  return {
    printed: sheet.results,
    calculated: new Map(calculated as [string, number][]),
    sheet,
    valueOf,
  }
}

const plan = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 }
const small = {
  forklifts: 14,
  area: 6_500,
  aisles: 10,
  aisleLength: 34,
  shifts: 2,
  pallets: 90_000,
}

const sites: readonly [string, RoiInput, Quantities?][] = [
  ['a', exampleA],
  ['b', exampleB],
  ['food, gas, Germany', { ...exampleB, ...small, country: 'DE', industry: 'food-manufacturing' }],
  ['forints', { ...exampleA, country: 'HU', repairCost: 412_345 }],
  ['a pilot', { ...exampleA, contractType: 'pilot', tracking: 'outdoor' }],
  ['a plan', exampleB, plan],
  ['beyond the term', { ...exampleA, shifts: 1, capacityUsed: 40, forkliftType: 'diesel' }],
  ['no aisles', { ...exampleA, aisles: 0, aisleLength: 0, pallets: 0 }],
]

describe('paper and a pocket calculator give every result to the unit', () => {
  test.each(sites)('%s', (_name, input, quantities) => {
    const { printed, calculated } = onPaper('en', input, quantities)
    expect(printed.size).toBe(20)
    expect(calculated).toEqual(printed)
  })

  test.each(langs)('in %s', (lang) => {
    const { printed, calculated } = onPaper(lang, exampleB)
    expect(calculated).toEqual(printed)
  })

  test('20 random sites', () => {
    for (const input of someInputs(20_261_127, 20)) {
      const { printed, calculated } = onPaper('en', input)
      expect(calculated, JSON.stringify(input)).toEqual(printed)
    }
  })

  test('the lines of rented hardware and of three years', () => {
    const { sheet, valueOf } = onPaper('en', exampleB)
    const { terms } = termsWords.en
    const { rentedSpent, rentedPayback, rentedRoi, longSpent, longRoi } = terms
    const lines = [rentedSpent, rentedPayback, rentedRoi, longSpent, longRoi].map(valueOf)
    const [, , , spent, months, roi, longCost, longReturn] = sheet.lines
    expect(lines).toEqual([spent, months, roi! * 100, longCost, longReturn! * 100])
  })
})
