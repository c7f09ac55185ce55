import { formulaGroups, type FormulaKey } from '@repo/estimator/explain/formula-groups.ts'
import { formulasIn } from '@repo/estimator/explain/formulas.ts'
import { nameOf, termFormatterFor } from '@repo/estimator/explain/term-formatter.ts'
import { termWordsFor } from '@repo/estimator/explain/term-words.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { countryOf } from '@repo/estimator/server/country-of-language.ts'
import { methodWords, pageWords } from '@repo/estimator/words/index.ts'
import { caseResults, type CaseKey } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { estimateOpening } from './estimate-opening.ts'
import { insideOf } from '@repo/estimator/explain/rounding.ts'
import { formulaText } from './formula-text.ts'
import { contact, section, terms } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { Pictures } from './pictures.ts'
import { words } from './words.ts'

const priceList = shippedPriceList

interface BrochureOf {
  lang: Lang
  kind: string
  title: string
}

/** The example of the pricing page in the reader’s country, the way to its result, and every formula. */
export function estimateExplained(of: BrochureOf, pictures: Pictures): Markup[] {
  const { lang } = of
  const pageWord = pageWords[lang]
  const own = words[lang].estimate
  return [
    estimateOpening(of, pictures),
    html`<section class="flow">
      ${way(lang)}
      ${section(methodWords[lang].formulas, html`<p class="lead">${own.formulas}</p>`, formulas(lang))}
      <section class="section kept">
        <h2>${pageWord.unknown.heading}</h2>
        <p class="lead">${pageWord.unknown.lead}</p>
        ${terms(filled(lang, pageWord.unknown.items))}
      </section>
      ${contact(pageWord.step.title, pageWord.step.text)}
    </section>`,
  ]
}

/** What the example’s payback is made of, in this order. */
const steps: readonly FormulaKey[] = [
  'anchors',
  'hardwareCost',
  'softwareCost',
  'installationCost',
  'investment',
  'savings',
  'profitIncrease',
  'benefit',
  'roi',
  'paybackMonths',
]

function way(lang: Lang): Markup {
  const own = words[lang].estimate
  const { short, does } = methodWords[lang]
  const { input } = estimate(exampleSite(priceList, countryOf[lang]), priceList)
  const named = termWordsFor(lang, priceList)
  const format = termFormatterFor(lang, { input, priceList }, named)
  const formulaOf = new Map(
    keysOf(formulaGroups).flatMap((group) => formulasIn(group, priceList.model)),
  )
  return html`${[
    section(short, terms(filled(lang, does))),
    section(
      own.example,
      html`<dl class="formulas steps">
        ${steps.map((key) => {
          const formula = formulaOf.get(key) ?? ''
          return html`<div>
            <dt>${nameOf(named, key)}</dt>
            <dd>
              ${formulaText(lang, formula, named, (name) => nameOf(named, name))}
              <p class="in-numbers">
                ${formulaText(lang, insideOf(formula), named, format.bare)} = ${format.full(key)}
              </p>
            </dd>
          </div>`
        })}
      </dl>`,
    ),
  ]}`
}

function formulas(lang: Lang): Markup {
  const named = termWordsFor(lang, priceList)
  const { formulaGroups: names } = methodWords[lang]
  return html`${keysOf(formulaGroups).map(
      (group) =>
        html`<h3 class="group">${names[group]}</h3>
          <dl class="formulas">
            ${formulasIn(group, priceList.model).map(
              ([key, formula]) =>
                html`<div>
                  <dt>${nameOf(named, key)}</dt>
                  <dd>${formulaText(lang, formula, named, (name) => nameOf(named, name))}</dd>
                </div>`,
            )}
          </dl>`,
    )}
    <p class="note spaced">${named.label.upwards} ${named.label.rounded}</p>`
}

/** Short texts with the shares that they name. */
function filled(lang: Lang, texts: readonly { title: string; text: string }[]) {
  const { moneyShare, soldMost, rentalMonths, searchShare, idleShare } = priceList.constants
  const shareOf = (wanted: CaseKey) =>
    Math.abs(caseResults.find(({ key }) => key === wanted)?.share ?? 0)
  const percent = (share: number) => formatPercent(lang, share)
  const values = {
    money: percent(moneyShare.value),
    share: percent(moneyShare.value),
    sold: percent(soldMost.value),
    response: percent(shareOf('orderResponse')),
    night: percent(shareOf('nightShiftForklifts')),
    search: percent(searchShare.value),
    idle: percent(idleShare.value),
    months: rentalMonths.value,
  }
  return texts.map(({ title, text }) => ({ title, text: fillIn(text, values) }))
}
