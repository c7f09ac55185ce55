import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { useCompany } from '@repo/platform/site/company.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { fillCounts } from '@repo/platform/i18n/count-words.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate, formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PageProps, SitePage, Thing } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Method } from '../explain/method.tsx'
import { firstFields } from '../form/refine-fields.ts'
import { pageWords } from '#words/index.ts'
import type { ClaimFigures } from '../model/claim-figures.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { pricesOf } from '../model/prices.ts'
import { estimatorProps } from './estimator-props.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { LocalIndex } from './local-index.tsx'
import { PlanPrices } from './plan-prices.tsx'
import type { Origin } from './plan-texts.ts'
import { EstimatorWithFields, cachedEstimator, now } from './cached-estimator.tsx'

export interface PricingData {
  priceList: PriceList
  /** ISO time, UTC. */
  publishedAt: string
  /** The country for which the page is rendered; one with a country row. */
  country: string
  /** Countries with a country row, sorted by name, the rest of the world last. */
  countries: readonly (readonly [code: string, name: string])[]
  claim: ClaimFigures
}

type Props = PageProps<PricingData>

function View(props: Props) {
  const { lang, data, posted, rejected } = props
  const { priceList, publishedAt, country, countries } = data
  const words = pageWords[lang]
  const drawn = drawnCountry(props)
  const { legal, contactEmail } = useCompany()
  const contact = `${legal.name}, ${contactEmail}`
  const estimator = estimatorProps({
    lang,
    contact,
    priceList,
    publishedAt,
    country,
    countries,
    posted,
    rejected,
  })
  const claim = fillIn(words.claim, { months: averagePaybackMonths })
  return (
    <div data-enhance="prices">
      <LocalIndex lang={lang} />
      <PageOpening
        lang={lang}
        name="pricing"
        id="plans"
        title={words.heading}
        lead={
          <p>
            {words.lead} <TextLink href="#average">{claim}</TextLink>.
          </p>
        }
      >
        <PlanPrices lang={lang} priceList={priceList} countries={countries} {...drawn} />
        <Text size="small" tone="muted" above="100">
          {fillIn(words.version, {
            version: priceList.version,
            date: formatDate(lang, publishedAt),
          })}{' '}
          {averageText(lang, data.claim)}
        </Text>
        <ClaimNote lang={lang} claim="payback" />
      </PageOpening>
      <Section
        ground="paper-2"
        id="estimate"
        title={words.estimate.heading}
        lead={<p>{fillCounts(lang, words.estimate.lead, { count: firstFields.length })}</p>}
      >
        {estimator.sent ? (
          <EstimatorWithFields {...estimator} />
        ) : (
          <div
            dangerouslySetInnerHTML={cachedEstimator(
              priceList,
              lang,
              country,
              publishedAt,
              contact,
              now().slice(0, 10),
            )}
          />
        )}
      </Section>
      <div data-screen-only>
        <Method
          lang={lang}
          priceList={priceList}
          publishedAt={publishedAt}
          country={drawn.country}
          claim={data.claim}
        />
        <LastStep lang={lang} />
      </div>
    </div>
  )
}

function LastStep({ lang }: { lang: Lang }) {
  const { step, prices } = pageWords[lang]
  return (
    <NextStep
      ground="paper-2"
      {...step}
      actions={[
        { label: prices.requestOffer, href: pathOf(lang, 'request-demo') },
        { label: prices.planPilot, href: '#plans' },
      ]}
    />
  )
}

/** What the stated average is the mean of. */
function averageText(lang: Lang, { sites, mean }: ClaimFigures): string {
  if (mean === null) return ''
  const values = { sites: formatNumber(lang, sites), mean: formatNumber(lang, mean, 1) }
  return fillIn(pageWords[lang].average, values)
}

/** A form posted without JavaScript has a country of its own. */
function drawnCountry({ data, query, posted, rejected }: Props): {
  country: string
  origin: Origin
} {
  const given = (posted ?? rejected?.values)?.country
  return {
    country: given === undefined ? data.country : countryRow(data.priceList, given).code,
    origin: given === undefined && query.country === undefined ? 'page' : 'chosen',
  }
}

export const pricingPage: SitePage<PricingData> = {
  title: ({ lang }) => pageWords[lang].title,
  description: ({ lang }) => pageWords[lang].description,
  ground: 'paper',
  claims: ['orderResponse', 'nightShiftForklifts', 'range'],
  things: (props) => [product(props)],
  View,
}

/** Both plans as offers of one product, in the page's currency and without VAT. */
function product(props: Props): Thing {
  const { lang, data } = props
  const { country } = drawnCountry(props)
  const { pilotFee, partnerFee, currency } = pricesOf(data.priceList, country)
  const { prices } = pageWords[lang]
  const offer = (name: string, price: number) => ({
    '@type': 'Offer',
    name,
    // The rest of the world has a row, and no code.
    ...(country !== 'XX' && { eligibleRegion: { '@type': 'Country', identifier: country } }),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      name: prices.fee,
      price,
      priceCurrency: currency,
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  })
  return {
    '@type': 'Product',
    name: brand.name,
    description: pageWords[lang].description,
    brand: { '@type': 'Brand', name: brand.name },
    offers: [offer(prices.pilot, pilotFee), offer(prices.partner, partnerFee)],
  }
}
