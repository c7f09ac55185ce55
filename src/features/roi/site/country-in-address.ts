/** The country for which the address says that the page is. */
export const countryInAddress = (): string | null =>
  new URLSearchParams(location.search).get('country')

/** Keeps the address in step with the country shown; a link that carries inputs names it itself. */
export function setCountryInAddress(shown: string, chosen: boolean): void {
  const named = countryInAddress()
  if (named === shown || !(chosen || named) || location.hash.includes('=')) return
  const address = new URL(location.href)
  address.searchParams.set('country', shown)
  history.replaceState(history.state, '', address)
}
