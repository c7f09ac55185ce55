import { isKeyOf } from '@repo/platform/values/records.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { send } from '@repo/platform/rest/send.ts'
import type { locationApi, LocationPrices } from '../location-contract.ts'
import { restOfWorld } from '../model/country-row.ts'
import {
  chooseCountry,
  countryInAddress,
  currentCountry,
  setCountryInAddress,
  subscribeToCountry,
  suggestCountry,
  suggestion,
} from './chosen-country.ts'
import { feeTexts, type Origin, type PlanData, type PlanTexts } from './plan-texts.ts'

/** Shows the prices and the estimate of the visitor's country, without React. */
export function enhance(page: HTMLElement): void {
  const place = page.querySelector<HTMLElement>('[data-plan]')
  const select = place?.querySelector<HTMLSelectElement>('[name=country]')
  if (!place || !select) return
  const plan = JSON.parse(place.dataset.plan ?? '') as PlanData
  let shown = plan.country

  const show = () => {
    const country = currentCountry() ?? plan.country
    const texts = textsOf(plan, country)
    select.value = country
    for (const element of page.querySelectorAll<HTMLElement>('[data-text]')) {
      const { text: name = '' } = element.dataset
      if (!isKeyOf(texts, name)) continue
      const text = texts[name]
      if (element instanceof HTMLAnchorElement) element.href = text
      else element.textContent = text
    }
    const origin = originOf(plan, country)
    const { currency } = texts
    place.querySelector('[role=status]')?.replaceChildren(
      fillIn(plan.origins[origin], {
        currency,
      }),
    )
    setCountryInAddress(country, origin === 'chosen')
    if (country !== shown) showEstimate(page, country)
    shown = country
  }

  subscribeToCountry(show)
  if (currentCountry()) show()
  select.addEventListener('change', () => chooseCountry(select.value))
  const named = countryInAddress()
  // Restored in the field by the browser, or in the URL of a page that is not cached offline.
  const wanted = Object.keys(plan.texts).find(
    (code) => code !== plan.country && (code === select.value || code === named),
  )
  if (currentCountry()) return
  if (wanted) chooseCountry(wanted)
  else if (plan.origin === 'page' && !named && !location.hash) void suggest(place)
}

/** Without its code the island computes the estimate. */
function showEstimate(page: HTMLElement, country: string) {
  const island = page.querySelector<HTMLElement>('[data-island]')
  // Once hydrated it follows the country itself.
  if (island && island.dataset.started === undefined)
    import('./estimate-of-country.ts')
      .then(({ renderEstimate }) => renderEstimate(island, country))
      .catch(() => island.dispatchEvent(new Event('hydrate')))
}

/** The page's texts, with the amounts of the answer where the country is the presumed one. */
function textsOf(plan: PlanData, country: string): PlanTexts {
  const texts = plan.texts[country] ?? plan.texts[restOfWorld]!
  const suggested = suggestion()
  return suggested?.country === country
    ? { ...texts, ...feeTexts(plan.lang, feesOf(suggested)) }
    : texts
}

const feesOf = ({ currency, pilot, partner, ...services }: LocationPrices) => ({
  currency,
  pilotFee: pilot.feePerVehicleMonth,
  partnerFee: partner.feePerVehicleMonth,
  manDay: services.installationPerManDay,
  manHour: services.servicesPerManHour,
})

function originOf(plan: PlanData, country: string): Origin {
  const suggested = suggestion()
  if (country === suggested?.country) return suggested.source
  return country === plan.country ? plan.origin : 'chosen'
}

/** Fetches the presumed country; on an error the page stays as it is. */
async function suggest(place: HTMLElement) {
  place.setAttribute('aria-busy', 'true')
  try {
    const { data } = await send<typeof locationApi.byLocation>({
      method: 'GET',
      path: '/api/service/ipinfo',
    })
    const { source } = data
    if (source === 'network' || source === 'language') suggestCountry({ ...data, source })
  } catch {
    // Offline, for one.
  } finally {
    place.removeAttribute('aria-busy')
  }
}
