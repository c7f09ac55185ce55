import { useSyncExternalStore } from 'react'
import { countryNow, onCountry } from './chosen-country.ts'

/** Until one is chosen or suggested, the country for which the page was rendered. */
export const useChosenCountry = (rendered: string): string =>
  useSyncExternalStore(
    onCountry,
    () => countryNow() ?? rendered,
    () => rendered,
  )
