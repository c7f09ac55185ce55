import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventFacts } from './event-facts.tsx'

const event = {
  start: '2026-11-24T09:00:00.000Z',
  end: null,
  timeZone: 'Europe/London',
  place: null,
  link: 'https://example.org/',
}

test('the names of the links of an event have the colon of their language', () => {
  const facts = (lang: 'en' | 'fr') =>
    renderToStaticMarkup(<EventFacts lang={lang} event={event} calendar="/a.ics" title="Salon" />)
  expect(facts('en').match(/aria-label="[^"]*\w: Salon"/g)).toHaveLength(2)
  expect(facts('fr').match(/aria-label="[^"]*\u00a0: Salon"/g)).toHaveLength(2)
})
