import { fillIn } from '#src/i18n/fill-in.ts'
import { send } from '#src/rest/send.ts'
import type { locationApi } from '../location-contract.ts'
import { chooseCountry, suggestCountry, countryInAddress } from './chosen-country.ts'
import type { PricesProps } from './prices-props.ts'

/** Checks whether the prices are rendered for the right country; loads React only where they are not. */
export function enhance(form: Element): void {
  const island = form.closest<HTMLElement>('[data-island]')!
  const props = JSON.parse(island.dataset.props!) as PricesProps
  const { value } = form.querySelector<HTMLSelectElement>('[name=country]')!
  const named = countryInAddress()
  const others = props.countries.filter(([code]) => code !== props.country)
  // Restored in the field by the browser, or in the URL of a page that is not cached offline.
  const [wanted] = others.find(([code]) => code === value || code === named) ?? []
  if (wanted) chooseCountry(wanted)
  else if (props.origin === 'page' && !named && !location.hash) void suggest(form, props)
}

/** Fetches the presumed country; on an error the page stays as it is. */
async function suggest(form: Element, { country, prices, words }: PricesProps) {
  try {
    const { data } = await send<typeof locationApi.byLocation>({
      method: 'GET',
      path: '/api/service/ipinfo',
    })
    const { source } = data
    if (source !== 'network' && source !== 'language') return
    suggestCountry({ country: data.country, source })
    const { currency } = prices.find((row) => row.country === country)!
    if (data.country === country)
      form.querySelector('[role=status]')!.textContent = fillIn(words.origins[source], { currency })
  } catch {
    // Offline, for one.
  }
}
