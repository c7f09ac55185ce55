import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { pageWords } from '#words/index.ts'
import { vatWords } from '#words/index.ts'
import { perPriceList, type PriceList } from '../model/price-list.ts'
import { pilotExample } from '../model/pilot-example.ts'
import { pricesOf } from '../model/prices.ts'
import { countryName } from '../explain/country-names.ts'
import { methodTexts } from '../explain/method-texts.ts'
import type { Countries } from '../result/basis.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './country-choice.module.css'
import { PlanTable, PriceNotes } from './plan-table.tsx'
import { planTexts, type Origin, type PlanData } from './plan-texts.ts'

interface PlanPricesProps {
  lang: Lang
  priceList: PriceList
  countries: Countries
  country: string
  origin: Origin
}

/** The choice of the country and what both contracts cost there. Server only. */
export function PlanPrices(props: PlanPricesProps) {
  const { lang, priceList, countries, country, origin } = props
  const words = pageWords[lang].prices
  const texts = textsIn(priceList, lang)
  const own = texts[country]!
  const plan: PlanData = { lang, country, origin, origins: words.origins, texts }
  return (
    <div data-plan={JSON.stringify(plan)}>
      <Row
        as="form"
        gap="100 300"
        align="end"
        method="get"
        action={pathOf(lang, 'pricing')}
        className={styles.choice}
      >
        <div className={styles.country}>
          <Select
            name="country"
            label={words.country}
            options={countries}
            defaultValue={country}
            autoComplete="off"
          />
        </div>
        <div className={styles.show}>
          <Button type="submit" variant="ghost">
            {words.show}
          </Button>
        </div>
        <p role="status" className={styles.origin}>
          {fillIn(words.origins[origin], { currency: own.currency })}
        </p>
      </Row>
      <PlanTable
        lang={lang}
        words={words}
        prices={pricesOf(priceList, country)}
        example={pilotExample(priceList, country)}
        texts={own}
      />
      <PriceNotes words={words} rentalMonths={priceList.constants.rentalMonths.value} texts={own} />
    </div>
  )
}

const textsIn = perPriceList((priceList, lang: Lang) => {
  const { constants, countries } = priceList
  const shared = {
    lang,
    words: pageWords[lang].prices,
    vat: vatWords[lang],
    requestDemo: pathOf(lang, 'request-demo'),
    rentalMonths: constants.rentalMonths.value,
  }
  return Object.fromEntries(
    countries.map(({ code }) => [
      code,
      {
        ...planTexts({
          ...shared,
          prices: pricesOf(priceList, code),
          example: pilotExample(priceList, code),
          countryName: countryName(lang, code),
        }),
        ...methodTexts(priceList, lang, code),
      },
    ]),
  )
})
