import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { countryName, type Countries } from '../result/basis.ts'
import type { SheetData } from '../sheet/figures.ts'
import type { OfferSheet } from '../sheet/offer-sheet.tsx'

type PrintedSheetProps = Omit<SheetData, 'createdAt' | 'countryName' | 'address'> & {
  countries: Countries
}

let fetching: Promise<unknown> | undefined
let Sheet: typeof OfferSheet | undefined

/** Loads the code of the sheet; without it the page itself is printed. */
export function fetchSheet(): Promise<unknown> {
  fetching ??= import('../sheet/offer-sheet.tsx').then(
    (module) => (Sheet = module.OfferSheet),
    () => (fetching = undefined),
  )
  return fetching
}

export const preloadSheet = (): void => void fetchSheet()

/**
 * Calls `act` on signs that somebody is about to print: Ctrl, or the pointer leaves for the
 * browser's menu.
 */
function onPrintIntent(act: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const key = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && act()
  addEventListener('keydown', key, { signal })
  document.documentElement.addEventListener('mouseleave', act, { signal })
  addEventListener('beforeprint', act, { signal })
  return () => controller.abort()
}

/** Loaded when somebody seems to be about to print. It replaces the server's sheet, once that is outdated. */
export function PrintedSheet({ countries, ...data }: PrintedSheetProps) {
  const { companyName } = data.estimate.input
  const [first] = useState(data.estimate)
  const isFirst = data.estimate === first
  useEffect(() => {
    if (!isFirst) document.querySelector('[data-sheet]')?.remove()
  }, [isFirst])
  useEffect(() => onPrintIntent(preloadSheet), [])
  useEffect(() => {
    // A visitor who follows a link may print without any input.
    if (companyName || location.hash.includes('=')) preloadSheet()
  }, [companyName])
  return <WhenPrinting>{draw}</WhenPrinting>

  function draw() {
    const name = countryName(countries, data.estimate.input.country)
    const createdAt = new Date().toISOString()
    return (
      Sheet &&
      !isFirst && (
        <Sheet {...data} address={location.href} createdAt={createdAt} countryName={name} />
      )
    )
  }
}

/** Renders its children only while the page is being printed. */
function WhenPrinting({ children }: { children: () => ReactNode }) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is at the end of this event.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return printing && children()
}
