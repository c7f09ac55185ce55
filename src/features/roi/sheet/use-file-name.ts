import { useLayoutEffect } from 'react'
import { brand } from '#src/brand/brand.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import type { SheetData } from './sheet-data.ts'

const forbiddenInFileNames = /[\\/:*?"<>|]+/g

/** The title of the page is what browsers propose as the name of a printed file. */
export function useFileName({ words, estimate, createdAt }: SheetData): void {
  const name = fillIn(words.fileName, {
    brand: brand.name,
    company: estimate.input.companyName,
    date: createdAt.slice(0, 10),
  }).replace(forbiddenInFileNames, ' ')
  useLayoutEffect(() => {
    const before = document.title
    document.title = name
    return () => {
      document.title = before
    }
  }, [name])
}
