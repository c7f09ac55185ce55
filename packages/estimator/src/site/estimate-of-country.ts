import { trustedHtml } from '@repo/platform/ui/trusted-types.ts'
import { currentCountry } from './chosen-country.ts'

/**
 * Shows the example with the prices of a country as the server renders it, so that React is loaded
 * only for those who calculate.
 */
export async function renderEstimate(island: HTMLElement, country: string): Promise<void> {
  const response = await fetch(`${location.pathname}?country=${country}`)
  if (!response.ok) throw new Error(response.statusText)
  const page = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html')
  const fresh = page.querySelector<HTMLElement>('[data-island=estimator]')
  const selected = fresh?.querySelector<HTMLOptionElement>('[name=country] > [selected]')
  // Used in the meantime, or another country since.
  if (island.dataset.started !== undefined || currentCountry() !== country) return
  if (!fresh || selected?.value !== country) throw new Error('The page is another country’s')
  island.dataset.props = fresh.dataset.props
  island.replaceChildren(...fresh.childNodes)
  const [sheet, freshSheet] = [document, page].map((one) => one.querySelector('[data-sheet]'))
  if (sheet && freshSheet) sheet.replaceWith(freshSheet)
}
