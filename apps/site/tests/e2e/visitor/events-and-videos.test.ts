import { expect, test } from 'vitest'
import { mediaApi } from '#src/features/media/contract.ts'
import { chapterStarts } from '#src/features/media/demo/chapters.ts'
import { mediaInput } from '#tests/support/factories.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from '../staff/staff-steps.ts'

const site = siteInChromium()

test('an event is announced in the editor, corrected, and found on the page of events', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Hall visit in Lisbon')
  await page.getByRole('button', { name: 'Add date and place' }).click()
  await page.getByLabel('Starts').fill('2031-07-03T14:00')
  await page.getByLabel('Time zone').fill('Europe/Lisbon')
  await page.getByLabel('Place').fill('Lisbon')
  const link = page.getByLabel('Registration link')
  await link.fill('http://meet.example')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByText('Enter a URL that starts with https://.').waitFor()
  await expect.poll(() => link.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.getByLabel('Place').getAttribute('aria-invalid')).toBeNull()
  await link.fill('https://meet.example/lisbon')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  // It has no text.
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  await page.getByRole('link', { name: 'View on the site' }).waitFor()

  const visitor = await site.open({ locale: 'en-GB', timezoneId: 'America/New_York' })
  await visitor.goto('/en/events')
  const entry = visitor.getByRole('article').filter({ hasText: 'Hall visit in Lisbon' })
  await entry.getByText('Thursday, 3 July 2031, 14:00').waitFor()
  await entry.getByText('Western European Summer Time').waitFor()
  await entry.scrollIntoViewIfNeeded()
  await entry.getByText(/In your time zone: Thu 3 Jul, 0?9:00/).waitFor()
  const path = await entry.getByRole('link', { name: /^Add to calendar/ }).getAttribute('href')
  const file = await (await fetch(site.server().url + path)).text()
  expect(file).toContain('DTSTART:20310703T130000Z')

  await page.getByRole('button', { name: 'Remove date and place' }).click()
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByRole('button', { name: 'Add date and place' }).waitFor()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByRole('button', { name: 'Publish anyway' }).click()
  const shown = async () => {
    await visitor.reload()
    return entry.count()
  }
  await expect.poll(shown).toBe(0)
})

test('a film of another host is loaded when its button is pressed, and not before', async () => {
  const staff = await site.staff()
  const body = mediaInput({ mediaURL: 'https://vimeo.com/76979871' })
  const { id } = await staff.call(mediaApi.create, { body })
  await staff.call(mediaApi.activate, { body: { id } })
  const page = await site.open()
  const asked: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
  })
  await page.goto('/en/videos')
  const button = page.getByRole('button', { name: 'Load video from vimeo.com' })
  await button.waitFor()
  expect(asked).toEqual([])
  site.expectTrace(/^foreign https:\/\/player\.vimeo\.com\//)
  await button.click()
  await page.locator('iframe').waitFor()
  await expect
    .poll(() => asked)
    .toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
})

test('a chapter of the webinar plays the film from its second, with captions in the page’s language', async () => {
  const page = await site.open()
  await page.goto('/de/videos')
  const film = page.getByRole('article').first()
  const [, , warning] = chapterStarts
  await film.locator(`a[data-start="${warning}"]`).first().click()
  const video = film.locator('video')
  const state = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      second: Math.floor(element.currentTime),
      track: element.textTracks[0]?.mode,
      language: element.textTracks[0]?.language,
      caption: (element.textTracks[0]?.activeCues?.length ?? 0) > 0,
    }))
  const beyond = async () => (await state()).second >= warning && (await state()).caption
  await expect.poll(beyond).toBe(true)
  expect(await state()).toMatchObject({ track: 'showing', language: 'de' })
  await page.getByText('Sekunde für Sekunde nachlesen').first().click()
  await film.getByText('Beide Positionen sind bekannt').waitFor()
})

test('without scripts a chapter opens the film at its second', async () => {
  const page = await site.open()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/de/videos')
  const [, , warning] = chapterStarts
  const film = page.getByRole('article').first()
  await film.locator(`a[data-start="${warning}"]`).first().click()
  const state = () =>
    page.locator('video').evaluate(({ currentTime, readyState }: HTMLVideoElement) => ({
      second: currentTime,
      isLoaded: readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    }))
  await expect.poll(state).toEqual({ second: warning, isLoaded: true })
})
