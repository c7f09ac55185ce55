import { averagePaybackMonths } from '#src/facts/claims.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { PageProps, SitePage } from '#src/site/page.ts'
import { pathOf } from '#src/site/paths.ts'
import { words as siteWords } from '#src/site/words.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { Method } from '../explain/method.tsx'
import { pageWords } from '../messages/page/page-words.ts'
import { vatWords } from '../messages/vat.ts'
import { pricesOf } from '../model/prices.ts'
import { priceRow } from '../model/table.ts'
import { CountryChoice } from './country-choice.tsx'
import type { PricingData } from './data.ts'
import styles from './index.module.css'
import { EstimateFields } from './estimate-fields.tsx'
import { Estimator } from './estimator.island.tsx'
import { estimatorProps } from './estimator-props.ts'
import { PostedSheet } from './posted-sheet.tsx'
import { Prices } from './prices.island.tsx'
import type { PricesProps } from './prices-props.ts'
import { Unknown } from './unknown.tsx'

type Props = PageProps<PricingData>

function View(props: Props) {
  const { lang, data, posted, rejected } = props
  const { table, publishedAt } = data
  const words = pageWords[lang]
  const frame = siteWords[lang]
  const path = [{ text: frame.pages.home, href: pathOf(lang) }, { text: frame.pages.pricing }]
  const prices = pricesProps(props)
  const estimator = estimatorProps({ lang, ...data, posted, rejected })
  const claim = fillIn(words.claim, { months: averagePaybackMonths })
  return (
    <>
      <Section
        level={1}
        title={words.heading}
        lead={
          <p>
            <TextLink href="#method">{claim}</TextLink>. {words.lead}
          </p>
        }
        above={<Breadcrumb label={frame.words.youAreHere} items={path} />}
      >
        <Prices {...prices}>
          <CountryChoice {...prices} />
        </Prices>
        <p className={styles.version}>
          {fillIn(words.version, { version: table.version, date: formatDate(lang, publishedAt) })}
        </p>
      </Section>
      <Section
        ground="paper-2"
        id="estimate"
        title={words.estimate.heading}
        lead={
          <p>
            {words.estimate.lead} {words.estimate.average}{' '}
            <TextLink href="#method">{words.estimate.method}</TextLink>.
          </p>
        }
      >
        <Estimator {...estimator}>
          <EstimateFields {...estimator} />
        </Estimator>
      </Section>
      {estimator.sent?.rejected === false && <PostedSheet {...estimator} />}
      <Unknown lang={lang} table={table} />
      <Method lang={lang} table={table} publishedAt={publishedAt} countries={data.countries} />
    </>
  )
}

/** A form that was posted without JavaScript brings its country along. */
function pricesProps({ lang, name, data, query, posted, rejected }: Props): PricesProps {
  const { table, countries } = data
  const given = (posted ?? rejected?.values)?.country
  return {
    lang,
    words: pageWords[lang].prices,
    vat: vatWords[lang],
    action: pathOf(lang, name),
    requestDemo: pathOf(lang, 'request-demo'),
    country: given === undefined ? data.country : priceRow(table, given).code,
    origin: given === undefined && query.country === undefined ? 'page' : 'chosen',
    countries,
    prices: table.countries.map(({ code }) => pricesOf(table, code)),
    rentalMonths: table.constants.rentalMonths.value,
  }
}

export const pricingPage: SitePage<PricingData> = {
  title: ({ lang }) => pageWords[lang].title,
  description: ({ lang }) => pageWords[lang].description,
  ground: 'paper',
  View,
}
