import { useEffect, useRef, type PropsWithChildren } from 'react'
import { fillIn } from '#src/i18n/fill-in.ts'
import { island } from '#src/site/island.tsx'
import { ServerRendered } from '#src/site/server-rendered.tsx'
import { restOfWorld } from '../model/country-row.ts'
import type { Prices as PriceRow } from '../model/prices.ts'
import { carryAddress } from './carry-address.ts'
import { chooseCountry, suggestion, setCountryInAddress } from './chosen-country.ts'
import styles from './country-choice.module.css'
import { PlanTable, VatNote } from './plan-table.tsx'
import type { Origin, PricesProps } from './prices-props.ts'
import { useChosenCountry } from './use-chosen-country.ts'

export const Prices = island(
  function Prices(props: PropsWithChildren<PricesProps>) {
    const form = useRef<HTMLFormElement>(null)
    const country = useChosenCountry(props.country)
    const origin = originOf()
    const prices = pricesIn(props.prices, country)
    const [, name = country] = props.countries.find(([code]) => code === prices.country) ?? []

    function originOf(): Origin {
      const suggested = suggestion()
      if (country === suggested?.country) return suggested.source
      return country === props.country ? props.origin : 'chosen'
    }

    useEffect(carryAddress, [])

    useEffect(() => {
      const { value } = selectOf(form.current!)
      // Chosen before hydration.
      if (value !== props.country) chooseCountry(value)
    }, [props.country])

    useEffect(() => {
      selectOf(form.current!).value = country
    }, [country])

    useEffect(() => setCountryInAddress(country, origin === 'chosen'), [country, origin])

    return (
      <>
        <form
          ref={form}
          method="get"
          action={props.action}
          className={styles.choice}
          data-enhance="suggest-country"
          onChange={() => chooseCountry(selectOf(form.current!).value)}
        >
          <ServerRendered className={styles.drawn}>{props.children}</ServerRendered>
          <p role="status" suppressHydrationWarning className={styles.origin}>
            {fillIn(props.words.origins[origin], { currency: prices.currency })}
          </p>
        </form>
        <PlanTable {...props} prices={prices} countryName={name} />
        <VatNote {...props} prices={prices} />
      </>
    )
  },
  'prices',
  'interaction',
)

const pricesIn = (rows: readonly PriceRow[], country: string): PriceRow =>
  rows.find((row) => row.country === country) ?? pricesIn(rows, restOfWorld)

const selectOf = (form: HTMLFormElement) => form.elements.namedItem('country') as HTMLSelectElement
