import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, localeOf } from '#src/i18n/locales.ts'
import { FifoCompliance } from './fifo-compliance.tsx'

const labels = { lane: 'Lane', place: 'Place', next: 'Next', outOfTurn: 'Out of turn' }

test.each(langs)('a day before a month in letters has no leading zero in %s', (lang) => {
  const html = renderToStaticMarkup(<FifoCompliance labels={labels} locale={localeOf[lang]} />)
  expect(html).toMatch(/\b1\b.{0,6}[Nn]ov/)
  expect(html).not.toMatch(/\b0\d/)
})
