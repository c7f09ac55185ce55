import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import { resultNotes } from './result-notes.ts'
import { RunResult } from './run-result.tsx'
import { names } from './words.ts'

test('staff read what each of two similar results is, below its name', () => {
  const prices = { priceList: shippedPriceList, publishedAt: '2026-11-20T10:00:00.000Z' }
  const html = renderToStaticMarkup(
    <RunResult estimate={estimate(exampleA, shippedPriceList)} prices={prices} />,
  )
  for (const [key, name] of Object.entries(names.results)) {
    const note: string | undefined = resultNotes[key as keyof typeof resultNotes]
    if (note) expect(html).toContain(`${name}<small>${note}</small>`)
  }
})
