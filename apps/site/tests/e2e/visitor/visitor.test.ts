import { describe, expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
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

/** Without a script the server does the same in every language; `forms.test.ts` posts its forms in all. */
describe.each([
  { title: 'with JavaScript', scripts: true, languages: langs },
  { title: 'without JavaScript', scripts: false, languages: ['en', 'de'] as const },
])('$title', ({ scripts, languages }) => {
  describe.each(languages)('%s', (lang) => {
    const open = () => site.open({ javaScriptEnabled: scripts, locale: localeOf[lang] })

    test('a visitor reads: home, news, a category, a search, an article, another language', async () => {
      const page = await open()
      await readHome(page, lang)
      await goToNews(page, lang)
      await filterByCategory(page, lang)
      await readInflectedArticle(page, lang)
      await switchLanguage(page, lang)
      site.expectTrace(/^404 \/..\/nowhere-at-all$/)
      await getLost(page, lang)
      await findSignIn(page, lang)
    })

    test('a visitor requests a demo', async () => {
      const { labels, success } = demoRequestWords[lang].form
      const company = `Halle ${lang} ${scripts}`
      const page = await open()
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

    test('a visitor subscribes to the newsletter', async () => {
      const page = await open()
      if (!scripts) site.expectTrace(/^422 \/..\/terms$/)
      await page.goto(`/${lang}/terms`)
      await subscribe(page, lang, scripts)
    })
  })
})
