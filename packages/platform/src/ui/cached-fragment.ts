import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The inner HTML of an element, as React takes it. */
export interface Markup {
  __html: string
}

type Key = string | number | undefined

/**
 * A part that is the same on many pages, as the inner HTML of the element that it stands in: drawn when it is
 * first asked for with its keys, and kept for as long as what it is drawn from is in use; of more than `most`
 * the oldest goes. Nothing else may decide how it looks: it sees no context.
 */
export function cachedFragment<From extends object, Keys extends readonly Key[]>(
  draw: (from: From, ...keys: Keys) => ReactNode,
  most = 1_000,
): (from: From, ...keys: Keys) => Markup {
  const kept = new WeakMap<From, Map<string, Markup>>()
  return (from, ...keys) => {
    const drawn = kept.get(from) ?? new Map<string, Markup>()
    kept.set(from, drawn)
    const key = JSON.stringify(keys)
    const known = drawn.get(key)
    if (known) return known
    const markup = { __html: inOnePiece(renderToStaticMarkup(draw(from, ...keys))) }
    const [oldest] = drawn.keys()
    if (oldest !== undefined && drawn.size >= most) drawn.delete(oldest)
    drawn.set(key, markup)
    return markup
  }
}

/** React puts a text together from thousands of pieces, and each page would go through all of them again. */
const inOnePiece = (text: string): string => Buffer.from(text).toString()
