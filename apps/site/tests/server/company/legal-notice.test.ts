import { beforeEach, expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { settingsApi, type SettingsInput } from '#src/features/settings/contract.ts'
import { useProduct } from '#tests/support/product.ts'
import { legalNoticeWords as words } from '#words/index.ts'

const site = useProduct({})
const put = (legal: SettingsInput['legal']) =>
  site.as('admin').call(settingsApi.update, { body: { legal } })
const page = async (path: string) => (await site.request(path)).text()
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const entered = {
  registeredOffice: '1 Example Street, London',
  registration: '01234567',
  responsiblePerson: 'Ada Example',
}

beforeEach(() => put({}))

test.each(langs)('%s: every page leads to the legal notice by its local name', async (lang) => {
  const title = siteWords[lang].pages['legal-notice']
  expect(await page(`/${lang}/terms`)).toMatch(
    new RegExp(`<a href="/${lang}/legal-notice"[^>]*>${title}</a>`),
  )
  expect(await page(`/${lang}/legal-notice`)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
})

test.each(langs)('%s: it shows only what is entered, and says what is to come', async (lang) => {
  const [before = ''] = words[lang].pending.split('{email}')
  const empty = mainOf(await page(`/${lang}/legal-notice`))
  expect(empty).toContain(before)
  expect(empty).toContain('mailto:')
  expect(empty.match(/<dt/g)).toHaveLength(1)

  await put({ registration: '01234567' })
  const begun = mainOf(await page(`/${lang}/legal-notice`))
  expect(begun).toContain('01234567')
  expect(begun).toContain(before)
  expect(begun.match(/<dt/g)).toHaveLength(2)

  await put(entered)
  const whole = mainOf(await page(`/${lang}/legal-notice`))
  for (const value of Object.values(entered)) expect(whole).toContain(value)
  expect(whole).not.toContain(before)
  expect(whole).toContain('mailto:')
  expect(whole.match(/<dt/g)).toHaveLength(4)
})
