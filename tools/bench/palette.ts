/**
 * The palette of the back office: milliseconds from the key to the frame that shows it, and from a
 * letter to the entries that it leaves, 20 times each, on the dashboard. Argument: a slowdown of the
 * processor, as in "4".
 */
import type { Page } from 'playwright-core'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { spread } from './spread.ts'

const slowdown = Number(process.argv[2] ?? 1)
const times = 20
const staff = { email: 'admin@example.com', password: 'correct horse battery staple' }

declare global {
  interface Window {
    keysPainted: number[]
  }
}

/** Runs in the page: from the time stamp of a key to the first task after the frame that follows. */
function watch(): void {
  window.keysPainted = []
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Escape') return
      if (key === 'Control') return
      const afterFrame = () => {
        if (!document.querySelector('[role=combobox]')) return requestAnimationFrame(afterFrame)
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          window.keysPainted.push(performance.now() - timeStamp),
        )
        port1.start()
        return port2.postMessage('')
      }
      requestAnimationFrame(afterFrame)
    },
    { capture: true },
  )
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/en/sign-in?return=/backoffice')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Email', { exact: true }).fill(staff.email)
  await form.getByLabel('Password', { exact: true }).fill(staff.password)
  await form.locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function measure(page: Page): Promise<Record<string, object>> {
  const field = page.getByRole('combobox', { name: 'Search or jump to…' })
  const [opened, typed]: [number[], number[]] = [[], []]
  const last = async () => {
    await page.waitForTimeout(100)
    return page.evaluate(() => window.keysPainted.at(-1) ?? NaN)
  }
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press('Control+k')
    await field.waitFor()
    opened.push(await last())
    await page.keyboard.press('n')
    typed.push(await last())
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
  }
  return {
    'key to painted palette, ms (median at most 50)': spread(opened),
    'letter to painted entries, ms': spread(typed),
  }
}

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer({
  ADMIN_EMAIL: staff.email,
  ADMIN_PASSWORD: staff.password,
})
const browser = await launchChromium()
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await signIn(page)
  await page.evaluate(watch)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  console.table(await measure(page))
} finally {
  await browser.close()
  await server.stop()
}
