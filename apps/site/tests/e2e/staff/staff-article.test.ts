import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import {
  everywhere,
  hasFocus,
  nowhere,
  openBackoffice,
  publicPlaces,
  publishArticle,
  requestDemo,
} from './staff-steps.ts'

const site = siteInChromium()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()

async function writeGermanArticle(page: Page): Promise<void> {
  const title = page.getByRole('textbox', { name: 'Title' })
  // The list has a choice of the same name, as long as it is shown.
  await title.waitFor()
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'German' }).click()
  await title.fill('Gabelstapler an der Kühlzelle')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await button(page, 'Paragraph style: Paragraph').click()
  await page.getByRole('menuitem', { name: 'Heading 2' }).click()
  await page.keyboard.type('Was an der Schleuse zählt')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Jeder Stapler wartet ')
  await button(page, 'Bold').click()
  await page.keyboard.type('höchstens 8 s')
  await button(page, 'Bold').click()
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await button(page, 'Bullet list').click()
  await page.keyboard.type('Tor schließt')
}

test('an article is written, published, hidden, shown, deleted, and the public page follows at once', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news')
  await page.getByRole('link', { name: 'New article' }).click()
  await writeGermanArticle(page)
  const permalink = await page.getByLabel('Permalink').inputValue()
  expect(permalink).toBe('gabelstapler-an-der-kuehlzelle')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.waitForURL(/\/backoffice\/news\/(?!new)[^/]+$/)
  await note(page, '” saved')
  const id = page.url().split('/').at(-1)!
  const article = { id, language: 'de', permalink } as const
  const places = () => publicPlaces(site.server().url, article, 'Kühlzellen')
  expect(await places()).toEqual(nowhere)
  // No waiting: pages are purged before the call is answered, so that the next look is right.
  const expectAtOnce = async (wanted: object) => expect(await places()).toEqual(wanted)
  const act = async (name: string, call: string) => {
    const answer = page.waitForResponse((one) => one.url().includes(`/api/news/${call}`))
    await button(page, name).click()
    expect((await answer).status()).toBe(200)
  }

  await act('Publish', 'publish')
  await expectAtOnce(everywhere)
  await expect.poll(() => hasFocus(page)).toBe(true)
  const reader = await site.open({ javaScriptEnabled: false })
  await reader.goto(`/de/${permalink}`)
  const main = reader.getByRole('main')
  await main.getByRole('heading', { level: 2, name: 'Was an der Schleuse zählt' }).waitFor()
  await expect.poll(() => main.locator('strong').textContent()).toBe('höchstens 8 s')
  await expect
    .poll(() => main.getByRole('listitem').filter({ hasText: 'Tor schließt' }).count())
    .toBe(1)

  await act('Hide', 'deactivate')
  await expectAtOnce(nowhere)
  await act('Show', 'activate')
  await expectAtOnce(everywhere)
  await button(page, 'Delete this article…').click()
  const question = page.getByRole('alertdialog')
  await question.getByText(`/de/${permalink}`).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await places()).toEqual(everywhere)
  await button(page, 'Delete this article…').click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL('**/backoffice/news')
  await expectAtOnce(nowhere)
})

test('a draft cannot be hidden; publishing what is hidden says so, and shows it', async () => {
  const staff = await site.staff()
  const { id, permalink } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: 'Hidden draft',
      permalink: 'hidden-draft',
      content: '<p>Anchors above the racks.</p>',
    },
  })
  await staff.call(newsApi.deactivate, { body: { id } })
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await button(page, 'Publish').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^(Hide|Show)$/ }).count()).toBe(0)
  await page.goto('/backoffice/news?state=draft')
  const menu = page.getByRole('button', { name: 'Actions for Hidden draft' })
  await menu.click()
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents())
    .toEqual(['Edit', 'Preview', 'Publish', 'Duplicate article', 'Delete…'])
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await note(page, '“Hidden draft” published, but hidden.')
  const answer = page.waitForResponse((one) => one.url().includes('/api/news/activate'))
  await page.getByRole('status').getByRole('button', { name: 'Show' }).click()
  await answer
  expect((await fetch(`${site.server().url}/en/${permalink}`)).status).toBe(200)
})

test('for a taken permalink a free one is proposed', async () => {
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news$/)
  await openBackoffice(page, '/news/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Taken')
  const permalink = page.getByLabel('Permalink')
  await permalink.fill('was-bis-10-cm-bedeutet')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByText('Another item uses or has used this permalink.').waitFor()
  // It is said at the field, which has the focus, and nowhere else.
  await permalink.and(page.locator(':focus')).waitFor()
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await button(page, 'was-bis-10-cm-bedeutet-2').click()
  await expect.poll(() => permalink.inputValue()).toBe('was-bis-10-cm-bedeutet-2')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.waitForURL(/\/backoffice\/news\/(?!new)[^/]+$/)
})

test('unsaved text is on the screen again after a reload, and offered after it was left', async () => {
  const item = await publishArticle(await site.staff())
  const page = await site.open()
  page.on('dialog', (dialog) => void dialog.accept())
  await openBackoffice(page, `/news/${item.id}`)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Half a thought')
  await page.getByText('Unsaved', { exact: true }).first().waitFor()
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe('Half a thought')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.goto(`/backoffice/news/${item.id}`)
  await expect.poll(() => title.inputValue()).toBe(item.title)
  await note(page, /^Unsaved changes to this article/)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect.poll(() => title.inputValue()).toBe('Half a thought')
})

test('the inbox shows what a visitor has sent', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Halle Süd')
  const page = await site.open()
  await openBackoffice(page, '/leads')
  await page.getByRole('link', { name: 'Halle Süd' }).click()
  await page.getByRole('heading', { level: 1, name: 'Halle Süd' }).waitFor()
  await expect
    .poll(() => page.getByRole('main').textContent())
    .toMatch(/ada@example\.com.*Portugal/s)
})
