import type { LocationPrices } from '../location-contract.ts'

/** What the call answers: the presumed country and its prices. */
type Suggestion = LocationPrices & { source: 'network' | 'language' }

let chosen: string | undefined
let suggested: Suggestion | undefined
const listeners = new Set<() => void>()

export function subscribeToCountry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}

/** The country that the visitor has chosen on this page, in the plan table, in the form or by a link. */
export function chooseCountry(code: string): void {
  chosen = code
  notify()
}

/** Sets the presumed country, which applies until the visitor chooses one. */
export function suggestCountry(suggestion: Suggestion): void {
  suggested = suggestion
  notify()
}

export const currentCountry = (): string | undefined => chosen ?? suggested?.country

export const suggestion = (): Suggestion | undefined => suggested

/** The `country` in the URL. */
export const countryInAddress = (): string | null =>
  new URLSearchParams(location.search).get('country')

/** Updates the `country` in the URL, except where a fragment with inputs has it. */
export function setCountryInAddress(shown: string, isChosen: boolean): void {
  const named = countryInAddress()
  if (named === shown || !(isChosen || named) || location.hash.includes('=')) return
  const address = new URL(location.href)
  address.searchParams.set('country', shown)
  history.replaceState(history.state, '', address)
}
