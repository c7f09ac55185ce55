import type { LinkProps } from '@tanstack/react-router'
import { foldText } from '#src/rest/clean-text.ts'

/** What the palette offers: a way to a page, or something to do. */
export type PaletteEntry = {
  /** Unique among all entries. */
  key: string
  label: string
  /** Tells it from others with its label. */
  detail?: string | undefined
  /** Other words that lead to it. */
  words?: string
} & ({ to: LinkProps } | { run: () => void })

export interface PaletteGroup {
  label: string
  entries: readonly PaletteEntry[]
}

/** A list of the back office that is asked for what somebody types. */
export interface PaletteSearch {
  label: string
  find: (text: string, signal: AbortSignal) => Promise<PaletteEntry[]>
}

/** The entries whose words begin with all that was typed, those whose label begins so first. */
export function matching(
  entries: readonly PaletteEntry[],
  text: string,
  most: number,
): PaletteEntry[] {
  const typed = foldText(text).split(/\s+/).filter(Boolean)
  const found = entries.filter(({ label, detail = '', words = '' }) => {
    const own = foldText(`${label} ${detail} ${words}`).split(/[^\p{L}\p{N}]+/u)
    return typed.every((part) => own.some((word) => word.startsWith(part)))
  })
  const rank = ({ label }: PaletteEntry) => (foldText(label).startsWith(typed.join(' ')) ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}
