/** Whether the address of the page says for which country it is. */
export const namesCountry = (): boolean => new URLSearchParams(location.search).has('country')

/** Keeps the address in step with the country shown; a link that carries inputs names it itself. */
export function nameCountry(country: string, chosen: boolean): void {
  if (!(chosen || namesCountry()) || location.hash.includes('=')) return
  const address = new URL(location.href)
  if (address.searchParams.get('country') === country) return
  address.searchParams.set('country', country)
  history.replaceState(history.state, '', address)
}
