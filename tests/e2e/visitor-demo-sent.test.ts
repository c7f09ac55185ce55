import { expect, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { langs } from '#src/i18n/locales.ts'
import { words as siteWords } from '#src/site/words.ts'
import { siteInChromium } from './site-in-chromium.ts'
import { awake, field } from './visitor-form-steps.ts'

const site = siteInChromium()

test.each(langs)('after a demo request in %s nothing is asked for any more', async (lang) => {
  const page = await site.open()
  await page.goto(`/${lang}/request-demo`)
  const { form, page: words } = demoRequestWords[lang]
  const main = page.getByRole('main')
  await awake(main.locator('form'))
  await field(page, form.labels.name).fill('Ada Example')
  await field(page, form.labels.email).fill(`ada.${lang}@example.com`)
  await field(page, form.labels.company).fill('Halle')
  await field(page, form.labels.country).selectOption('PT')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: siteWords[lang].pages['request-demo'] }).click()
  await main.getByRole('heading', { name: form.success }).waitFor()
  await main.getByText(siteWords[lang].messages.openLink).waitFor()
  await expect.poll(() => main.getByText(words.lead).isVisible()).toBe(false)
})
