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
    async reloadedOnce(): Promise<void> {
      await expect.poll(() => seen).toEqual({ loads: 1, questions: 0 })
      await page.evaluate(() => navigator.serviceWorker.ready)
      // Long enough for a second one.
      await page.waitForTimeout(2_000)
      expect(seen).toEqual({ loads: 1, questions: 0 })
      seen.loads = 0
    },
  }
}

const kept = (page: Page) => page.getByText(/autosaved on this device, /i)

test('the back office follows each newer version with one reload, and an unsaved text is on the screen again', async () => {
  const { page, release, reloadedOnce } = await openFollowing('/news/new')
  const title = page.getByRole('textbox', { name: 'Title' })
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await title.fill('Not saved yet')
  await text.click()
  await page.keyboard.type('Neither is this.')
  for (const version of ['a newer version', 'one newer still']) {
    await release(version)
    await reloadedOnce()
    await expect.poll(() => title.inputValue()).toBe('Not saved yet')
    await expect.poll(() => text.textContent()).toBe('Neither is this.')
    await page.getByText('Draft autosaved', { exact: true }).waitFor()
    // It is the same draft that goes on, not a second one that is offered.
    await expect.poll(() => page.getByRole('button', { name: /^Continue/ }).count()).toBe(0)
  }
})

test('a note on a demo request is there after the reload, which waits for a save', async () => {
  const staff = await site.staff()
  const { id } = await requestDemo(staff, 'Halle Süd')
  const { proxy, page, seen, release, reloadedOnce } = await openFollowing(`/leads/${id}`)
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Wants a visit in March')
  await release('a newer version')
  await reloadedOnce()
  await expect.poll(() => note.inputValue()).toBe('Wants a visit in March')

  const letGo = proxy.hold('/api/leads/note')
  await page.getByRole('button', { name: /^Save note/ }).click()
  await release('one newer still')
  await page.waitForTimeout(3_000)
  expect(seen.loads).toBe(0)
  letGo()
  await reloadedOnce()
  await page.getByRole('listitem').filter({ hasText: 'Wants a visit in March' }).waitFor()
  await expect.poll(() => note.inputValue()).toBe('')
  await expect.poll(() => kept(page).count()).toBe(0)
  const timeline = await staff.call(demoRequestsApi.timeline, { params: { id } })
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'note', text: 'Wants a visit in March' }),
  )
})
