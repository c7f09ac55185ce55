import { useEffect } from 'react'
import type { OfferSheet } from '../sheet/offer-sheet.tsx'
import type { SheetData } from '../sheet/sheet-data.ts'
import { WhenPrinting } from '../sheet/when-printing.tsx'

type PrintedSheetProps = Omit<SheetData, 'createdAt' | 'countryName'> & {
  countries: readonly (readonly [code: string, name: string])[]
}

let fetching: Promise<unknown> | undefined
let Sheet: typeof OfferSheet | undefined

/** Fetches what the sheet is drawn with; without it the page itself is printed. */
export function fetchSheet(): Promise<unknown> {
  fetching ??= import('../sheet/offer-sheet.tsx').then(
    (module) => (Sheet = module.OfferSheet),
    () => (fetching = undefined),
  )
  return fetching
}

/** Signs that somebody is at work here, who could print by a menu or by keys. */
const signs = ['input', 'keydown', 'pointerdown'] as const

/** Its code comes with the first sign of use: who only reads the page does without. */
export function PrintedSheet({ countries, ...data }: PrintedSheetProps) {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const sign of signs) addEventListener(sign, () => void fetchSheet(), { signal })
    return () => controller.abort()
  }, [])
  return <WhenPrinting>{draw}</WhenPrinting>

  function draw() {
    const { country } = data.estimate.input
    const countryName = new Map(countries).get(country) ?? country
    const createdAt = new Date().toISOString()
    return Sheet && <Sheet {...data} createdAt={createdAt} countryName={countryName} />
  }
}
