import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { awake, field } from '../support/visitor-form-steps.ts'

const site = siteInChromium()

async function fillIn(page: Page, lang: Lang) {
  await page.goto(`/${lang}/request-demo`)
  const { labels } = demoRequestWords[lang].form
  const main = page.getByRole('main')
  await awake(main.locator('form'))
  await field(page, labels.name).fill('Ada Example')
  await field(page, labels.email).fill(`ada.${lang}@example.com`)
  await field(page, labels.company).fill('Halle')
  await field(page, labels.country).selectOption('PT')
  return { main, send: main.getByRole('button', { name: siteWords[lang].pages['request-demo'] }) }
}

/** `visitor.test.ts` sends it in the others. */
const languages = ['de', 'it', 'pt'] as const

test.each(languages)('after a demo request in %s nothing is asked for any more', async (lang) => {
  const page = await site.open()
  const { form, page: words } = demoRequestWords[lang]
  const { main, send } = await fillIn(page, lang)
  await main.getByRole('checkbox').check()
  await send.click()
  await main.getByRole('heading', { name: form.success }).waitFor()
  await main.getByText(siteWords[lang].messages.openLink).waitFor()
  await expect.poll(() => main.getByText(words.lead).isVisible()).toBe(false)
})

test('success and failure each raise a notification; success clears loading; there are also loading flags for demo requests', async () => {
  const page = await site.open()
  site.expectTrace(/^503 \/api\/service\/requestdemo$/)
  const { promise: sent, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    '**/api/service/requestdemo',
    async (route) => {
      await sent
      await route.fulfill({ status: 503 })
    },
    { times: 1 },
  )
  const { send } = await fillIn(page, 'en')
  const raised = (type: 'error' | 'success', message: string) =>
    page.locator(`[data-notifications=${type}] > *`).filter({ hasText: message }).waitFor()
  await send.click()
  await page.locator('main button[aria-busy=true]').waitFor()
  answer()
  await raised(
    'error',
    'Sorry, we were unable to submit your request, please try again or contact us directly.',
  )
  await send.click()
  await raised('success', 'Demo requested! Thanks, we will get in touch soon.')
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
})
