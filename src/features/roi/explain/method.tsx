import { caseResults, type CaseKey } from '#src/facts/claims.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatDate, formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Section } from '#src/ui/section.tsx'
import { methodWords } from '../messages/method/words.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { countryName } from '../result/basis.ts'
import { Claim } from './claim.tsx'
import { MethodCountries } from './method-countries.tsx'
import {
  Collapsible,
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
  /** Countries with a country row, sorted by name. */
  countries: readonly (readonly [code: string, name: string])[]
}

/** The method: every formula, constant and source, rendered by the server from the page's price list. */
export function Method({ lang, priceList, publishedAt, country, claim, countries }: MethodProps) {
  const words = methodWords[lang]
  const about = { version: priceList.version, date: formatDate(lang, publishedAt) }
  const facts = factsOf(lang, priceList)
  const { currency } = countryRow(priceList, country)
  const shared: MethodPart = {
    lang,
    priceList,
    country,
    words,
    terms: termWordsFor(lang, priceList),
  }
  return (
    <Section
      id="method"
      ground="paper-2"
      title={words.title}
      lead={
        <p>
          {fillIn(words.lead, about)}{' '}
          {fillIn(words.amounts, { country: countryName(countries, country), currency })}
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
        <Collapsible title={words.formulas}>
          <MethodFormulas {...shared} />
        </Collapsible>
        <MethodConstants {...shared} />
        <Collapsible title={words.weights}>
          <MethodWeights {...shared} />
        </Collapsible>
        <Collapsible title={words.countries}>
          <MethodCountries {...shared} countries={countries} />
        </Collapsible>
      </div>
      <p className={styles.fine}>{words.legend}</p>
      <Claim {...shared} figures={claim} />
    </Section>
  )
}

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
