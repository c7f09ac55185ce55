import { describe, expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { field, mendAndSend, requestWithErrors, subscribe } from '../support/visitor-form-steps.ts'
import {
  filterByCategory,
  findSignIn,
  getLost,
  goToNews,
  pathOf,
  readHome,
  readInflectedArticle,
  switchLanguage,
} from '../support/visitor-steps.ts'

const site = siteInChromium()

/**
 * `reading-by-language.test.ts` and `forms.test.ts` cover all six languages without a browser. Here each language
 * sends one form, because the form's script has its own messages.
 */
const journeys = [
  {
    title: 'with JavaScript',
    scripts: true,
    reading: ['de'],
    demo: ['en', 'es', 'fr'],
    newsletter: ['de', 'it', 'pt'],
  },
  {
    title: 'without JavaScript',
    scripts: false,
    reading: ['en'],
    demo: ['en'],
    newsletter: ['en'],
  },
] as const

describe.each(journeys)('$title', ({ scripts, reading, demo, newsletter }) => {
  const open = (lang: Lang) => site.open({ javaScriptEnabled: scripts, locale: localeOf[lang] })

  test.each(reading)(
    'a visitor reads: home, news, a category, a search, an article, another language: %s',
    async (lang) => {
      const page = await open(lang)
      await readHome(page, lang)
      await goToNews(page, lang)
      await filterByCategory(page, lang)
      await readInflectedArticle(page, lang)
      await switchLanguage(page, lang)
      site.expectTrace(/^404 \/..\/nowhere-at-all$/)
      await getLost(page, lang)
      await findSignIn(page, lang)
    },
  )

  test.each(demo)('a visitor requests a demo: %s', async (lang) => {
    const { labels, success } = demoRequestWords[lang].form
    const company = `Halle ${lang} ${scripts}`
    const page = await open(lang)
    await page.goto(`/${lang}`)
    site.expectTrace(scripts ? /^never/ : /^422 \/..\/request-demo$/)
    await requestWithErrors(page, lang, { company, scripts })
    if (scripts) {
      const email = field(page, labels.email)
      expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
    }
    await mendAndSend(page, lang)
    if (scripts) {
      await page.getByRole('status').filter({ hasText: success }).waitFor()
      expect(pathOf(page)).toBe(`/${lang}/request-demo`)
    } else expect(pathOf(page)).toBe(`/${lang}/request-demo?sent=1`)
    const { items } = await (
      await site.staff()
    ).list(demoRequestsApi.list, { query: { search: company } })
    expect(Object.values(items)).toMatchObject([
      {
        name: 'Ada Example',
        email: 'ada@example.com',
        company,
        country: 'PT',
        industry: 'logistics',
        usecase: null,
        comments: 'Two halls, twelve forklifts',
        state: scripts ? 'new' : 'doubtful',
      },
    ])
  })

  test.each(newsletter)('a visitor subscribes to the newsletter: %s', async (lang) => {
    const page = await open(lang)
    if (!scripts) site.expectTrace(/^422 \/..\/terms$/)
    await page.goto(`/${lang}/terms`)
    await subscribe(page, lang, scripts)
  })
})
