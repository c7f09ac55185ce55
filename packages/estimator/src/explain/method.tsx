import type { ReactNode } from 'react'
import { caseResults, type CaseKey } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { keptMarkup, type Markup } from '@repo/platform/ui/kept-markup.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { methodWords } from '#words/index.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { keysOf } from '../model/records.ts'
import { Claim } from './claim.tsx'
import { countryName } from './country-names.ts'
import { MethodCountries } from './method-countries.tsx'
import {
  constantGroups,
  MethodConstants,
  MethodFormulas,
  MethodWeights,
  type ConstantGroup,
  type MethodPart,
} from './method-parts.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
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
      <Columns as="dl" gap="300 400" className={styles.does}>
        {words.does.map(({ title, text }) => (
          <div key={title}>
            <Text as="dt" weight="medium" ruled>
              {title}
            </Text>
            <dd>{fillIn(text, facts)}</dd>
          </div>
        ))}
      </Columns>
      <div className={styles.folds}>
        <KeptFold markup={keptFormulas(priceList, lang)} />
        {keysOf(constantGroups).map((group) => (
          <KeptFold key={group} markup={keptConstants(priceList, lang, country, group)} />
        ))}
        <KeptFold markup={keptWeights(priceList, lang)} />
        <KeptFold markup={keptCountries(priceList, lang)} />
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

// Most of the page's elements; only the constants' prices differ from country to country.
const keptFormulas = keptMarkup((priceList: PriceList, lang: Lang) => (
  <Fold title={methodWords[lang].formulas}>
    <MethodFormulas {...partOf(priceList, lang)} />
  </Fold>
))
const keptConstants = keptMarkup(
  (priceList: PriceList, lang: Lang, country: string, group: ConstantGroup) => (
    <Fold title={methodWords[lang].constantGroups[group]}>
      <MethodConstants {...partOf(priceList, lang)} country={country} group={group} />
    </Fold>
  ),
)
const keptWeights = keptMarkup((priceList: PriceList, lang: Lang) => (
  <Fold title={methodWords[lang].weights}>
    <MethodWeights {...partOf(priceList, lang)} />
  </Fold>
))
const keptCountries = keptMarkup((priceList: PriceList, lang: Lang) => (
  <Fold title={methodWords[lang].countries}>
    <MethodCountries {...partOf(priceList, lang)} />
  </Fold>
))

const KeptFold = ({ markup }: { markup: Markup }) => (
  <details className={styles.fold} dangerouslySetInnerHTML={markup} />
)

/** What a collapsed part of the method holds. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </>
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
