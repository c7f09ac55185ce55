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
  const html = await (await fetch(`${site.server().url}/de/${permalink}`)).text()
  expect(html).toMatch(/<h2[^>]*>Was an der Schleuse zählt<\/h2>/)
  expect(html).toContain('<p>Jeder Stapler wartet <strong>höchstens 8 s</strong>.</p>')
  expect(html).toContain('<ul><li><p>Tor schließt</p></li></ul>')

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
  await openBackoffice(page, '/news?state=draft')
  await page.getByRole('link', { name: 'Hidden draft', exact: true }).click()
  await button(page, 'Publish').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^(Hide|Show)$/ }).count()).toBe(0)
  await page.goBack()
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

test('a permalink that may not be used is told as it is typed, a taken one when it is saved, each with one that may', async () => {
  await publishArticle(await site.staff(), { permalink: 'taken' })
  const page = await site.open()
  site.expectTrace(/^409 \/api\/news$/)
  await openBackoffice(page, '/news/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Pricing')
  await page.getByText('A page of the site uses this name.').waitFor()
  await button(page, 'pricing-article').click()
  const permalink = page.getByLabel('Permalink')
  expect(await permalink.inputValue()).toBe('pricing-article')
  await permalink.fill('Fewer Forklifts at Night!')
  await page.getByText('Use only a to z, 0 to 9 and hyphens, at most 120 characters.').waitFor()
  await button(page, 'fewer-forklifts-at-night').click()
  expect(await permalink.inputValue()).toBe('fewer-forklifts-at-night')

  await permalink.fill('taken')
  await permalink.press('Control+s')
  await page.getByText('Another item uses or has used this permalink.').waitFor()
  // It is said at the field, which has the focus, and nowhere else.
  await permalink.and(page.locator(':focus')).waitFor()
  await expect.poll(() => page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await button(page, 'taken-2').click()
  await expect.poll(() => permalink.inputValue()).toBe('taken-2')
  await permalink.press('Control+s')
  await page.waitForURL(/\/backoffice\/news\/(?!new)[^/]+$/)
})

test('a category is picked by a part of its name, and no second one is made by case or accent; an article is described by its first paragraph, and duplicated', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { title: 'Tagged', categories: ['Técnica'] })
  const other = await publishArticle(staff, {
    title: 'Other',
    categories: [],
    content: '<h2>Heading</h2><p>Anchors see racks. They see trucks.</p><p>More.</p>',
  })
  const page = await site.open()
  await openBackoffice(page, `/news/${other.id}`)
  const field = page.getByRole('combobox', { name: 'Categories' })
  await field.fill('tecn')
  const options = page.getByRole('option')
  await expect.poll(() => options.allTextContents()).toEqual(['Técnica', 'New category “tecn”'])
  await field.press('Enter')
  await page.getByRole('button', { name: 'Remove Técnica' }).waitFor()
  await field.fill('tecnica')
  await field.press('Enter')
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1)
  await field.fill('brand new')
  await field.press('ArrowUp')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Remove brand new' }).waitFor()
  await button(page, 'Use the first paragraph').click()
  const description = page.getByRole('textbox', { name: 'Description' })
  expect(await description.inputValue()).toBe('Anchors see racks. They see trucks.')
  await page.getByRole('button', { name: 'Save and publish changes' }).click()
  await page.getByText('Changes to “Other” published.').first().waitFor()

  await page.goto('/backoffice/news/categories')
  const row = page.getByRole('row', { name: /Técnica/ })
  await row.getByText('2', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Actions for brand new' }).click()
  await page.getByRole('menuitem', { name: 'Rename or merge…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'New name' }).fill('tecn')
  await page.getByRole('option', { name: 'Técnica' }).click()
  await dialog.getByRole('button', { name: 'Merge categories' }).click()
  await page.getByText('Category “brand new” merged into “Técnica” in 1 article.').first().waitFor()
  await expect.poll(() => page.getByRole('row', { name: /brand new/ }).count()).toBe(0)
  for (const one of [id, other.id])
    expect((await staff.call(newsApi.get, { params: { id: one } })).categories).toEqual(['Técnica'])

  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name: 'News', exact: true }).click()
  await page.getByRole('link', { name: 'Other', exact: true }).click()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Duplicate article' }).click()
  await page.getByRole('heading', { level: 1, name: 'Copy of Other' }).waitFor()
  await expect.poll(() => description.inputValue()).toBe('Anchors see racks. They see trucks.')
  expect(await page.getByRole('textbox', { name: 'Permalink' }).inputValue()).toBe('copy-of-other')
})

test('the focus stays on the page: at a button that works, at the next row, at the list', async () => {
  const staff = await site.staff()
  for (const title of ['Focus one', 'Focus two', 'Focus three'])
    await publishArticle(staff, { title, language: 'pt' })
  const page = await site.open()
  await openBackoffice(page, '/news?state=published&language=pt')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  const hide = async (title: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' })
  }
  await hide('Focus three')
  await expect.poll(focused).toBe('A')
  await hide('Focus one')
  await expect.poll(focused).toBe('A')
  await page.getByRole('checkbox', { name: 'Select Focus two' }).check()
  await page.getByRole('region', { name: 'Selected rows' }).getByText('Hide').click()
  await page.getByRole('link', { name: 'Focus two', exact: true }).waitFor({ state: 'detached' })
  await expect.poll(focused).toMatch(/^(A|MAIN)$/)
  await page.goto(`/backoffice/leads/${(await requestDemo(staff, 'Halle Ost')).id}`)
  await page.getByRole('textbox', { name: 'Note' }).fill('Called')
  const saveNote = page.getByRole('button', { name: /^Save note/ })
  await saveNote.click()
  await page.getByRole('status').filter({ hasText: 'Note saved.' }).waitFor()
  await saveNote.and(page.locator(':focus')).waitFor()
})
