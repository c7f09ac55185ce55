import { modulesWords as modules } from '@repo/pictures/words/index.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { caseResults, technology } from '@repo/platform/facts/claims.ts'
import { useCases } from '@repo/platform/facts/use-cases.ts'
import { methodWords, pageWords, resultWords } from '@repo/estimator/words/index.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { resultText } from '@repo/estimator/result/format-result.ts'
import { countryName } from '@repo/estimator/explain/country-names.ts'
import { countryOf } from '@repo/estimator/server/country-of-language.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { homeWords } from '@repo/site/words/index.ts'
import type { Block } from '@repo/site/generated-documents/block.ts'
import { figureRows } from './datasheets.ts'
import { words } from './words.ts'

const latency = { minutes: technology.analyticsLatencyMin }

/** What it is, its modules, six questions, and where it stops. */
export function warehouse(lang: Lang): Block[] {
  const own = words[lang].warehouse
  const { datasheet } = words[lang]
  return [
    { kind: 'text', text: fillIn(homeWords[lang].hero.lead, { brand: brand.name }) },
    { kind: 'heading', text: own.modules },
    {
      kind: 'list',
      items: Object.values(modules[lang]).flatMap((module) =>
        'name' in module ? [`${module.name}. ${fillIn(module.line, latency)}`] : [],
      ),
    },
    { kind: 'heading', text: own.questions },
    { kind: 'list', items: useCases.map((key) => roiNames[lang].choices.useCase[key]) },
    { kind: 'heading', text: own.figures },
    {
      kind: 'table',
      head: [datasheet.property, datasheet.value],
      rows: figureRows(lang, ['accuracy', 'rate', 'range', 'live', 'analytics', 'uptime']),
    },
    { kind: 'heading', text: own.limits },
    {
      kind: 'list',
      items: own.limitItems.map((text) => fillIn(text, { seconds: technology.liveViewLatencyS })),
    },
  ]
}

export function protection(lang: Lang): Block[] {
  const own = words[lang].protection
  return [
    { kind: 'text', text: own.lead },
    { kind: 'heading', text: own.agree },
    { kind: 'list', items: own.items },
    { kind: 'heading', text: own.law },
    { kind: 'list', items: own.rules },
  ]
}

const shownInputs = [
  'forklifts',
  'area',
  'aisles',
  'aisleLength',
  'shifts',
  'shiftHours',
  'pallets',
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

/** The method and one example, from the price list that ships with the product. */
export function estimateExplained(lang: Lang): Block[] {
  const own = words[lang].estimate
  const country = countryOf[lang]
  const { input, results, currency } = estimate(
    exampleSite(shippedPriceList, country),
    shippedPriceList,
  )
  const { moneyShare, soldMost, rentalMonths } = shippedPriceList.constants
  const shareOf = (wanted: string) =>
    Math.abs(caseResults.find(({ key }) => key === wanted)?.share ?? 0)
  const values = {
    money: formatPercent(lang, moneyShare.value),
    share: formatPercent(lang, moneyShare.value),
    sold: formatPercent(lang, soldMost.value),
    response: formatPercent(lang, shareOf('orderResponse')),
    night: formatPercent(lang, shareOf('nightShiftForklifts')),
    months: rentalMonths.value,
  }
  const { heading, items } = pageWords[lang].unknown
  const explained = (parts: readonly { title: string; text: string }[]) =>
    parts.map(({ title, text }) => `${title}. ${fillIn(text, values)}`)
  return [
    { kind: 'text', text: fillIn(own.lead, { version: shippedPriceList.version }) },
    { kind: 'list', items: explained(methodWords[lang].does) },
    { kind: 'heading', text: own.example },
    {
      kind: 'text',
      text: fillIn(own.exampleNote, { country: countryName(lang, country) }),
      quiet: true,
    },
    {
      kind: 'table',
      head: [own.inputs, own.amount],
      rows: shownInputs.map((key) => ({
        name: roiNames[lang].inputs[key],
        value: [formatNumber(lang, input[key]), unitOf[key]].filter(Boolean).join('\u00a0'),
      })),
    },
    {
      kind: 'table',
      head: [own.results, own.amount],
      rows: shownResults.map((key) => ({
        name: roiNames[lang].results[key],
        value: resultText(lang, key, { results, currency }, resultWords[lang]),
      })),
    },
    { kind: 'heading', text: heading },
    { kind: 'list', items: explained(items) },
  ]
}
