import type { Lang } from '@repo/platform/i18n/locales.ts'
import { cachedFragment } from '@repo/platform/ui/cached-fragment.ts'
import { pricedCountries } from '../explain/country-names.ts'
import { basisOf } from '../form/basis.ts'
import type { PriceList } from '../model/price-list.ts'
import { countryName } from '../result/basis.ts'
import { OfferSheet } from '../sheet/offer-sheet.tsx'
import { EstimateFields } from './estimate-fields.tsx'
import { estimatorProps, type EstimatorProps } from './estimator-props.ts'
import { Estimator } from './estimator.island.tsx'
import { estimateOf, initialState } from './use-estimate.ts'

export function EstimatorWithFields(props: EstimatorProps) {
  return (
    <>
      <Estimator {...props}>
        <EstimateFields {...props} />
      </Estimator>
      {!props.sent?.rejected && <FirstSheet {...props} />}
    </>
  )
}

/** With the example of a country, as every visitor finds it on a day: its links name the day. */
export const cachedEstimator = cachedFragment(
  (
    priceList: PriceList,
    lang: Lang,
    country: string,
    publishedAt: string,
    contact: string,
    _day: string,
  ) => {
    const countries = pricedCountries(priceList, lang)
    const given = { lang, priceList, publishedAt, country, countries, contact }
    return <EstimatorWithFields {...estimatorProps(given)} />
  },
  // A quarter of a megabyte each.
  12,
)

export const now = () => new Date().toISOString()

/** What is printed until something is changed, with or without script. */
function FirstSheet(props: EstimatorProps) {
  const { lang, priceList, publishedAt, countries, words } = props
  const { valid } = initialState(props)
  const result = estimateOf(valid, priceList)
  const { country } = result.input
  return (
    <OfferSheet
      lang={lang}
      estimate={result}
      priceList={priceList}
      publishedAt={publishedAt}
      createdAt={now()}
      countryName={countryName(countries, country)}
      basis={basisOf(valid.values)}
      words={words.sheet}
      names={words.terms.names}
      terms={words.terms}
    />
  )
}
