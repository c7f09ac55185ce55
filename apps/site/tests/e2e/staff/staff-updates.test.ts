import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, requestDemo } from './staff-steps.ts'
import { startVersionProxy } from '../support/version-proxy.ts'

const site = siteInChromium()

/** The back office where a newer version can take over. */
async function openFollowing(path: string) {
  const proxy = await startVersionProxy(site.server().url)
  onTestFinished(proxy.stop)
  site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
  const page = await site.open({ serviceWorkers: 'allow', baseURL: proxy.url })
  await openBackoffice(page, path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const seen = { loads: 0, questions: 0 }
  page.on('load', () => (seen.loads += 1))
  page.on('dialog', (dialog) => {
    seen.questions += 1
    void dialog.accept()
  })
  return {
    proxy,
    page,
    seen,
    /** As the browser does by itself from time to time. */
    async release(name: string): Promise<void> {
      proxy.release(name)
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
    },
    async reloaded(times: number): Promise<void> {
      await expect.poll(() => seen).toEqual({ loads: times, questions: 0 })
      await page.evaluate(() => navigator.serviceWorker.ready)
    },
  }
}

const installs = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.installing)

test('each newer version takes over with one reload, after a save, and what is unsaved is on the screen again', async () => {
  const staff = await site.staff()
  const { id } = await requestDemo(staff, 'Halle Süd')
  const { proxy, page, seen, release, reloaded } = await openFollowing('/news/new')
  const title = page.getByRole('textbox', { name: 'Title' })
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await title.fill('Not saved yet')
  await text.click()
  await page.keyboard.type('Neither is this.')
  await release('a newer version')
  await reloaded(1)
  await expect.poll(() => title.inputValue()).toBe('Not saved yet')
  await expect.poll(() => text.textContent()).toBe('Neither is this.')
  await page.getByText('Changes autosaved', { exact: true }).waitFor()
  // It is the same draft that goes on, not a second one that is offered.
  await expect.poll(() => page.getByRole('button', { name: /^Continue/ }).count()).toBe(0)

  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name: /^Demo requests/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'Halle Süd' }).click()
  await page.getByRole('heading', { level: 1, name: 'Halle Süd' }).waitFor()
  await expect
    .poll(() => page.getByRole('main').textContent())
    .toMatch(/ada@example\.com.*Portugal/s)
  const note = page.getByRole('textbox', { name: 'Note' })
  const kept = page.getByText(/note kept on this device only/i)
  await note.fill('Wants a visit in March')
  await kept.waitFor()
  await release('one newer still')
  await reloaded(2)
  await expect.poll(() => note.inputValue()).toBe('Wants a visit in March')

  // Notes and states of others meanwhile stand beside it.
  const theirs = 'Called, no answer'
  await staff.call(demoRequestsApi.addNote, { body: { id, text: theirs } })
  await staff.call(demoRequestsApi.setState, { body: { id, state: 'contacted' } })
  const letGo = proxy.hold('/api/leads/note')
  await page.getByRole('button', { name: /^Save note/ }).click()
  await release('the newest')
  await expect.poll(() => installs(page)).toBe(false)
  // Long enough to ask whether it may take over.
  await page.waitForTimeout(1_000)
  expect(seen.loads).toBe(2)
  letGo()
  await reloaded(3)
  for (const entry of ['Status: Contacted', theirs, 'Wants a visit in March'])
    await page.getByRole('listitem').filter({ hasText: entry }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  await expect.poll(() => kept.count()).toBe(0)
  const timeline = await staff.call(demoRequestsApi.timeline, { params: { id } })
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'note', text: 'Wants a visit in March' }),
  )
  // Long enough for another one.
  await page.waitForTimeout(2_000)
  expect(seen).toEqual({ loads: 3, questions: 0 })
})
