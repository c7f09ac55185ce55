import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { send } from '#src/rest/send.ts'
import { island } from '#src/site/island.tsx'
import type { locationApi } from '../location-contract.ts'
import { restOfWorld } from '../model/country-row.ts'
import type { Prices as PriceRow } from '../model/prices.ts'
import { chooseCountry, suggestCountry, useChosenCountry } from './chosen-country.ts'
import { CountryChoice } from './country-choice.tsx'
import { countryInAddress, nameCountry } from './country-in-address.ts'
import { PlanTable } from './plan-table.tsx'
import type { Origin, PricesProps } from './prices-props.ts'
import { VatNote } from './vat-note.tsx'

export const Prices = island(
  function Prices(props: PricesProps) {
    const form = useRef<HTMLFormElement>(null)
    const country = useChosenCountry(props.country)
    const [suggested, setSuggested] = useState<{ country: string; source: Origin }>()
    const origin = originOf()
    const prices = pricesIn(props.prices, country)
    const [, name = country] = props.countries.find(([code]) => code === prices.country) ?? []

    function originOf(): Origin {
      if (country === suggested?.country) return suggested.source
      return country === props.country ? props.origin : 'chosen'
    }

    useEffect(() => {
      const { value } = selectOf(form.current!)
      const named = countryInAddress()
      // Chosen before this code had arrived; or named by an address whose page is not kept offline.
      const others = props.countries.filter(([code]) => code !== props.country)
      const [wanted] = others.find(([code]) => code === value || code === named) ?? []
      if (wanted) chooseCountry(wanted)
      else if (props.origin === 'page' && !named && !location.hash) void suggest(setSuggested)
    }, [props.country, props.countries, props.origin])

    useEffect(() => {
      selectOf(form.current!).value = country
    }, [country])

    useEffect(() => nameCountry(country, origin === 'chosen'), [country, origin])

    return (
      <>
        <form ref={form} method="get" action={props.action}>
          <CountryChoice
            {...props}
            currency={prices.currency}
            origin={origin}
            onChange={({ target }: ChangeEvent<HTMLSelectElement>) => chooseCountry(target.value)}
          />
        </form>
        <PlanTable {...props} prices={prices} countryName={name} />
        <VatNote {...props} prices={prices} />
      </>
    )
  },
  'prices',
  'idle',
)

const pricesIn = (rows: readonly PriceRow[], country: string): PriceRow =>
  rows.find((row) => row.country === country) ?? pricesIn(rows, restOfWorld)

const selectOf = (form: HTMLFormElement) => form.elements.namedItem('country') as HTMLSelectElement

/** Where the visitor seems to be; without an answer the page stays as it is. */
async function suggest(tell: (suggested: { country: string; source: Origin }) => void) {
  try {
    const { data } = await send<typeof locationApi.byLocation>({
      method: 'GET',
      path: '/api/service/ipinfo',
    })
    const { country, source } = data
    if (source !== 'network' && source !== 'language') return
    tell({ country, source })
    suggestCountry(country)
  } catch {
    // Offline, for one.
  }
}
