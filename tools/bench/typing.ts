/**
 * The editor with an article of 200 KB: milliseconds until it is open, and from a key to the painted
 * frame, at the beginning, in the middle and at the end of the text. Argument: another size in KB.
 */
import type { Page } from 'playwright-core'
import { newsApi } from '@repo/site/features/news/contract.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { account, sessionOf } from './many/server.ts'
import { loadOfMachine } from './spread.ts'
import { quantile } from '@repo/platform/values/quantile.ts'

const bytes = Number(process.argv[2] ?? 200) * 1_000
const keysPerPlace = 60
/** As far apart as the keys of somebody who types fast. */
const betweenMs = 120
const goalMs = 16

declare global {
  interface Window {
    keys: { script: number; paint: number }[]
  }
}

/** Paragraphs with links and bold words, headings, lists and tables, as articles have them. */
function longText(): string {
  const sentence = 'A tag that stands still is measured a thousand times before anybody trusts it. '
  const paragraph = `<p>${sentence.repeat(4)}<strong>${sentence}</strong><a href="/en/rtls">${sentence}</a></p>`
  const list = `<ul>${`<li><p>${sentence}</p></li>`.repeat(4)}</ul>`
  const row = `<tr>${'<td><p>50 m</p></td>'.repeat(3)}</tr>`
  const table = `<table><tbody>${row.repeat(4)}</tbody></table>`
  const section = `<h2>Measured</h2>${paragraph.repeat(5)}${list}${table}`
  return section.repeat(Math.ceil(bytes / section.length))
}

/** Runs in the page: its listeners are the first and the last ones of every key. */
function watch(): void {
  window.keys = []
  let began = 0
  addEventListener('keydown', () => (began = performance.now()), { capture: true })
  addEventListener('input', () =>
    queueMicrotask(() => {
      const script = performance.now() - began
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          window.keys.push({ script, paint: performance.now() - began }),
        )
        port1.start()
        port2.postMessage('')
      })
    }),
  )
}

const at = (values: readonly number[], share: number) => Number(quantile(values, share).toFixed(1))

async function type(page: Page, share: number) {
  const paragraphs = page.locator('.ProseMirror > p')
  const count = await paragraphs.count()
  const place = paragraphs.nth(Math.min(count - 1, Math.floor(count * share)))
  await place.scrollIntoViewIfNeeded()
  await place.click()
  await page.keyboard.press('End')
  await page.waitForTimeout(1_500)
  await page.evaluate(() => (window.keys.length = 0))
  for (let key = 0; key < keysPerPlace; key += 1) {
    await page.keyboard.press(key % 6 ? 'e' : 'Space')
    await page.waitForTimeout(betweenMs)
  }
  await page.waitForTimeout(1_000)
  const keys = await page.evaluate(() => window.keys)
  const of = (values: readonly number[]) => ({
    median: at(values, 0.5),
    '95 %': at(values, 0.95),
    most: at(values, 1),
  })
  return {
    script: of(keys.map(({ script }) => script)),
    paint: of(keys.map(({ paint }) => paint)),
  }
}

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer({ ...account, SEED: 'none' })
const browser = await launchChromium()
try {
  const cookie = await sessionOf(server.url)
  const staff = createClient({
    origins: { site: server.url, account: server.url },
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: server.url },
      }),
  })
  await staff.call(newsApi.create, {
    body: { language: 'en', title: 'Long', permalink: 'long', content: longText() },
  })
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
  })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto('/backoffice/news')
  await page.getByRole('link', { name: 'Long' }).first().waitFor()
  await page.waitForTimeout(2_000)
  await page.evaluate(watch)
  const began = performance.now()
  await page.getByRole('link', { name: 'Long' }).first().click()
  await page.locator('.ProseMirror > p').first().waitFor()
  const opening = performance.now() - began
  const places = { beginning: 0, middle: 0.5, end: 1 }
  const rows: Record<string, object> = {}
  for (const [place, share] of Object.entries(places)) {
    const { script, paint } = await type(page, share)
    rows[`${place}: key to end of scripts, ms (median at most ${goalMs})`] = script
    rows[`${place}: key to painted frame, ms`] = paint
  }
  console.log(
    `${Math.round(bytes / 1_000)} KB, opened in ${Math.round(opening)} ms; load ${loadOfMachine()}`,
  )
  console.table(rows)
} finally {
  await browser.close()
  await server.stop()
}
