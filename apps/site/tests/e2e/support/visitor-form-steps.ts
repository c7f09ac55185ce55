import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { pathOf } from './visitor-steps.ts'

export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })

export const sendButton = (page: Page, lang: Lang) =>
  page.getByRole('main').getByRole('button', { name: siteWords[lang].pages['request-demo'] })

interface Given {
  company: string
  /** Whether the page may run them. */
  scripts: boolean
}

/** From the header's button to a form that was rejected for its email address and country. */
export async function fillInWithErrors(page: Page, lang: Lang, given: Given): Promise<void> {
  const { labels, errors } = demoRequestWords[lang].form
  const name = siteWords[lang].pages['request-demo']
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(`**/${lang}/request-demo`)
  await field(page, labels.name).fill('Ada Example')
  await field(page, labels.email).fill('not an address')
  await field(page, labels.company).fill(given.company)
  await field(page, labels.comments).fill('Two halls, twelve forklifts')
  await passBrowserCheck(page.getByRole('main').locator('form'), given.scripts)
  await sendButton(page, lang).click()
  for (const key of ['email', 'country'] as const) {
    const control = field(page, labels[key])
    await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => describedBy(page, `demo-${key}-error`)).toBe(errors[key])
    await expect.poll(() => control.getAttribute('aria-describedby')).toContain(`demo-${key}-error`)
  }
  await expect.poll(() => field(page, labels.name).inputValue()).toBe('Ada Example')
  await expect.poll(() => field(page, labels.email).inputValue()).toBe('not an address')
  await expect
    .poll(() => field(page, labels.comments).inputValue())
    .toBe('Two halls, twelve forklifts')
}

const describedBy = (page: Page, id: string) => page.locator(`#${id}`).textContent()

/** Its script has arrived and taken the check over from the browser. */
export const awake = (form: Locator) =>
  expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true)

/** Without scripts the browser's own validation would keep an error from the server. */
async function passBrowserCheck(form: Locator, scripts: boolean): Promise<void> {
  if (scripts) await awake(form)
  else await form.evaluate((element: HTMLFormElement) => (element.noValidate = true))
}

export async function mend(page: Page, lang: Lang): Promise<void> {
  const { labels } = demoRequestWords[lang].form
  await field(page, labels.email).fill('ada@example.com')
  await field(page, labels.country).selectOption('PT')
  await field(page, labels.industry).selectOption('logistics')
}

const newsletter = (page: Page, lang: Lang) => {
  const { forms, newsletter: words } = siteWords[lang]
  const section = page.getByRole('region', { name: words.title })
  const email = section.getByLabel(forms.email, { exact: true })
  const send = () => section.getByRole('button', { name: words.subscribe }).click()
  return { section, email, send }
}

/** In the footer: an address that is rejected. */
export async function subscribeInVain(page: Page, lang: Lang, scripts: boolean): Promise<void> {
  const { section, email, send } = newsletter(page, lang)
  await passBrowserCheck(section.locator('form'), scripts)
  await email.fill('nobody')
  await send()
  await section.getByText(siteWords[lang].forms.invalidEmail).waitFor()
  await expect.poll(() => email.inputValue()).toBe('nobody')
}

export async function subscribe(page: Page, lang: Lang): Promise<void> {
  const { messages } = siteWords[lang]
  const { section, email, send } = newsletter(page, lang)
  await email.fill('ada@example.com')
  await send()
  await section.getByText(messages.openLink).waitFor()
  await expect.poll(() => section.getByText(messages.newsletterSuccess).isVisible()).toBe(true)
  await expect.poll(() => email.count()).toBe(0)
  expect(pathOf(page)).toMatch(new RegExp(`^/${lang}`))
}
