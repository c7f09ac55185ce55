import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { FifoCompliance } from './fifo-compliance.tsx'

const labels = { lane: 'Lane', place: 'Place', next: 'Next', outOfTurn: 'Out of turn' }

test.each(langs)('the day on a pallet has no leading zero in %s', (lang) => {
  const html = renderToStaticMarkup(<FifoCompliance labels={labels} locale={localeOf[lang]} />)
  expect(html).toMatch(/>1\b.{0,3}(nov|11)/i)
  expect(html).not.toMatch(/\b0\d/)
})
