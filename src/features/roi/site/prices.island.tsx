import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { send } from '#src/rest/send.ts'
import { island } from '#src/site/island.tsx'
import type { locationApi } from '../location-contract.ts'
import { chooseCountry, suggestCountry, useChosenCountry } from './chosen-country.ts'
import { CountryChoice } from './country-choice.tsx'
import { namesCountry, nameCountry } from './country-in-address.ts'
import { PlanTable } from './plan-table.tsx'
import type { Origin, PricesProps } from './prices-props.ts'
import { VatNote } from './vat-note.tsx'

export const Prices = island(
  function Prices(props: PricesProps) {
    const form = useRef<HTMLFormElement>(null)
    const country = useChosenCountry(props.country)
    const [suggested, setSuggested] = useState<{ country: string; source: Origin }>()
    const origin = originOf()
    const prices = props.prices.find((row) => row.country === country) ?? props.prices.at(-1)!
    const [, name = country] = props.countries.find(([code]) => code === country) ?? []

    function originOf(): Origin {
      if (country === suggested?.country) return suggested.source
      return country === props.country ? props.origin : 'chosen'
    }

    useEffect(() => {
      // Chosen before this code had arrived.
      const { value } = selectOf(form.current!)
      if (value !== props.country) chooseCountry(value)
      else if (!namesCountry() && !location.hash) void suggest(setSuggested)
    }, [props.country])

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
