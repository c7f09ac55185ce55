import { expect, test } from 'vitest'
import { nextDay, securityFile, sitemap } from './crawlers.ts'

const origin = 'https://www.example.com'

test('the sitemap states the date of a page where it is known, and else none', () => {
  const text = sitemap(
    origin,
    [
      { name: 'rtls', changedAt: () => '2026-03-04T05:06:07.000Z' },
      {
        name: 'news',
        changedAt: (lang) => (lang === 'de' ? '2026-05-06T00:00:00.000Z' : undefined),
      },
    ],
    [],
  )
  const dateOf = (path: string) =>
    new RegExp(`<loc>${origin}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?`).exec(text)?.[1]
  expect(dateOf('/pt/rtls')).toBe('2026-03-04T05:06:07.000Z')
  expect(dateOf('/de/news')).toBe('2026-05-06T00:00:00.000Z')
  expect(text).toContain(`<loc>${origin}/en/news</loc><xhtml:link`)
})

test.each(['2026-02-28T00:00:00.000Z', '2027-12-31T23:59:59.999Z'])(
  'security.txt made at %s expires within the year, whenever it is read that day',
  (made) => {
    const now = new Date(made)
    const text = securityFile({ origin, contact: 'hello@example.com', now })
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    const year = 365 * 86_400_000
    expect(expires - now.getTime()).toBeLessThan(year)
    expect(expires - nextDay(now)).toBeGreaterThan(year / 3)
    expect(nextDay(now)).toBeGreaterThan(now.getTime())
    expect(text).toMatch(/^Contact: mailto:hello@example\.com\n/)
  },
)
