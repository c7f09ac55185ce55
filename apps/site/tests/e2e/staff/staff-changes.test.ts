import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()
const day = 24 * 3_600_000

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const note = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Unpublished changes saved on' })
const headingAt = async (permalink: string) => {
  const html = await (await fetch(`${site.server().url}/en/${permalink}`)).text()
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1]
}
const clock = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 16)

async function saveChanges(page: Page, title: string): Promise<void> {
  await titleField(page).fill(title)
  await button(page, 'Save').click()
  await note(page, /“.*” saved as unpublished changes\. Visitors see them once you publish them\./)
}

test('a save over a published article is a draft that colleagues see and visitors do not, until it is published', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  expect(await button(page, 'Publish changes').count()).toBe(0)
  const changed = `${title}, changed`
  await saveChanges(page, changed)
  await bar(page).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByText('Published, with changes').first().waitFor()
  expect(await headingAt(permalink)).toBe(title)

  // A colleague finds it in the list, with the text that visitors see, and goes on from the changes.
  const colleague = await site.open()
  await openBackoffice(colleague, '/news?state=changed')
  await colleague.getByRole('link', { name: title, exact: true }).click()
  await expect.poll(() => titleField(colleague).inputValue()).toBe(changed)
  await bar(colleague).waitFor()
  const opened = colleague.context().waitForEvent('page')
  await button(colleague, 'Preview').click()
  const preview = await opened
  await preview.getByRole('heading', { level: 1, name: changed }).waitFor()
  await preview.close()
  await titleField(colleague).fill(`${title}, finished`)
  await button(colleague, 'Save and publish changes').click()
  await note(colleague, /Changes to “.*” published\./)
  await bar(colleague).waitFor({ state: 'detached' })
  await button(colleague, 'Publish changes').waitFor({ state: 'detached' })
  expect(await headingAt(permalink)).toBe(`${title}, finished`)

  // The one who still has the changes open is told before anything is overwritten.
  site.expectTrace(/^409 \/api\/news\/changes$/)
  await titleField(page).fill('Too late')
  await button(page, 'Save').click()
  await page.getByRole('alertdialog').waitFor()
  expect(await headingAt(permalink)).toBe(`${title}, finished`)
})

test('changes are discarded, and come back from the history into the draft', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await saveChanges(page, 'Discarded title')
  await bar(page).getByRole('button', { name: 'Discard changes' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('You can find the changes in the history.').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)
  await bar(page).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^Changes since .*: Changes discarded$/ }).click()
  await dialog.getByText('saves this version as unpublished changes').waitFor()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await note(page, /restored as unpublished changes/)
  await expect.poll(() => titleField(page).inputValue()).toBe('Discarded title')
  await bar(page).waitFor()
  expect(await headingAt(permalink)).toBe(title)
})

test('changes are scheduled, taken off the schedule, and published at their time', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  const page = await site.open({ timezoneId: 'UTC' })
  await openBackoffice(page, `/news/${id}`)
  await saveChanges(page, `${title}, later`)
  const publishOn = page.getByLabel('Publish changes on')
  await publishOn.fill(clock(-day))
  await button(page, 'Schedule changes').click()
  await page.getByText('Choose a time in the future.').waitFor()
  await publishOn.fill(clock(2 * day))
  await button(page, 'Schedule changes').click()
  await note(page, /Changes to “.*” will be published on /)
  await bar(page).getByText('These changes will be published on').waitFor()
  await button(page, 'Cancel schedule').click()
  await note(page, /Schedule of the changes to .* cancelled/)
  await bar(page).getByText('These changes will be published on').waitFor({ state: 'detached' })

  const publishAt = new Date(Date.now() + 3_000).toISOString()
  await staff.call(newsApi.scheduleChanges, { body: { id, publishAt } })
  expect(await headingAt(permalink)).toBe(title)
  await expect.poll(() => headingAt(permalink), { timeout: 10_000 }).toBe(`${title}, later`)
})

test('an earlier version of a published article is restored into its changes', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  await staff.call(newsApi.update, {
    body: {
      id,
      permalink,
      language: 'en',
      title: 'Second title',
      content: '<p>Anchors below the roof.</p>',
    },
  })
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await page.getByRole('button', { name: /^Changes since .*: Created$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click()
  await bar(page).waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)
  expect(await headingAt(permalink)).toBe('Second title')
  await button(page, 'Publish changes').click()
  await note(page, /Changes to “.*” published\./)
  expect(await headingAt(permalink)).toBe(title)
})

test('an article is deleted with its changes, and comes back with them', async () => {
  const staff = await site.staff()
  const { id, title } = await publishArticle(staff)
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await saveChanges(page, 'Changes in the trash')
  await button(page, 'Delete this article…').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Unpublished changes also move to the trash').waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Restore', exact: true }).click()
  await note(page, 'Restored and hidden.')
  const back = await staff.call(newsApi.get, { params: { id } })
  expect(back).toMatchObject({ title, changes: { item: { title: 'Changes in the trash' } } })
  await page.goto(`/backoffice/news/${id}`)
  await expect.poll(() => titleField(page).inputValue()).toBe('Changes in the trash')
})

test('a translation is outdated once the changes of its source are published', async () => {
  const staff = await site.staff()
  const source = await publishArticle(staff, { content: '<p>Anchors above.</p><p>Two.</p>' })
  const translation = await publishArticle(staff, {
    language: 'de',
    title: `Artikel ${source.title}`,
    content: '<p>Anker oben.</p><p>Zwei.</p>',
    counterpartOf: source.id,
  })
  const outdated = async () =>
    (await staff.call(newsApi.get, { params: { id: translation.id } })).behind
  const page = await site.open()
  await openBackoffice(page, `/news/${source.id}`)
  await saveChanges(page, `${source.title}, new`)
  expect(await outdated()).toBe(0)
  await button(page, 'Publish changes').click()
  await note(page, /Changes to “.*” published\./)
  expect(await outdated()).toBe(1)
  await page.goto('/backoffice/news?behind=de')
  await page.getByRole('link', { name: translation.title }).waitFor()
})
