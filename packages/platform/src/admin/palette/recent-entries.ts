import { isRecord } from '#src/rest/properties.ts'
import type { PaletteEntry } from './palette-entries.ts'

type Way = Extract<PaletteEntry, { to: unknown }>

const most = 5
const itemOf = (accountId: string) => `palette:${accountId}`

const isWay = (value: unknown): value is Way =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.label === 'string' &&
  isRecord(value.to)

/**
 * The pages that somebody went to last through the palette, the last one first. For as long as the tab
 * is open: their names are those of customers, too.
 */
export function recentEntries(accountId: string): Way[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(itemOf(accountId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isWay) : []
  } catch {
    return []
  }
}

export function remember(accountId: string, entry: PaletteEntry): void {
  if (!('to' in entry)) return
  const others = recentEntries(accountId).filter(({ key }) => key !== entry.key)
  try {
    sessionStorage.setItem(itemOf(accountId), JSON.stringify([entry, ...others].slice(0, most)))
  } catch {
    // Without storage nothing is remembered.
  }
}
