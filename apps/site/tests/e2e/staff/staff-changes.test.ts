import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
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
  await page.getByText('Unpublished changes', { exact: true }).first().waitFor()
  expect(await headingAt(permalink)).toBe(title)

  // A colleague finds it in the list, with the text that visitors see, and goes on from the changes.
  const colleague = await site.open()
  await openBackoffice(colleague, '/news?state=changed')
  await colleague.getByRole('link', { name: title, exact: true }).click()
  await expect.poll(() => titleField(colleague).inputValue()).toBe(changed)
  await bar(colleague).waitFor()
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

test('changes are scheduled and taken off the schedule, discarded, and come back from the history', async () => {
  const staff = await site.staff()
  const { id, title, permalink } = await publishArticle(staff)
  const page = await site.open({ timezoneId: 'UTC' })
  await openBackoffice(page, `/news/${id}`)
  const later = `${title}, later`
  await saveChanges(page, later)
  const publishOn = page.getByLabel('Publish changes on')
  await publishOn.fill(clock(-day))
  await button(page, 'Schedule changes').click()
  await page.getByText('Choose a time in the future.').waitFor()
  await publishOn.fill(clock(2 * day))
  await button(page, 'Schedule changes').click()
  await note(page, /Changes to “.*” will be published on /)
  await bar(page).getByText('These changes will be published on').waitFor()
  await button(page, 'Cancel schedule').click()
  await note(page, /The changes to .* are no longer scheduled/)
  await bar(page).getByText('These changes will be published on').waitFor({ state: 'detached' })

  const dialog = page.getByRole('alertdialog')
  await button(page, 'Delete this article…').click()
  await dialog.getByText('Unpublished changes also move to the trash').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await bar(page).getByRole('button', { name: 'Discard changes' }).click()
  await dialog.getByText('You can find the changes in the history.').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => titleField(page).inputValue()).toBe(title)
  await bar(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Changes since .*: Changes discarded$/ }).click()
  await dialog.getByText('saves this version as unpublished changes').waitFor()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await note(page, /restored as unpublished changes/)
  await expect.poll(() => titleField(page).inputValue()).toBe(later)
  await bar(page).waitFor()
  expect(await headingAt(permalink)).toBe(title)
})
