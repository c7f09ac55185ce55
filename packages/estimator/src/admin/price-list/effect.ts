import { formatMoney, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import { benefitOf } from '../../model/breakdown.ts'
import type { Results } from '../../model/results.ts'
import type { Effect, Preview } from '../../price-list-contract.ts'

export interface Figure {
  name: string
  before: string
  after: string
}

interface FigureGroup {
  title: string
  figures: Figure[]
}

/** The results with the published price list and with the draft, in groups. */
export function figuresOf({ published, draft }: Preview): FigureGroup[] {
  const group = (title: string, shown: (effect: Effect) => [name: string, value: string][]) => ({
    title,
    figures: paired(shown(published), shown(draft)),
  })
  return [
    group('A: Germany, 25 forklifts', ({ exampleA }) => ofExample(exampleA, 'EUR')),
    group('B: United Kingdom, 40 forklifts', ({ exampleB }) => ofExample(exampleB, 'GBP')),
    group('Example sites', ({ portfolio }) => [
      ['Average payback, months', months(portfolio.mean, 2)],
      ['Median, months', months(portfolio.median)],
      ['Sites under 11 months', formatPercent('en', portfolio.underClaim, 1)],
    ]),
  ]
}

/** The three paybacks that sum up a version. */
export function paybacksOf({ published, draft }: Preview): Figure[] {
  const shown = ({ exampleA, exampleB, portfolio }: Effect): [string, string][] => [
    ['Example A, months', months(exampleA.paybackMonths)],
    ['Example B, months', months(exampleB.paybackMonths)],
    ['Average of the example sites, months', months(portfolio.mean, 2)],
  ]
  return paired(shown(published), shown(draft))
}

const paired = (before: [string, string][], after: [string, string][]): Figure[] =>
  before.map(([name, value], index) => ({ name, before: value, after: after[index]![1] }))

const ofExample = (results: Results, currency: string): [string, string][] => [
  ['Payback, months', months(results.paybackMonths)],
  ['Investment', formatMoney('en', results.investment, currency)],
  ['Benefit per year', formatMoney('en', benefitOf(results), currency)],
]

export const months = (value: number | null, digits = 1): string =>
  value === null ? 'not reached' : formatNumber('en', value, digits)
