/**
 * The estimator on a slow phone: milliseconds from a key to the repainted result, over 50 changes
 * at a sixth of the processor's speed. Argument: another slowdown, as in "4".
 */
import type { Browser, Page } from 'playwright-core'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { spread } from './spread.ts'

const slowdown = Number(process.argv[2] ?? 6)
const changesPerField = 10
/** As far apart as the keys of somebody who types fast. */
const betweenMs = 150
const fields = { forklifts: '25', area: '15000', pallets: '300000', margin: '1', accidents: '1' }

interface Change {
  /** From the input event until every handler and React are done. */
  script: number
  /** From the input event until the frame that shows the change has been handed over. */
  paint: number
  /** Whether the headline said something else when the scripts were done. */
  repainted: boolean
}

declare global {
  interface Window {
    changes: Change[]
  }
}

/** Runs in the page: its listeners are the first and the last ones of every input event. */
function watch(): void {
  window.changes = []
  const headline = () =>
    document.querySelector('#result section > :nth-child(2)')?.textContent ?? ''
  let began = 0
  let before = ''
  const start = () => {
    before = headline()
    began = performance.now()
  }
  const end = () =>
    // React renders in a microtask of its own, queued before this one.
    queueMicrotask(() => {
      const script = performance.now() - began
      const repainted = headline() !== before
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          window.changes.push({ script, paint: performance.now() - began, repainted }),
        )
        port1.start()
        port2.postMessage('')
      })
    })
  addEventListener('input', start, { capture: true })
  addEventListener('input', end)
}

async function change(page: Page): Promise<Change[]> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form [name=${name}]`)
    await field.fill(value)
    await field.press('End')
    await page.waitForTimeout(1_000)
    await page.evaluate(() => (window.changes.length -= 1))
    for (let count = 0; count < changesPerField; count++) {
      await page.keyboard.press(count % 2 ? 'Backspace' : '2')
      await page.waitForTimeout(betweenMs)
    }
  }
  await page.waitForTimeout(1_000)
  return page.evaluate(() => window.changes)
}

async function measure(browser: Browser, url: string, width: number) {
  const page = await browser.newPage({ baseURL: url, viewport: { width, height: 844 } })
  await page.goto('/en/pricing')
  await page.locator('form [name=forklifts]').focus()
  await page.locator('form[novalidate] [name=forklifts]').waitFor()
  await page.evaluate(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const changes = await change(page)
  const repainted = changes.filter((one) => one.repainted).length
  console.log(`${width} px: ${repainted} of ${changes.length} changes changed the headline`)
  await page.close()
  return {
    [`${width} px: script, ms (median at most 16)`]: spread(changes.map(({ script }) => script)),
    [`${width} px: input to paint, ms (at most 50)`]: spread(changes.map(({ paint }) => paint)),
  }
}

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer()
const browser = await launchChromium()
try {
  const phone = await measure(browser, server.url, 390)
  const desk = await measure(browser, server.url, 1440)
  console.log(`${slowdown} times slower, ${betweenMs} ms between the keys`)
  console.table({ ...phone, ...desk })
} finally {
  await browser.close()
  await server.stop()
}
