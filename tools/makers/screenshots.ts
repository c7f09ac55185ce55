import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'

const folder = join(import.meta.dirname, '../../screenshots')
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
async function backOfficeScreens(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(`${origin}/backoffice`, { waitUntil: 'networkidle' })
  const paths = await page
    .locator('a[href^="/backoffice/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  await page.close()
  return ['/backoffice', ...new Set(paths.filter((path) => path !== '/backoffice/'))]
}

/** One page object per width, so that nothing is laid out for another width first. */
async function captureAll(context: BrowserContext, origin: string, paths: readonly string[]) {
  const shoot = async (width: number) => {
    const page = await context.newPage()
    await page.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      const name = path.slice(1).replaceAll(/[^a-z0-9-]+/gi, '_')
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
    }
    await page.close()
  }
  await Promise.all(widths.map(shoot))
}

if (!ensureBuilt()) process.exit(1)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await startBuiltServer({ ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password })
const browser = await launchChromium()
try {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const visitors = await publicPages(server.url)
  await captureAll(context, server.url, visitors)
  await signIn(context, server.url)
  const screens = await backOfficeScreens(context, server.url)
  await captureAll(context, server.url, screens)
  const count = (visitors.length + screens.length) * widths.length
  console.log(`${count} pictures in screenshots/.`)
} finally {
  await browser.close()
  await server.stop()
}
