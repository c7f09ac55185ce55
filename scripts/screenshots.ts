import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { startBuiltServer } from '#tests/support/built-server.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { ensureBuilt } from './build-stamp.ts'

const folder = join(import.meta.dirname, '../screenshots')
const widths = [390, 820, 1440]
const staff = {
  email: process.env.ADMIN_EMAIL ?? 'admin@example.com',
  password: process.env.ADMIN_PASSWORD ?? 'a password for screenshots',
}

/** Addresses of every public page in every language, from `sitemap.xml`. */
async function publicPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/sessions`, {
    data: staff,
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`)
}

/** The screens that the back office's own navigation leads to. */
async function backOfficeScreens(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/backoffice`, { waitUntil: 'networkidle' })
  const links = page.locator('a[href^="/backoffice"]')
  const paths = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  return [...new Set(['/backoffice', ...paths.filter((path) => path !== null)])]
}

async function capture(page: Page, origin: string, path: string): Promise<void> {
  const name = path.slice(1).replaceAll(/[^a-z0-9-]+/gi, '_') || 'root'
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
}

if (!ensureBuilt()) process.exit(1)
mkdirSync(folder, { recursive: true })
const server = await startBuiltServer({
  ADMIN_EMAIL: staff.email,
  ADMIN_PASSWORD: staff.password,
})
const browser = await launchChromium()
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  const visitors = await publicPages(server.url)
  for (const path of visitors) await capture(page, server.url, path)
  await signIn(context, server.url)
  const screens = await backOfficeScreens(page, server.url)
  for (const path of screens) await capture(page, server.url, path)
  const count = (visitors.length + screens.length) * widths.length
  console.log(`${count} pictures in screenshots/.`)
} finally {
  await browser.close()
  await server.stop()
}
