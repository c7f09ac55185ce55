import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matching, type PaletteGroup, type PaletteSearch } from './palette-entries.ts'

const pauseMs = 150
/** A shorter text finds too much in lists. */
const shortest = 2
const mostOwn = 6

interface Offer {
  /** Shown while nothing is typed, and found by what is. */
  own: readonly PaletteGroup[]
  searches: readonly PaletteSearch[]
}

/** What the palette shows for a text: its own entries at once, those of the lists when they come. */
export function usePaletteGroups(text: string, { own, searches }: Offer) {
  const asked = usePaused(text.trim())
  const results = useQueries({
    queries: searches.map(({ label, find }) => ({
      queryKey: ['palette', label, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(asked, signal),
      enabled: asked.length >= shortest,
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    })),
  })
  const typed = text.trim()
  const shown = typed
    ? own.map(({ label, entries }) => ({ label, entries: matching(entries, typed, mostOwn) }))
    : own
  const known = new Set(shown.flatMap(({ entries }) => entries.map(({ key }) => key)))
  const found =
    typed.length < shortest
      ? []
      : searches.map(({ label }, at) => ({
          label,
          entries: (results[at]?.data ?? []).filter(({ key }) => !known.has(key)),
        }))
  return {
    groups: [...shown, ...found].filter(({ entries }) => entries.length > 0),
    isSearching:
      typed.length >= shortest && (asked !== typed || results.some(({ isFetching }) => isFetching)),
    failed: results.some(({ isError }) => isError),
  }
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
