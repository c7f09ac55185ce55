/**
 * The first press on a slow phone: 390 px, a fourth of the processor's speed, 1.6 Mbit/s and 150 ms. From the
 * press of "Draw your hall" to the painted planner, and to the painted answer of its first button; and the
 * bytes that the press loads. Nothing is cached. Argument: how often.
 */
import type { Browser } from 'playwright-core'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { loadOfMachine } from './spread.ts'

const times = Number(process.argv[2] ?? 5)
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Runs in the page: presses, and tells when the planner and the answer of a tool were painted. */
async function pressAndDraw() {
  const frame = () => new Promise(requestAnimationFrame)
  const began = performance.now()
  document.querySelector<HTMLElement>('[data-start=planner]')!.click()
  while (!document.querySelector('[data-planner] canvas')) await frame()
  await frame()
  const shown = performance.now() - began
  const tool = document.querySelector<HTMLInputElement>('[name=tool][value=outline]')!
  tool.click()
  await frame()
  await frame()
  return { shown, answered: performance.now() - began, isChosen: tool.checked }
}

async function measure(browser: Browser, url: string) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/en/simulator', { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  const { shown, answered, isChosen } = await page.evaluate(pressAndDraw)
  if (!isChosen) throw new Error('The first button has not answered.')
  await context.close()
  return { shown, answered, bytes }
}

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer({ SEED: 'none' })
const browser = await launchChromium()
try {
  const all: Awaited<ReturnType<typeof measure>>[] = []
  for (let time = 0; time < times; time += 1) all.push(await measure(browser, server.url))
  const median = (name: 'shown' | 'answered' | 'bytes') =>
    Math.round(all.map((one) => one[name]).toSorted((a, b) => a - b)[times >> 1] ?? NaN)
  console.table({
    'painted planner, ms': median('shown'),
    'answer of its first button, ms': median('answered'),
    'bytes by then': median('bytes'),
  })
  console.log(`load ${loadOfMachine()}`)
} finally {
  await browser.close()
  await server.stop()
}
