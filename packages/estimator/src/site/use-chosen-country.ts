import { useSyncExternalStore } from 'react'
import { currentCountry, subscribeToCountry } from './chosen-country.ts'

/** Until one is chosen or suggested, the country for which the page was rendered. */
export const useChosenCountry = (rendered: string): string =>
  useSyncExternalStore(
    subscribeToCountry,
    () => currentCountry() ?? rendered,
    () => rendered,
  )
