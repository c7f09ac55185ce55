import type { Page } from 'playwright-core'
import { required } from '@repo/platform/values/required.ts'

declare global {
  interface Window {
    /** From the key until the frame that shows other rows has been handed over; undefined until then. */
    painted: number | undefined
    pressed: number
  }
}

/** A key, in milliseconds. */
export interface Press {
  ms: number
  server: number
  calls: number
  bytes: number
}

/**
 * Runs in the page. Where its rows lead tells whether a list shows other rows: a filter changes the page
 * around those that it still shows while the server is asked.
 */
export function watch(): void {
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
export async function press(page: Page, key: string): Promise<Press[]> {
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
