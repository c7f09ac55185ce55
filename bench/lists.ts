/**
 * The lists of the back office in Chromium, with 10,000 news in six languages and 5,000 files:
 * milliseconds from a key to the painted rows, median, worst and first of 20. They include the pause
 * that the search waits for a further key. What was found a moment ago is shown again without asking:
 * `asked` says how many keys made calls, and the median of those alone is printed beside the whole, with
 * the longest call until the rows were there, the calls of a key and what they answered. Argument:
 * another number of measurements.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ensureBuilt } from '../scripts/build-stamp.ts'
import { openStore } from '#src/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { startBuiltServer } from '#tests/support/built-server.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { counts, fill } from './many/fill.ts'
import { account, sessionOf, settled } from './many/server.ts'

const rounds = Number(process.argv[2] ?? 20)

declare global {
  interface Window {
    /** From the key until the frame that shows other rows has been handed over; undefined until then. */
    painted: number | undefined
    pressed: number
  }
}

/** A key, in milliseconds. */
interface Press {
  ms: number
  server: number
  calls: number
  bytes: number
}

/**
 * Runs in the page. Where its rows lead tells whether a list shows other rows: a filter changes the page
 * around those that it still shows while the server is asked.
 */
function watch(): void {
  performance.setResourceTimingBufferSize(100_000)
  const shown = () => {
    const links = document.querySelectorAll('tbody tr a, main ul[data-layout] > li a')
    return Array.from(links, (link) => link.getAttribute('href')).join()
  }
  addEventListener(
    'keydown',
    () => {
      const began = performance.now()
      const before = shown()
      window.pressed = began
      window.painted = undefined
      const observer = new MutationObserver(() => {
        if (shown() === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => (window.painted = performance.now() - began))
          port1.start()
          port2.postMessage('')
        })
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    { capture: true },
  )
}

/** One key, and how long the other rows took. */
async function press(page: Page, key: string): Promise<Press> {
  await page.keyboard.press(key)
  const painted = await page.waitForFunction(() => window.painted)
  const ms = (await painted.jsonValue())!
  // Somebody reads before the next key; what was asked for besides has come, and its times are known.
  await page.waitForTimeout(200)
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming)
      .filter((one) => one.initiatorType === 'fetch' && one.startTime >= window.pressed)
      .map(({ startTime, responseEnd, encodedBodySize }) => ({
        until: responseEnd - window.pressed,
        took: responseEnd - startTime,
        bytes: encodedBodySize,
      })),
  )
  const before = calls.filter(({ until }) => until <= ms)
  return {
    ms,
    server: Math.max(0, ...before.map(({ took }) => took)),
    calls: calls.length,
    bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

type Measure = (page: Page) => Promise<Press[]>

/** Types a word into the search, measures its last letter, and clears the field. */
const search =
  (words: readonly string[]): Measure =>
  async (page) => {
    const box = page.getByRole('searchbox').first()
    const found: Press[] = []
    for (let n = 0; n < rounds; n += 1) {
      const word = words[n % words.length]!
      await box.fill(word.slice(0, -1))
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(100)
      await box.focus()
      await page.keyboard.press('End')
      found.push(await press(page, word.at(-1)!))
      await box.fill('')
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(100)
    }
    return found
  }

/** Presses these buttons in turn with the Enter key. */
const toggle =
  (...names: readonly (string | RegExp)[]): Measure =>
  async (page) => {
    const found: Press[] = []
    for (let n = 0; n < rounds; n += 1) {
      await page
        .getByRole('button', { name: names[n % names.length]! })
        .first()
        .focus()
      found.push(await press(page, 'Enter'))
    }
    return found
  }

/** Short ones: a longer beginning finds the same as the word, and nothing would change. */
const words = ['UWB', 'FIFO', 'WMS', 'ISO']

const lists: readonly [name: string, path: string, measure: Measure][] = [
  ['news, search', '/news', search(words)],
  ['news by family, search', '/news?view=family', search(words)],
  ['news, items and families', '/news', toggle('Families', 'Items')],
  ['news by family, order', '/news?view=family', toggle('Title')],
  ['news, status', '/news', toggle(/^Draft/, /^Published/)],
  ['all content in six languages, search', '/languages', search(words)],
  ['library, search', '/library', search(['hall-44', 'hall-31', 'hall-42', 'hall-27'])],
]

const middle = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0)

function report(name: string, found: readonly Press[]) {
  const times = found.map(({ ms }) => ms)
  const asked = found.filter(({ calls }) => calls > 0)
  return {
    list: name,
    'median ms': middle(times),
    'worst ms': Math.round(Math.max(...times)),
    'first ms': Math.round(times[0]!),
    asked: asked.length,
    'asked, median ms': middle(asked.map(({ ms }) => ms)),
    'server ms': middle(asked.map(({ server }) => server)),
    calls: middle(asked.map(({ calls }) => calls)),
    kB: middle(asked.map(({ bytes }) => bytes / 1_000)),
    load: Number(loadavg()[0]!.toFixed(1)),
  }
}

if (!ensureBuilt()) process.exit(1)
const dataDir = mkdtempSync(join(tmpdir(), 'trilane-lists-'))
try {
  const store = await openStore({ dataDir }, migrations)
  await fill(store, dataDir)
  await store.close()
  console.log(JSON.stringify(counts))
  const server = await startBuiltServer({ ...account, SEED: 'none', DATA_DIR: dataDir })
  const browser = await launchChromium()
  try {
    await settled(server.pid)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [name = '', value = ''] = (await sessionOf(server.url)).split('=')
    await context.addCookies([{ name, value, url: server.url }])
    const page = await context.newPage()
    await page.addInitScript(watch)
    for (const [list, path, measure] of lists) {
      await page.goto(`${server.url}/backoffice${path}`, { waitUntil: 'networkidle' })
      if (!(await page.getByRole('searchbox').count())) continue
      console.table([report(list, await measure(page))])
    }
    console.log(
      `${Math.round((Number(readFileSync(`/proc/${server.pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6)} MB resident`,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
