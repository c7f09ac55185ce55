import { expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { seedDocuments } from '#src/features/documents/server/seed.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { filmNames } from '#src/features/media/demo/names.ts'
import { demoWords as filmWords } from '#src/features/media/demo/words.ts'
import { chapterStarts } from '#src/features/media/demo/chapters.ts'
import { seedFilms } from '#src/seed-films.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { seedNews } from '#src/features/news/server/seed.ts'
import { renderNames } from '@repo/pictures/renders/names.ts'
import { renderWords } from '@repo/pictures/renders/words.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { sampleResults } from '@repo/hall/model/shift/sample-results.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { eventsWords } from '#words/index.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ SEED: 'demo' })

test('every demo article has its translation in each other language, published on the same day', async () => {
  const articles = Object.values(await site.as('viewer').call(newsApi.list, { query: {} }))
  const dayOf = new Map(articles.map(({ id, publishedAt }) => [id, publishedAt]))
  expect(articles).toHaveLength(13 * langs.length)
  for (const { language, publishedAt, counterparts } of articles) {
    expect(Object.keys(counterparts).length).toBe(langs.length - 1)
    expect(counterparts).not.toHaveProperty(language)
    for (const { id } of Object.values(counterparts)) expect(dayOf.get(id)).toBe(publishedAt)
  }
})

test('every demo article has a description of its own, long enough for a search result', async () => {
  const articles = Object.values(await site.as('viewer').call(newsApi.list, { query: {} }))
  for (const { permalink, description } of articles)
    expect([permalink, description]).toEqual([permalink, expect.stringMatching(/^.{100,160}\.$/)])
  expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length)
})

test('every demo item says what the English one says, but for one article that is outdated', async () => {
  const viewer = site.as('viewer')
  const items = [
    ...Object.values(await viewer.call(newsApi.list, { query: {} })),
    ...Object.values(await viewer.call(documentsApi.list, { query: {} })),
    ...Object.values(await viewer.call(mediaApi.list, { query: {} })),
  ]
  for (const { language, counterparts, madeFrom } of items)
    expect(madeFrom).toBe(language === 'en' ? undefined : counterparts.en?.id)
  const late = items.filter(({ behind }) => behind)
  expect(late.map(({ language, behind }) => [language, behind])).toEqual([['pt', 1]])
  const { blocks } = await viewer.call(newsApi.compare, { params: { id: late[0]!.id }, query: {} })
  expect(blocks.filter(({ state }) => state !== 'same')).toMatchObject([
    { state: 'changed', element: 'li', was: 'Keep to few limits per site.' },
  ])
})

test('every excerpt of the demo articles ends with a sentence, on the page, in its description with one or a clause', async () => {
  const { db } = site.product.platform.store
  const rows = await db
    .selectFrom('news')
    .select(['language', 'permalink', 'summary'])
    .where('published_at', 'is not', null)
    .execute()
  const check = async ({ language, permalink, summary }: (typeof rows)[number]) => {
    expect([permalink, summary]).toEqual([permalink, expect.stringMatching(/^.{60,280}\.$/)])
    const html = await (await site.request(`/${language}/${permalink}`)).text()
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect(description).toMatch(/^.{50,160}$/)
    expect(description.replace(/[’”]$/, '')).toMatch(/[.?]$|[\p{L}\d)]\u00a0…$/u)
  }
  await Promise.all(rows.map(check))
})

test('the sample event is a draft in each language: visitors read that no event is planned', async () => {
  const drafts = Object.values(await site.as('viewer').call(newsApi.list, { query: {} })).filter(
    ({ event }) => event,
  )
  expect(drafts.map(({ language }) => language).toSorted()).toEqual(langs.toSorted())
  for (const { language, title, published, event } of drafts) {
    expect([language, published]).toEqual([language, false])
    expect(title).toMatch(/^(Sample|Beispiel|Entrada de ejemplo|Exemple|Voce di es|Entrada de ex)/)
    expect((event?.start ?? '') > new Date().toISOString()).toBe(true)
    const html = await (await site.request(`/${language}/events`)).text()
    expect(html).toContain(eventsWords[language].none)
    expect(html).not.toContain('.ics"')
    expect(html).not.toContain(title)
  }
})

