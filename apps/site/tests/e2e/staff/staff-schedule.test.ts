import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { previewWords } from '@repo/platform/words/index.ts'
import { violations } from '../support/axe.ts'
import { expectDialogKeys } from './dialog-keys.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()
const day = 24 * 3_600_000

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
/** What clocks in UTC show, as the field takes it. */
const clock = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16)
const statusOf = async (path: string) => (await fetch(site.server().url + path)).status

test('a draft is scheduled by keyboard, found in the list, previewed, and published early', async () => {
  const staff = await site.staff()
  const permalink = `heure-${Date.now()}`
  const title = `Heure de démonstration ${permalink}`
  const { id } = await staff.call(newsApi.create, {
    body: { language: 'fr', title, permalink },
  })
  const path = `/fr/${permalink}`
  const page = await site.open({ timezoneId: 'UTC' })
  await openBackoffice(page, `/news/${id}`)
  const publishOn = page.getByLabel('Publish on')
  await publishOn.fill(clock(2 * day))
  await page.getByLabel('Hide on').fill(clock(-day))
  await button(page, 'Schedule').press('Enter')
  await page.getByText('Choose a time in the future.').waitFor()
  await page.getByLabel('Hide on').fill(clock(3 * day))
  await button(page, 'Schedule').press('Enter')
  // It has no text yet: the checks of publishing ask before a date of it is set.
  const question = page.getByRole('dialog')
  await question.getByText(/has no paragraph/).waitFor()
  await expectDialogKeys(question, button(page, 'Schedule'))
  // Its text and its times are saved, and it is still a draft.
  const saved = await staff.call(newsApi.get, { params: { id } })
  expect([saved.published, saved.publishAt !== undefined]).toEqual([false, true])
  await button(page, 'Schedule').press('Enter')
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await note(page, /will be published on .+ and hidden on /)
  await page.getByRole('banner').or(page.locator('header')).getByText('Scheduled').first().waitFor()
  expect(await statusOf(path)).toBe(404)

  const opened = page.context().waitForEvent('page')
  await button(page, 'Preview').click()
  const preview = await opened
  await preview.getByRole('complementary', { name: previewWords.fr.name }).waitFor()
  await preview.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(new URL(preview.url()).pathname).toBe(path)
  await preview.close()

  await page.goto('/backoffice/news?state=scheduled')
  await page.getByRole('link', { name: title }).waitFor()
  const actions = page.getByRole('button', { name: `Actions for ${title}` })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
  await question.getByText(/has no paragraph/).waitFor()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await note(page, 'is public until')
  expect(await statusOf(path)).toBe(200)
})

test('what a permalink, a deletion and hiding change is said before; a preview shows what is not saved; hiding is undone', async () => {
  const { id, permalink, title } = await publishArticle(await site.staff())
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  const facts = page.getByRole('complementary', { name: 'Details' })
  await facts.getByText('Visible on these pages:').waitFor()
  await page.getByLabel('Permalink').fill('moved-article')
  await facts.getByRole('status').getByText('/en/moved-article').first().waitFor()
  await page.getByLabel('Permalink').fill(permalink)
  await page.getByRole('textbox', { name: 'Title' }).fill('A title that is not saved')
  const opened = page.context().waitForEvent('page')
  await button(page, 'Preview').click()
  const preview = await opened
  await preview.getByRole('complementary', { name: previewWords.en.name }).waitFor()
  await preview.getByRole('heading', { level: 1, name: 'A title that is not saved' }).waitFor()
  expect(new URL(preview.url()).pathname).toBe(`/preview/en/${permalink}`)
  expect(await violations(preview)).toEqual([])
  await preview.close()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await button(page, 'Delete this article…').click()
  const question = page.getByRole('alertdialog')
  await question.getByText(`/en/${permalink} and the URLs`).waitFor()
  await question.getByText('/en/news', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await button(page, 'Hide').click()
  await note(page, `“${title}” hidden.`)
  expect(await statusOf(`/en/${permalink}`)).toBe(404)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await note(page, '” shown again')
  expect(await statusOf(`/en/${permalink}`)).toBe(200)
})

test('the times are part of the form: Save stores them, leaving asks, and nothing goes public early', async () => {
  const staff = await site.staff()
  const permalink = `embargo-${Date.now()}`
  const content = '<p>Anchors above the racks of a new hall, told on a day that is agreed.</p>'
  const { id } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: 'Under embargo',
      description: 'What is told on the day that is agreed.',
      permalink,
      content,
      categories: ['Planning'],
    },
  })
  const stored = () => staff.call(newsApi.get, { params: { id } })
  const page = await site.open({ timezoneId: 'UTC' })
  await openBackoffice(page, `/news/${id}`)
  const publishOn = page.getByLabel('Publish on')
  const time = clock(2 * day)
  await publishOn.fill(time)
  await page
    .getByText(/^(Unsaved|Changes autosaved|Changes kept on this device)/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await publishOn.press('Control+s')
  await note(page, '” saved.')
  expect(await stored()).toMatchObject({ published: false, publishAt: `${time}:00.000Z` })
  expect(await statusOf(`/en/${permalink}`)).toBe(404)

  await page.getByRole('textbox', { name: 'Title' }).fill('Still under embargo')
  await button(page, 'Schedule').click()
  await note(page, /will be published on/)
  expect(await stored()).toMatchObject({
    published: true,
    title: 'Still under embargo',
    publishAt: `${time}:00.000Z`,
  })
  expect(await statusOf(`/en/${permalink}`)).toBe(404)

  // What is not touched is not sent, and the time of what is scheduled is not simply cleared.
  const put = page.waitForRequest(
    (one) => one.method() === 'PUT' && one.url().endsWith('/api/news'),
  )
  await page.getByRole('textbox', { name: 'Title' }).fill('Under embargo still')
  await publishOn.press('Control+s')
  expect((await put).postDataJSON()).not.toHaveProperty('publishAt')
  await page.getByText(/^Saved /).waitFor()
  await publishOn.fill('')
  await publishOn.press('Control+s')
  await page.getByText(/Enter a time. To use “.* now”/).waitFor()
  expect(await statusOf(`/en/${permalink}`)).toBe(404)
})

test('an old press release is published under its own date', async () => {
  const staff = await site.staff()
  const permalink = `press-${Date.now()}`
  const { id } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: 'An old press release',
      description: 'What was told to the press in 2021.',
      permalink,
      content: '<p>Anchors above the racks of the first warehouse.</p>',
      categories: ['Planning'],
    },
  })
  const page = await site.open({ timezoneId: 'UTC' })
  await openBackoffice(page, `/news/${id}`)
  await page.getByLabel('Headline for search engines').fill('Press archive: first warehouse')
  const publishOn = page.getByLabel('Publish on')
  await publishOn.fill('2021-03-01T09:00')
  await page.getByText('This time is in the past, so the article is dated 1 Mar 2021.').waitFor()
  await button(page, 'Save and publish').press('Enter')
  await note(page, '” published')
  const stored = await staff.call(newsApi.get, { params: { id } })
  expect(stored).toMatchObject({ published: true, publishedAt: '2021-03-01T09:00:00.000Z' })
  const article = await (await fetch(`${site.server().url}/en/${permalink}`)).text()
  expect(article).toContain('1 March 2021')
  expect(article).toContain('<title>Press archive: first warehouse – ')
  await page.getByText(/is dated 1 Mar 2021, 09:00\./).waitFor()
  expect(await publishOn.inputValue()).toBe('2021-03-01T09:00')
})
