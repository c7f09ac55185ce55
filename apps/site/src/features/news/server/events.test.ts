import { describe, expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { day, hour } from '@repo/platform/server/clock.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi } from '../contract.ts'
import { eventsWords as eventWords } from '#words/index.ts'
import { calendarFile } from './calendar-file.ts'

const site = useProduct()
const editor = () => site.as('editor')
const page = async (path: string) => (await site.request(path)).text()
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString()

const event = {
  start: '2027-02-03T15:00:00+01:00',
  end: '2027-02-03T15:45:00+01:00',
  timeZone: 'Europe/London',
  place: 'Online',
  link: 'https://meet.example/hour',
}

describe('the event of an item', () => {
  test('is stored in UTC, kept where a change leaves it out, and cleared by null', async () => {
    const stored = await createNews(site, { event })
    expect(stored.event).toEqual({
      ...event,
      start: '2027-02-03T14:00:00.000Z',
      end: '2027-02-03T14:45:00.000Z',
    })
    const { id } = stored
    const change = async (more: object) => {
      const body = { ...newsInput({ permalink: stored.permalink }), id, ...more }
      return editor().call(newsApi.update, { body })
    }
    expect((await change({ title: 'Another' })).event).toEqual(stored.event)
    const short = { start: event.start, timeZone: 'Europe/Lisbon' }
    expect((await change({ event: short })).event).toEqual({
      start: '2027-02-03T14:00:00.000Z',
      end: null,
      timeZone: 'Europe/Lisbon',
      place: null,
      link: null,
    })
    expect(await change({ event: null })).not.toHaveProperty('event')
    expect(await editor().call(newsApi.get, { params: { id } })).not.toHaveProperty('event')
  })

  test('names its zone as the database of zones does, however it was typed', async () => {
    const { event: stored } = await createNews(site, {
      event: { ...event, timeZone: ' europe/berlin' },
    })
    expect(stored?.timeZone).toBe('Europe/Berlin')
  })

  test.each([
    ['a time without offset', { start: '2027-02-03T15:00' }, 'event.start'],
    ['an end that is not later', { end: event.start }, 'event.end'],
    ['an unknown zone', { timeZone: 'Europe/Nowhere' }, 'event.timeZone'],
    ['an offset for a zone', { timeZone: '+01:00' }, 'event.timeZone'],
    ['a link that is not https', { link: 'http://meet.example' }, 'event.link'],
    ['a key of another name', { room: '1' }, 'event.room'],
  ])('is rejected with %s', async (_, change, field) => {
    const error = await errorOf(createNews(site, { event: { ...event, ...change } }))
    expect([error.code, fieldsOf(error)]).toEqual([422, [field]])
  })
})

describe('the page of events', () => {
  test('says in every language that none is to come, and leads to a demo', async () => {
    for (const lang of langs) {
      const html = await page(`/${lang}/events`)
      expect(html).toContain(eventWords[lang].none)
      expect(html).toContain(`href="/${lang}/request-demo"`)
    }
  })

  test('an event goes from upcoming to past when it ends, though nothing is written', async () => {
    const item = await publishNews(site, {
      language: 'de',
      title: 'Offene Demostunde',
      event: { ...event, start: inFuture(hour), end: inFuture(2 * hour) },
    })
    const before = await page('/de/events')
    expect(before).not.toContain(eventWords.de.none)
    expect(before).toContain('Offene Demostunde')
    expect(before).toContain(`href="/events/${item.permalink}.ics"`)
    const calendar = `/events/${item.permalink}.ics`
    expect(await page(`/de/${item.permalink}`)).toContain(calendar)
    expect((await site.request(calendar)).status).toBe(200)
    expect(before).toMatch(/Britische Sommerzeit|Mittlere Greenwich-Zeit/)
    site.advance(2 * hour + 1_000)
    const after = await page('/de/events')
    expect(after).toContain(eventWords.de.none)
    expect(after).toMatch(/Vergangene Termine[\s\S]*Offene Demostunde/)
    // Nothing offers an event that is over to a calendar, or leads to its registration.
    for (const html of [after, await page(`/de/${item.permalink}`)])
      for (const gone of [calendar, event.link, '"@type":"Event"']) expect(html).not.toContain(gone)
    expect((await site.request(calendar)).status).toBe(404)
  })

  test('the list of news leaves events to it, unless their category is chosen', async () => {
    const { permalink } = await publishNews(site, {
      language: 'es',
      categories: ['Eventos'],
      event,
    })
    const article = await publishNews(site, { language: 'es', categories: ['Guías'] })
    const all = await page('/es/news')
    expect(all).toContain(`/es/${article.permalink}"`)
    expect(all).not.toContain(`/es/${permalink}"`)
    expect(await page('/es/news?category=Eventos')).toContain(`/es/${permalink}"`)
  })

  test('drafts and hidden items are on no list', async () => {
    await createNews(site, { language: 'it', title: 'Bozza', event })
    const { id } = await publishNews(site, { language: 'it', title: 'Nascosto', event })
    expect(await page('/it/events')).toContain('Nascosto')
    await editor().call(newsApi.deactivate, { body: { id } })
    expect(await page('/it/events')).not.toMatch(/Bozza|Nascosto/)
  })

  test.each(langs)(
    'an item of the category alone is listed by its publication: %s',
    async (lang) => {
      for (const category of ['events', siteWords[lang].pages.events]) {
        const title = `${category} ${lang}`
        await publishNews(site, { language: lang, title, categories: [category] })
        const html = await page(`/${lang}/events`)
        const entry = html.slice(html.indexOf(title)).split('</article>', 1)[0]
        expect(entry).toContain('<time')
        expect(entry).not.toContain('.ics')
      }
    },
  )

  test('the next comes first, and the article says when and where', async () => {
    const later = { ...event, start: inFuture(9 * day), end: null, place: 'Lisbon' }
    const { permalink } = await publishNews(site, { language: 'fr', title: 'Tard', event: later })
    const soon = { ...event, start: inFuture(3 * day), end: null }
    await publishNews(site, { language: 'fr', title: 'Tôt', event: soon })
    const html = await page('/fr/events')
    expect(html.indexOf('>Tôt<')).toBeLessThan(html.indexOf('>Tard<'))
    const article = await page(`/fr/${permalink}`)
    expect(article).toContain('<dd>Lisbon</dd>')
    expect(article).toContain(`/events/${permalink}.ics`)
  })
})

describe('a calendar file', () => {
  test('is of a visible item with an event', async () => {
    const { id, permalink } = await publishNews(site, { title: 'Open hour; online, free', event })
    const plain = await publishNews(site)
    const response = await site.request(`/events/${permalink}.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('\r\nDTSTART:20270203T140000Z\r\nDTEND:20270203T144500Z\r\n')
    expect(text).toContain('\r\nSUMMARY;LANGUAGE=en-GB:Open hour\\; online\\, free\r\n')
    expect(text).toContain('\r\nLOCATION;LANGUAGE=en-GB:Online\r\n')
    expect(text).toContain('\r\nURL:https://meet.example/hour\r\n')
    expect(text).toContain(`UID:${id}@127.0.0.1`)
    for (const path of [plain.permalink, 'nothing', `${permalink}.ics`])
      expect((await site.request(`/events/${path}.ics`)).status).toBe(404)
    await editor().call(newsApi.deactivate, { body: { id } })
    expect((await site.request(`/events/${permalink}.ics`)).status).toBe(404)
  })

  test('has lines of at most 75 octets, which put together say what was written', () => {
    const summary = 'Über 10 cm größer: „Grüße“ – Ancora é à. '.repeat(6).trim()
    const row = {
      id: '1',
      language: 'de',
      title: 'T',
      summary,
      permalink: 'x',
      version: 2,
      updated_at: '2026-11-22T08:00:00.000Z',
    } as const
    const start = '2027-02-03T14:00:00.000Z'
    const file = calendarFile(
      row,
      { start, end: null, timeZone: 'UTC', place: null, link: null },
      'https://trilane.example',
    )
    const lines = file.split('\r\n')
    expect(lines.at(-1)).toBe('')
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION;LANGUAGE=de-DE:${summary}`)
    expect(file).not.toContain('DTEND')
    expect(file).toContain('URL:https://trilane.example/de/x\r\n')
  })
})