test('every demo document is on the shelf of each language, with its file in all six', async () => {
  for (const lang of langs) {
    const shelf = Object.values(
      await site.as('visitor').call(documentsApi.siteList, { params: { lang }, query: {} }),
    )
    expect(shelf).toHaveLength(10)
    for (const { file, counterparts } of shelf) {
      expect(Object.keys(counterparts)).toHaveLength(langs.length - 1)
      expect(file.name).toMatch(new RegExp(`^trilane-[a-z0-9-]+-${lang}\\.pdf$`))
    }
    const [first] = shelf
    const bytes = await (await site.request(first!.file.url)).bytes()
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('another start adds no document', async () => {
  await seedDocuments(site.product.platform)
  expect((await site.as('viewer').list(documentsApi.list, { query: { limit: 1 } })).total).toBe(60)
})

test('every language has its films, each said to be drawn and to have no sound, and loaded when pressed', async () => {
  for (const lang of langs) {
    const html = await (await site.request(`/${lang}/videos`)).text()
    const titles = filmNames.map((name) => filmWords[lang][name].title)
    const shown = [...html.matchAll(/<h[23] class="l-text-title">([^<]+)<\/h[23]>/g)].map(
      ([, title]) => title,
    )
    expect([lang, shown]).toEqual([lang, titles])
    expect(html.match(/<video [^>]*preload="none"/g)).toHaveLength(titles.length)
    for (const { description } of Object.values(filmWords[lang])) {
      expect(description[0]).toMatch(
        /^(1\u00a0min )?\d+\u00a0s, (silent|ohne Ton|sin sonido|sans son|senza audio|sem som)\. /,
      )
      expect(description[1]).toMatch(/^0:00 /)
    }
    const [, path = ''] = /<source src="([^"]+)"/.exec(html) ?? []
    const film = Buffer.from(await (await site.request(path)).bytes())
    expect(film.subarray(4, 8).toString()).toBe('ftyp')
    expect(film.length).toBeLessThan(3_000_000)
    for (const length of ['1:48', '0:15', '0:11', '0:14'])
      expect(html).toContain(`>${length}</text>`)
  }
})

test('the webinar has a chapter for each part of its film, and captions with what the model computes', async () => {
  for (const lang of langs) {
    const html = await (await site.request(`/${lang}/videos`)).text()
    const [, captions = ''] = /<track [^>]*src="([^"]+)"[^>]* default/.exec(html) ?? []
    const text = await (await site.request(captions)).text()
    expect(text).toMatch(/^WEBVTT\n\n00:00:01\.000 --> 00:00:05\.000\n/)
    expect(text).not.toContain('{')
    const { without, product } = sampleResults
    for (const value of [without.nearMisses, product.nearMisses, without.done, product.done])
      expect(text).toContain(String(Math.round(value)))
    for (const start of chapterStarts) expect(html).toContain(`data-start="${start}"`)
    expect(
      Math.max(...[...text.matchAll(/\n(.+)\n(?:\n|$)/g)].map(([, cue = '']) => cue.length)),
    ).toBeLessThan(140)
  }
})

test('another start adds no film', async () => {
  await seedFilms(site.product.platform)
  expect((await site.as('viewer').list(mediaApi.list, { query: { limit: 1 } })).total).toBe(24)
})

test('every render is in the library with a text in six languages, each calling it an illustration', async () => {
  const query = { type: 'image' as const, search: 'trilane-illustration' }
  const files = Object.values(await site.as('viewer').call(libraryApi.list, { query }))
  expect(files.map(({ name }) => name).toSorted()).toEqual(
    renderNames.map((name) => `trilane-illustration-${name}.jpg`).toSorted(),
  )
  for (const { name, alt, width, height, size } of files) {
    expect([name, width, height]).toEqual([name, 1920, 1080])
    expect(size).toBeLessThanOrEqual(250_000)
    expect(Object.keys(alt).toSorted()).toEqual(langs.toSorted())
    for (const lang of langs) expect(alt[lang]).toContain(renderWords[lang].caption)
  }
})

test('every article has a featured image, with the line that calls it an illustration', async () => {
  const articles = Object.values(await site.as('viewer').call(newsApi.list, { query: {} }))
  for (const lang of langs) {
    const withImage = articles.filter((one) => one.language === lang && one.featuredImageId)
    expect([lang, withImage.length]).toEqual([lang, 12])
    for (const { permalink } of withImage.filter(({ published }) => published)) {
      const html = await (await site.request(`/${lang}/${permalink}`)).text()
      expect(html).toContain(`<em>${renderWords[lang].credit}</em>`)
    }
  }
})

test('another start adds no article and no picture', async () => {
  await seedNews(site.product.platform)
  expect((await site.as('viewer').list(newsApi.list, { query: { limit: 1 } })).total).toBe(78)
  const query = { limit: 1, type: 'image' as const, search: 'trilane-illustration' }
  expect((await site.as('viewer').list(libraryApi.list, { query })).total).toBe(renderNames.length)
})
