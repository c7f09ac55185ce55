/**
 * The runs of the simulator on a phone, 390 px wide, 50 trucks: frames a second at a fourth of the
 * processor's speed and what a frame takes of the main thread without that; the first frame; and the
 * memory of the workers after an 8-hour shift in a hall of 50,000 squares. Argument: seconds of each measurement.
 */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { buildingOf } from '@repo/hall/model/building.ts'
import { generateHall } from '@repo/hall/model/generate.ts'
import { writePlan } from '@repo/hall/model/read-plan.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { openPlan, openSimulator } from './hall/open-simulator.ts'
import { loadOfMachine } from './spread.ts'

const seconds = Number(process.argv[2] ?? 10)
const slowdown = 4
const trucks = 50
const speeds = [1, 4, 60]
/** Where in the shift it plays; the trucks have spread by then. */
const from = '1200'

declare global {
  interface Window {
    answered: number
    firstFrame: number
  }
}

/** Runs in the page before its first run: notes when a worker last answered, and when that was painted. */
function watch(): void {
  const Native = Worker
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', () => (window.answered = performance.now()))
    }
  }
  const results = document.querySelector('[data-runs] [data-part=results]')!
  new MutationObserver(() => {
    const began = window.answered
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (window.firstFrame = performance.now() - began))
      port1.start()
      port2.postMessage('')
    })
  }).observe(results, { attributeFilter: ['hidden'] })
}

const part = (page: Page, name: string) => page.locator(`[data-runs] [data-part=${name}]`)
const round = (value: number) => Number(value.toFixed(2))

async function open(browser: Browser, url: string) {
  const page = await openSimulator(browser, {
    baseURL: url,
    viewport: { width: 390, height: 844 },
  })
  await page.evaluate(watch)
  return page
}

async function run(page: Page, hours: number) {
  await page.locator('[name=run-trucks]').fill(String(trucks))
  // Not by a pointer: a bar at the lower edge may stand over it.
  await page.locator(`[name=run-hours][value="${hours}"]`).dispatchEvent('click')
  await part(page, 'run').click()
  await part(page, 'results').waitFor({ timeout: 180_000 })
  await page.waitForTimeout(1_000)
  console.log(await part(page, 'status').textContent())
}

/** Frames a second while it plays, and milliseconds that one takes of the main thread. */
async function play(page: Page, session: CDPSession, speed: number) {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN)
  }
  await part(page, 'scrubber').fill(from)
  await page.locator(`[name=run-speed][value="${speed}"]`).dispatchEvent('click')
  await part(page, 'play').click()
  await page.locator('[data-stage=without]').scrollIntoViewIfNeeded()
  await page.waitForTimeout(1_000)
  const before = await spent()
  const shown = await page.evaluate(async (milliseconds) => {
    const began = performance.now()
    let frames = 0
    for (; performance.now() - began < milliseconds; frames += 1)
      await new Promise(requestAnimationFrame)
    return { frames, elapsed: performance.now() - began }
  }, 1000 * seconds)
  const after = await spent()
  await part(page, 'play').click()
  return { rate: (1000 * shown.frames) / shown.elapsed, busy: (after - before) / shown.frames }
}

async function drawing(browser: Browser, url: string) {
  const page = await open(browser, url)
  const session = await page.context().newCDPSession(page)
  // Of the thread's own clock: what other programs take meanwhile does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slow(slowdown)
  await run(page, 1)
  const rows: Record<string, object> = {
    'first frame, ms from the last answer': {
      [`${slowdown} times slower`]: round(await page.evaluate(() => window.firstFrame)),
    },
  }
  for (const speed of speeds) {
    await slow(slowdown)
    const { rate } = await play(page, session, speed)
    await slow(1)
    const { busy } = await play(page, session, speed)
    rows[`${speed}×, frames a second (60)`] = { [`${slowdown} times slower`]: round(rate) }
    rows[`${speed}×, a frame of the main thread, ms (4.1)`] = { 'full speed': round(busy) }
  }
  await page.close()
  return rows
}

/** Megabytes of each worker's heap and of its buffers, as it stands after its job and without what is garbage. */
async function workerMemory(page: Page, session: CDPSession) {
  const heaps: { used: number; kept: number }[] = []
  const heapOf = (sessionId: string) => {
    let last = 0
    const ask = (method: string) =>
      new Promise<Record<string, number>>((resolve) => {
        const id = (last += 1)
        const hear = (event: { sessionId: string; message: string }) => {
          const reply = JSON.parse(event.message) as { id?: number; result: Record<string, number> }
          if (event.sessionId !== sessionId || reply.id !== id) return
          session.off('Target.receivedMessageFromTarget', hear)
          resolve(reply.result)
        }
        session.on('Target.receivedMessageFromTarget', hear)
        void session.send('Target.sendMessageToTarget', {
          sessionId,
          message: JSON.stringify({ id, method }),
        })
      })
    const size = async () => {
      const { usedSize = NaN, backingStorageSize = NaN } = await ask('Runtime.getHeapUsage')
      return round((usedSize + backingStorageSize) / 2 ** 20)
    }
    return async () => {
      const used = await size()
      await ask('HeapProfiler.collectGarbage')
      heaps.push({ used, kept: await size() })
    }
  }
  const workers: (() => Promise<void>)[] = []
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.push(heapOf(sessionId))
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false })
  await page.waitForTimeout(500)
  for (const measure of workers) await measure()
  return heaps
}

async function memory(browser: Browser, url: string) {
  const page = await open(browser, url)
  const size = { area: 49_500, aisles: 36, aisleLength: 80 }
  const { plan } = generateHall({ ...size, tracking: 'indoor' })
  console.log(`${buildingOf(plan).cells.at.length} squares, ${plan.anchors.length} anchors`)
  await openPlan(page, writePlan(plan))
  await page.waitForTimeout(2_000)
  await run(page, 8)
  const heaps = await workerMemory(page, await page.context().newCDPSession(page))
  await page.close()
  return Object.fromEntries(
    heaps.map((heap, index) => [`worker ${index + 1}, MB (64)`, heap] as const),
  )
}

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer({ SEED: 'none' })
const browser = await launchChromium()
try {
  console.table(await drawing(browser, server.url))
  console.table(await memory(browser, server.url))
  console.log(`load ${loadOfMachine()}`)
} finally {
  await browser.close()
  await server.stop()
}
