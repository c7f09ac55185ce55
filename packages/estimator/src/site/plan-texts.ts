import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatPercent, written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PageWords } from '#words/index.ts'
import type { VatWords } from '#words/index.ts'
import { vatNote } from '../messages/vat.ts'
import type { PilotExample } from '../model/pilot-example.ts'
import type { Prices } from '../model/prices.ts'

export interface PlanProps {
  lang: Lang
  words: PageWords['prices']
  vat: VatWords
  requestDemo: string
  prices: Prices
  example: PilotExample
  countryName: string
  /** Months over which rented hardware is paid. */
  rentalMonths: number
}

export type PlanTexts = ReturnType<typeof planTexts>

/** How the country was found. */
export type Origin = keyof PageWords['prices']['origins']

/** What `prices.browser.ts` needs to show the prices of another country. */
export interface PlanData {
  lang: Lang
  /** The country for which the page is rendered. */
  country: string
  origin: Origin
  origins: PageWords['prices']['origins']
  /** By country, those with a country row. */
  texts: Readonly<Record<string, PlanTexts>>
}

/** What the plan table says differently in each country: texts, and addresses of links. */
export function planTexts(props: PlanProps) {
  const { lang, words, vat, requestDemo, prices, example, countryName, rentalMonths } = props
  const { currency, vatRate } = prices
  const inDigits = (amount: number, digits: number) =>
    written(lang, amount, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const rented = (price: number) => {
    const amount = price / rentalMonths
    return fillIn(words.rented, {
      amount: inDigits(amount, amount < 100 ? 2 : 0),
      months: rentalMonths,
    })
  }
  const address = (comment: string) =>
    `${requestDemo}#comments=${encodeURIComponent(fillIn(comment, { country: countryName }))}`
  const rate =
    vatRate === null
      ? ''
      : ` ${fillIn(words.vatRate, { rate: formatPercent(lang, vatRate / 100, 1) })}`
  return {
    anchor: inDigits(prices.anchor, 2),
    anchorRented: rented(prices.anchor),
    tag: inDigits(prices.tag, 2),
    tagRented: rented(prices.tag),
    gateway: inDigits(prices.gateway, 2),
    gatewayRented: rented(prices.gateway),
    ...feeTexts(lang, prices),
    pilotTotal: formatMoney(lang, example.pilot.spent, currency),
    partnerTotal: formatMoney(lang, example.partner.spent, currency),
    pilotAddress: address(words.pilotComment),
    partnerAddress: address(words.partnerComment),
    tax: vatNote(prices, vat) + rate,
    currency,
  }
}

type Fees = Pick<Prices, 'currency' | 'pilotFee' | 'partnerFee' | 'manDay' | 'manHour'>

/** The amounts that the call for the visitor's location answers as well. */
export function feeTexts(lang: Lang, { currency, ...fees }: Fees) {
  const money = (amount: number) => formatMoney(lang, amount, currency)
  return {
    pilotFee: money(fees.pilotFee),
    partnerFee: money(fees.partnerFee),
    manDay: money(fees.manDay),
    manHour: money(fees.manHour),
  }
}
