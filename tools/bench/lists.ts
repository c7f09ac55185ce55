/**
 * The lists of the back office in Chromium, with 10,000 news in six languages and 5,000 files:
 * milliseconds from a key to the painted rows, median, 95 % and first of 20. Each key asks for something
 * that nobody asked for before, so that nothing is found in the browser: `asked` says how many made
 * calls. Beside it stand the longest call until the rows were there, the calls of a key and what they
 * answered. Argument: another number of measurements.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '@repo/site/migrations/index.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { counts, fill } from './many/fill.ts'
import { account, residentOf, sessionOf, settled } from './many/server.ts'
import { required } from '@repo/platform/values/required.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'
import { loadOfMachine } from './spread.ts'
import { quantile } from '@repo/platform/values/quantile.ts'

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

/** One key, and how long the other rows took; nothing where they are the same ones. */
async function press(page: Page, key: string): Promise<Press[]> {
  await page.keyboard.press(key)
  const painted = await page
    .waitForFunction(() => window.painted, undefined, { timeout: 2_000 })
    .catch(() => undefined)
  if (!painted) return []
  const ms = required(await painted.jsonValue(), 'the time of the paint')
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
  return [
    {
      ms,
      server: Math.max(0, ...before.map(({ took }) => took)),
      calls: calls.length,
      bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  ]
}

type Measure = (page: Page, words: readonly string[]) => Promise<Press[]>

async function searchFor(page: Page, text: string) {
  const box = page.getByRole('searchbox').first()
  await box.fill(text)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(100)
  return box
}

/** Types a word into the search, measures its last letter, and clears the field. */
const search: Measure = async (page, words) => {
  const found: Press[] = []
  for (const word of words) {
    const box = await searchFor(page, word.slice(0, -1))
    await box.focus()
    await page.keyboard.press('End')
    found.push(...(await press(page, word.slice(-1))))
    await searchFor(page, '')
  }
  return found
}

/** Presses these buttons in turn with the Enter key, each among what another word finds. */
const toggle =
  (...names: readonly (string | RegExp)[]): Measure =>
  async (page, words) => {
    const found: Press[] = []
    for (const [n, word] of words.entries()) {
      await searchFor(page, word)
      await page
        .getByRole('button', { name: inTurn(names, n) })
        .first()
        .focus()
      found.push(...(await press(page, 'Enter')))
    }
    return found
  }

/** Of the demo's sentences in six languages. */
const candidates =
  'uwb wms iso und nicht with truck anker where avant speed dans sich oder each from that time point pour sans trois entre chaque zwei nach temps tempo zona radio vista punto conta falta puede banda donde senza anche scan line both when sobre valor medir'.split(
    ' ',
  )

/** As many words as there are measurements, each of which finds something else than without its last letter. */
async function wordsFor(ask: (search: string) => Promise<string>): Promise<string[]> {
  const words: string[] = []
  for (const word of candidates) {
    if (words.length === rounds) break
    if ((await ask(word)) !== (await ask(word.slice(0, -1)))) words.push(word)
  }
  if (words.length < rounds) throw new Error(`There are ${words.length} words for ${rounds} rounds`)
  return words
}

const inNews = '/api/news?limit=50&search='
const lists: readonly [name: string, path: string, measure: Measure][] = [
  ['news, search', '/news', search],
  ['news by family, search', '/news?view=family', search],
  ['news, items and families', '/news', toggle('Families', 'Items')],
  ['news by family, order', '/news?view=family', toggle('Title')],
  ['news, status', '/news', toggle(/^Draft/, /^Published/)],
  ['all content in six languages, search', '/languages', search],
  ['library, search', '/library', search],
]
const files = Array.from({ length: rounds }, (_, n) => `hall-${11 + 2 * n}`)

const at = (share: number, numbers: readonly number[]) =>
  Math.round(numbers.length ? quantile(numbers, share) : 0)
const middle = (numbers: readonly number[]) => at(0.5, numbers)

function report(name: string, found: readonly Press[]) {
  const times = found.map(({ ms }) => ms)
  const asked = found.filter(({ calls }) => calls > 0)
  return {
    list: name,
    'median ms': middle(times),
    keys: found.length,
    '95 % ms': at(0.95, times),
    'first ms': Math.round(times[0] ?? NaN),
    asked: asked.length,
    'server ms': middle(asked.map(({ server }) => server)),
    calls: middle(asked.map(({ calls }) => calls)),
    kB: middle(asked.map(({ bytes }) => bytes / 1_000)),
    load: loadOfMachine(),
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
    const ask = async (path: string) =>
      (await fetch(server.url + path, { headers: { cookie: `${name}=${value}` } })).text()
    const words = await wordsFor((text) => ask(inNews + text))
    const table = []
    for (const [list, path, measure] of lists) {
      await page.goto(`${server.url}/backoffice${path}`, { waitUntil: 'networkidle' })
      table.push(report(list, await measure(page, path === '/library' ? files : words)))
    }
    console.table(table)
    console.log(`${Math.round(residentOf(server.pid))} MB resident`)
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
