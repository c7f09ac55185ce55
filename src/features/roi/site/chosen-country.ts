import { useSyncExternalStore } from 'react'

let chosen: string | undefined
let suggested: string | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
  wakeEstimator(chosen ?? suggested)
}

/** The estimator's code comes when it is used, or when what the server drew is not for this country. */
function wakeEstimator(country?: string) {
  const estimator = document.querySelector('[data-island=estimator]')
  const select = estimator?.querySelector<HTMLSelectElement>('[name=country]')
  if (select && select.value !== country) estimator!.dispatchEvent(new Event('wake'))
}

/** The country that the visitor has chosen on this page, in the plan table, in the form or by a link. */
export function chooseCountry(code: string): void {
  chosen = code
  tell()
}

/** Where the visitor seems to be: counts as long as nobody has chosen. */
export function suggestCountry(code: string): void {
  suggested = code
  tell()
}

/** Until one is chosen or suggested, the country for which the page was rendered. */
export const useChosenCountry = (rendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => chosen ?? suggested ?? rendered,
    () => rendered,
  )
