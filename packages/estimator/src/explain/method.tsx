import { caseResults, type CaseKey } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { cachedFragment } from '@repo/platform/ui/cached-fragment.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { methodWords, pageWords } from '#words/index.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import type { PriceList } from '../model/price-list.ts'
import { Claim } from './claim.tsx'
import { Fold } from '@repo/platform/ui/fold.tsx'
import { MethodCountries } from './method-countries.tsx'
import { MethodConstants, MethodFormulas, MethodWeights, type MethodPart } from './method-parts.tsx'
import { methodTexts } from './method-texts.ts'
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

/** The method, folded: every formula and assumption, rendered from the page's price list. */
export function Method({ lang, priceList, publishedAt, country, claim }: MethodProps) {
  const words = methodWords[lang]
  const { unknown } = pageWords[lang]
  const texts = methodTexts(priceList, lang, country)
  const about = { version: priceList.version, date: formatDate(lang, publishedAt) }
  return (
    <Section
      id="method"
      title={words.title}
      lead={
        <p>
          {fillIn(words.lead, about)} <span data-text="amounts">{texts.amounts}</span>
        </p>
      }
    >
      <div className={styles.folds}>
        <Fold title={words.short}>
          <Titled items={words.does} values={factsOf(lang, priceList)} />
        </Fold>
        <div dangerouslySetInnerHTML={cachedParts(priceList, lang, country)} />
        <Claim {...partOf(priceList, lang)} texts={texts} figures={claim} />
        <Fold title={unknown.heading}>
          <p>{unknown.lead}</p>
          <Titled items={unknown.items} values={factsOf(lang, priceList)} />
        </Fold>
      </div>
    </Section>
  )
}

const partOf = (priceList: PriceList, lang: Lang): MethodPart => ({
  lang,
  priceList,
  words: methodWords[lang],
  terms: termWordsFor(lang, priceList),
})

// Most of the page's elements; only prices differ from country to country.
const cachedParts = cachedFragment((priceList: PriceList, lang: Lang, country: string) => {
  const part = partOf(priceList, lang)
  const { words } = part
  return (
    <>
      <Fold title={words.formulas}>
        <MethodFormulas {...part} />
      </Fold>
      <Fold title={words.assumptions}>
        <MethodConstants {...part} country={country} />
      </Fold>
      <Fold title={words.weights}>
        <MethodWeights {...part} />
      </Fold>
      <Fold title={words.countries}>
        <MethodCountries {...part} />
      </Fold>
    </>
  )
}, 24)

interface TitledProps {
  items: readonly { title: string; text: string }[]
  values: Readonly<Record<string, string | number>>
}

/** Short texts under titles. */
const Titled = ({ items, values }: TitledProps) => (
  <Columns as="dl" widths="1-1" from="medium" gap="300 400">
    {items.map(({ title, text }) => (
      <div key={title}>
        <Text as="dt" weight="medium" ruled>
          {title}
        </Text>
        <Text as="dd" tone="muted" above="100">
          {fillIn(text, values)}
        </Text>
      </div>
    ))}
  </Columns>
)

function factsOf(lang: Lang, { constants }: PriceList) {
  const shareOf = (wanted: CaseKey) =>
    Math.abs(caseResults.find(({ key }) => key === wanted)?.share ?? 0)
  return {
    money: formatPercent(lang, constants.moneyShare.value),
    sold: formatPercent(lang, constants.soldMost.value),
    response: formatPercent(lang, shareOf('orderResponse')),
    night: formatPercent(lang, shareOf('nightShiftForklifts')),
    share: formatPercent(lang, constants.moneyShare.value),
    months: constants.rentalMonths.value,
    search: formatPercent(lang, constants.searchShare.value),
    idle: formatPercent(lang, constants.idleShare.value),
  }
}
