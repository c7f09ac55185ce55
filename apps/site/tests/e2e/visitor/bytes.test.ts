import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brotliCompressSync, constants } from 'node:zlib'
import { pageNames } from '@repo/platform/facts/page-names.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { awake } from '../support/visitor-form-steps.ts'
import { inflected } from '../support/visitor-steps.ts'
import { openBackoffice } from '../staff/staff-steps.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'

const site = siteInChromium({ PAGE_COMPRESSION: 'best' })

interface Weight {
  scripts: number
  scriptFiles: number
  font: number
  all: number
}

/** Bytes on the wire of one visit with an empty cache; only `all` counts the heads of the answers. */
async function weigh(
  path: string,
  seen: (page: Page) => Promise<unknown>,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<Weight> {
  const page = await site.open({ reducedMotion: 'no-preference' })
  await before(page)
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, { type: string; head: number }>()
  const weight: Weight = { scripts: 0, scriptFiles: 0, font: 0, all: 0 }
  const open = new Map<string, string>()
  let changedAt = 0
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    changedAt = performance.now()
    // What the page before it has left open does not come any more.
    if (type === 'Document') open.clear()
    open.set(requestId, request.url)
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    changedAt = performance.now()
    open.delete(requestId)
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, head: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, head } = kinds.get(requestId) ?? { type: '', head: 0 }
    changedAt = performance.now()
    open.delete(requestId)
    const body = encodedDataLength - head
    weight.all += encodedDataLength
    if (type === 'Script') {
      weight.scripts += body
      weight.scriptFiles += 1
    }
    if (type === 'Font') weight.font += body
  })
  if (path !== '/backoffice') await compressed(path)
  // Instead of Playwright's `networkidle`, which does not name what it waits for.
  const isQuiet = async () => {
    await expect.poll(() => [...open.values()]).toEqual([])
    await expect.poll(() => performance.now() - changedAt).toBeGreaterThan(500)
  }
  await page.goto(path)
  await isQuiet()
  await seen(page)
  await isQuiet()
  return weight
}

/** The server sends a page as it is until it has compressed it. */
const compressed = (path: string) =>
  expect.poll(async () => (await fetched(path)).headers.get('content-encoding')).toBe('br')

const fetched = (path: string) =>
  fetch(`${site.server().url}${path}`, { headers: { 'accept-encoding': 'br' } })

const toItsEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

test.each([
  ['/en/terms', 1],
  ['/de/news', 1],
  ['/de/benefits', 1],
  ['/de/simulator', 1],
  // The button that copies its address has a script of its own.
  [`/de/${inflected.de.article}`, 2],
])('a page without islands brings at most 4,096 bytes of script: %s in %i', async (path, files) => {
  const { scripts, scriptFiles, font } = await weigh(path, async (page) => {
    await toItsEnd(page)
    if (files === 2) await page.locator('[data-enhance] button:visible').waitFor()
  })
  expect(scriptFiles).toBe(files)
  expect(scripts).toBeGreaterThan(0)
  expect(scripts).toBeLessThanOrEqual(4_096)
  expect(font).toBeGreaterThan(0)
  expect(font).toBeLessThanOrEqual(47_104)
})

// 4,300 until the frame could begin a part at a press, and shared the errors of fields with the simulator.
test('the features with their zone editor load at most 4,608 bytes of script', async () => {
  const { scripts } = await weigh('/de/features', toItsEnd)
  expect(scripts).toBeLessThanOrEqual(4_608)
})

// 6,144 until the simulator's page shared the hall model: what both use of a module is in one chunk. 7,424 until
// walls had a material and zones a deck.
test('the page of locating brings at most 7,680 bytes of script, its hall model in use', async () => {
  const { scripts } = await weigh('/de/rtls', async (page) => {
    await page.locator('[data-move=tag]').press('ArrowRight')
    await toItsEnd(page)
  })
  expect(scripts).toBeGreaterThan(3_000)
  expect(scripts).toBeLessThanOrEqual(7_680)
})

test('home with its animated floor loads at most 15,360 bytes of script and 122,880 in all', async () => {
  const { scripts, all } = await weigh('/de', async (page) => {
    await page.locator('[data-animated-floor][data-alive]').waitFor()
    await toItsEnd(page)
  })
  expect(scripts).toBeLessThanOrEqual(15_360)
  expect(all).toBeLessThanOrEqual(122_880)
})

test('logistics with its tabs, scenes and slider loads at most 8,192 bytes of script', async () => {
  const { scripts } = await weigh('/de/logistics', async (page) => {
    await page.locator('[data-tabs]').waitFor()
    const truck = page.locator('#fleet-safety [data-mover]').first()
    const before = await truck.getAttribute('transform')
    await expect.poll(() => truck.getAttribute('transform')).not.toBe(before)
    await page.locator('#tab-fleet-right-sizing').click()
    await page.locator('#trucks-on-shift[aria-valuetext]').waitFor()
  })
  expect(scripts).toBeLessThanOrEqual(8_192)
})

test('the demo form loads at most 80,000 bytes of script, React included', async () => {
  const form = (page: Page) => page.getByRole('main').locator('form')
  const { scripts } = await weigh('/de/request-demo', (page) => awake(form(page)))
  expect(scripts).toBeLessThanOrEqual(80_000)
})

// React and the kit that the islands share are one file, which pricing and the demo form bring too.
const shared = /\/(?:react|rolldown-runtime)-[^/]+\.js$/

