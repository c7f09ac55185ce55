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
import { press, watch, type Press } from './lists/press.ts'
import { counts, fill } from './many/fill.ts'
import { account, residentOf, sessionOf, settled } from './many/server.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'
import { loadOfMachine } from './spread.ts'
import { quantile } from '@repo/platform/values/quantile.ts'

const rounds = Number(process.argv[2] ?? 20)

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
