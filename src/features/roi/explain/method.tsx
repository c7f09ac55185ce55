import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { caseResults, type CaseKey } from '#src/facts/claims.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatDate, formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Section } from '#src/ui/section.tsx'
import { methodWords } from '../messages/method/words.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import { countryRow, perPriceList, type PriceList } from '../model/price-list.ts'
import { Claim } from './claim.tsx'
import { countryName } from './country-names.ts'
import { MethodCountries } from './method-countries.tsx'
import {
  Fold,
  MethodConstants,
  MethodFormulas,
  MethodWeights,
  type MethodPart,
} from './method-parts.tsx'
import styles from './method.module.css'
import { termWordsFor } from './term-words.ts'

interface MethodProps {
  lang: Lang
  priceList: PriceList
  /** ISO time, UTC. */
  publishedAt: string
  /** For which the page is rendered. */
  country: string
  claim: ClaimFigures
}

/** The method: every formula, constant and source, rendered by the server from the page's price list. */
export function Method({ lang, priceList, publishedAt, country, claim }: MethodProps) {
  const words = methodWords[lang]
  const about = { version: priceList.version, date: formatDate(lang, publishedAt) }
  const facts = factsOf(lang, priceList)
  const { currency } = countryRow(priceList, country)
  const shared = partOf(priceList, lang)
  const { formulas, weights, countries } = foldsIn(priceList, lang)
  return (
    <Section
      id="method"
      ground="paper-2"
      title={words.title}
      lead={
        <p>
          {fillIn(words.lead, about)}{' '}
          {fillIn(words.amounts, { country: countryName(lang, country), currency })}
        </p>
      }
    >
      <dl className={styles.does}>
        {words.does.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{fillIn(text, facts)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.folds}>
        <KeptFold markup={formulas} />
        <MethodConstants {...shared} country={country} />
        <KeptFold markup={weights} />
        <KeptFold markup={countries} />
      </div>
      <p className={styles.fine}>{words.legend}</p>
      <Claim {...shared} country={country} figures={claim} />
    </Section>
  )
}

const partOf = (priceList: PriceList, lang: Lang): MethodPart => ({
  lang,
  priceList,
  words: methodWords[lang],
  terms: termWordsFor(lang, priceList),
})

/** What is the same for every country, half of the page's elements, is drawn once. */
const foldsIn = perPriceList((priceList, lang: Lang) => {
  const part = partOf(priceList, lang)
  const { words } = part
  return {
    formulas: markupOf(words.formulas, <MethodFormulas {...part} />),
    weights: markupOf(words.weights, <MethodWeights {...part} />),
    countries: markupOf(words.countries, <MethodCountries {...part} />),
  }
})

const markupOf = (title: string, part: ReactNode): string =>
  renderToStaticMarkup(<Fold title={title}>{part}</Fold>)

const KeptFold = ({ markup }: { markup: string }) => (
  <details className={styles.fold} dangerouslySetInnerHTML={{ __html: markup }} />
)

function factsOf(lang: Lang, { constants }: PriceList) {
  const shareOf = (wanted: CaseKey) =>
    Math.abs(caseResults.find(({ key }) => key === wanted)?.share ?? 0)
  return {
    money: formatPercent(lang, constants.moneyShare.value),
    sold: formatPercent(lang, constants.soldMost.value),
    response: formatPercent(lang, shareOf('orderResponse')),
    night: formatPercent(lang, shareOf('nightShiftForklifts')),
  }
}
