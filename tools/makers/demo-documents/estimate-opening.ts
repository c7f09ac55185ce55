import { countryName } from '@repo/estimator/explain/country-names.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { linesOf } from '@repo/estimator/model/lines.ts'
import { withFixedPrices } from '@repo/estimator/model/list-prices.ts'
import { outlooksOf } from '@repo/estimator/model/outlooks.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { resultText } from '@repo/estimator/result/format-result.ts'
import { countryOf } from '@repo/estimator/server/country-of-language.ts'
import { resultWords } from '@repo/estimator/words/index.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { homeWords } from '@repo/site/words/index.ts'
import { cover, rows } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { Pictures } from './pictures.ts'
import { words } from './words.ts'

const priceList = shippedPriceList

interface BrochureOf {
  lang: Lang
  kind: string
  title: string
}

const shownInputs = [
  'forklifts',
  'area',
  'aisles',
  'aisleLength',
  'shifts',
  'shiftHours',
  'pallets',
  'complianceFees',
] as const
const unitOf: Partial<Record<(typeof shownInputs)[number], string>> = {
  area: 'm²',
  aisleLength: 'm',
}

const shownResults = [
  'anchors',
  'tags',
  'investment',
  'savings',
  'increasedProfits',
  'roi',
  'paybackMonths',
  'co2Tons',
] as const

/** The payback curve of the home page, with what it shows above it. */
function chart(lang: Lang, drawing: Markup): Markup {
  const { example, months, axis, note } = homeWords[lang].breakEven
  const country = countryOf[lang]
  // The band varies what is assumed, and not the prices that the list states.
  const list = withFixedPrices(priceList)
  const site = estimate(exampleSite(list, country), list)
  const { optimistic, middle, cautious } = outlooksOf(site, linesOf(site, list)[0], list)
  const number = (payback: number | null) =>
    payback === null ? '–' : formatNumber(lang, payback, 1)
  return html`<div class="panel chart">
    <p>
      <span>${fillIn(example, { country: countryName(lang, country) })}</span>
      <b>${fillIn(months, { number: number(middle.payback) })}</b>
    </p>
    ${drawing}
    <p class="axis">${axis}</p>
    <p class="about">
      ${fillIn(note, {
        currency: site.currency,
        low: number(optimistic.payback),
        high: number(cautious.payback),
      })}
      ${resultWords[lang].scope}
    </p>
  </div>`
}

/** The first page: the payback of the example, its inputs and its results. */
export function estimateOpening({ lang, kind, title }: BrochureOf, { drawings }: Pictures): Markup {
  const own = words[lang].estimate
  const country = countryOf[lang]
  const { input, results, currency } = estimate(exampleSite(priceList, country), priceList)
  const names = roiNames[lang]
  const inputText = (key: (typeof shownInputs)[number]) =>
    key === 'complianceFees'
      ? formatMoney(lang, input[key], currency)
      : [formatNumber(lang, input[key]), unitOf[key]].filter(Boolean).join('\u00a0')
  return cover(
    kind,
    chart(lang, drawings.payback),
    html`<div class="stacked">
      <h1>${title}</h1>
      <p class="lead">
        ${fillIn(own.lead, { version: priceList.version })}
        ${fillIn(own.exampleNote, { country: countryName(lang, country) })}
      </p>
    </div>`,
    html`<div class="cols c2 spaced">
      ${rows(shownInputs.map((key) => ({ name: names.inputs[key], value: inputText(key) })))}
      ${rows(
        shownResults.map((key) => ({
          name: names.results[key],
          value: resultText(lang, key, { results, currency }, resultWords[lang]),
        })),
      )}
    </div>`,
  )
}