test('the simulator begins with at most 46,080 bytes of script beyond the page and React, workers included', async () => {
  const page = await site.open({ reducedMotion: 'no-preference' })
  const loaded = new Set<string>()
  page.context().on('request', (request) => {
    // The service worker keeps other pages meanwhile.
    if (request.serviceWorker()) return
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && pathname !== '/sw.js') loaded.add(pathname)
  })
  await page.goto('/de/simulator', { waitUntil: 'networkidle' })
  await toItsEnd(page)
  await page.waitForLoadState('networkidle')
  const shell = new Set(loaded)
  const bytes = async () => {
    let sum = 0
    for (const path of loaded) {
      if (shell.has(path) || shared.test(path)) continue
      const { headers } = await fetched(path)
      const length = Number(headers.get('content-length'))
      // A file of a few hundred bytes is sent as it is.
      if (length >= 1_024) expect(headers.get('content-encoding')).toBe('br')
      sum += length
    }
    return sum
  }
  await page.locator('[data-start=planner]').click()
  await expect.poll(() => page.locator('[data-figure=share]').textContent()).toBe('99\u00a0%')
  const atFirst = await bytes()
  expect(atFirst).toBeGreaterThan(30_000)
  expect(atFirst).toBeLessThanOrEqual(46_080)
  // What follows from the plan comes when one goes there, and what shows the runs while they are computed.
  await page.locator('[data-start=runs]').click()
  await page.locator('[data-runs] [data-part=results]').waitFor({ timeout: 30_000 })
  const inUse = await bytes()
  expect(inUse).toBeGreaterThan(atFirst)
  expect(inUse).toBeLessThanOrEqual(76_800)
})

test('every page loads at most 25,600 bytes of styles and preloads one font', async () => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    if (!sizes.has(path))
      sizes.set(path, brotliCompressSync(await (await fetched(path)).bytes()).length)
    return sizes.get(path)!
  }
  for (const name of ['', ...pageNames]) {
    const html = await (await fetched(`/de/${name}`)).text()
    const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) => link)
    const styles = links.filter((link) => link.includes('rel="stylesheet"'))
    const inline = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text!)
    let bytes = inline.length ? brotliCompressSync(inline.join('')).length : 0
    for (const link of styles) bytes += await sizeOf(/href="([^"]+)"/.exec(link)![1]!)
    expect([name, bytes > 0, bytes <= 25_600]).toEqual([name, true, true])
    // Each link costs a round trip before the first paint.
    expect([name, styles.length, inline.length <= 1]).toEqual([name, 1, true])
    expect([name, links.filter((link) => link.includes('as="font"')).length]).toEqual([name, 1])
  }
})

test('the back office loads at most 307,200 bytes of script first, the dashboard included', async () => {
  const { scripts } = await weigh(
    '/backoffice',
    (page) => page.getByRole('heading', { name: 'Page views' }).waitFor(),
    async (page) => {
      // The way in from the site ends a view transition that the back office has none to answer with.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openBackoffice(page, '/account')
    },
  )
  expect(scripts).toBeGreaterThan(100_000)
  expect(scripts).toBeLessThanOrEqual(307_200)
})

test('the admin area is loaded on demand: no page of the site names its script', async () => {
  const html = async (path: string) => (await fetched(path)).text()
  const scriptsIn = (text: string) =>
    [...text.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, script]) => script!)
  const [ofSite, ofBackoffice] = [await html('/de'), await html('/backoffice')].map(scriptsIn)
  const [entry, ...others] = ofBackoffice!.filter((script) => !ofSite!.includes(script))
  expect([entry, others]).toEqual([expect.stringMatching(/^\/assets\/.+\.js$/), []])
  for (const name of ['', ...pageNames])
    expect(await html(`/de/${name}`), name).not.toContain(entry)
})

const pricing = '/de/pricing?country=DE'

test('the pricing page loads at most 5,000 bytes of script for a reader', async () => {
  const { scripts } = await weigh(pricing, toItsEnd)
  expect(scripts).toBeLessThanOrEqual(5_000)
})

// The frame's part has grown by the update that waits for unsaved text (77 bytes), and by the kept demo
// request that waits for the visitor once the server has rejected it. The estimator by the link to the
// drawing of its hall, and by a file of its own for what it shares with the planner (78,848 before).
// 79,488 until classes were named by hashes and Vite's output was left as it is. 80,384 until layout had
// primitives, which took 380 bytes from the page's own styles. 80,768 until the workbench was React: the
// fields, selects and boxes that it shares with the demo form are in React's file. 81,920 until the form kept
// apart what is the example's, what the area gives and what a plan counts, and the result named it. 84,992
// until the result had a second range, at the prices of the list.
test('with the estimator in use it loads at most 86,016, React included', async () => {
  const estimator = (page: Page) => page.locator('#estimate form')
  const { scripts } = await weigh(pricing, async (page) => {
    const result = page.locator('#result')
    const before = await result.textContent()
    await estimator(page).getByLabel(roiNames.de.inputs.forklifts).fill('30')
    await expect.poll(() => result.textContent()).not.toBe(before)
  })
  expect(scripts).toBeGreaterThan(50_000)
  expect(scripts).toBeLessThanOrEqual(86_016)
})

test("the floor's drawing takes at most 25,600 bytes of home", async () => {
  const html = await (await fetch(`${site.server().url}/de`)).text()
  const [svg] = /<svg[^>]*data-animated-floor[\s\S]*?<\/svg>/.exec(html)!
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const { length } = brotliCompressSync(svg, { params })
  expect(length).toBeLessThanOrEqual(25_600)
})
