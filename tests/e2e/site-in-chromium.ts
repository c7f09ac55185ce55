import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { accountApi } from '#src/account/contract.ts'
import { createClient, type Client } from '#src/rest/client.ts'
import { startBuiltServer, type BuiltServer } from '#tests/support/built-server.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'

export interface SiteInChromium {
  server(): BuiltServer
  /** A page in a context of its own, watched until the test ends. */
  open(options?: BrowserContextOptions): Promise<Page>
  /** What the page does may leave traces such as `404 /de/nowhere`. */
  expectTrace(trace: RegExp): void
  /** Those of the test so far. */
  traces(): readonly string[]
  /** Calls the site as the administrator. */
  staff(): Promise<Client>
}

/** Of all files that this process runs, one after the other; it ends with the process. */
let sharedBrowser: Promise<Browser> | undefined

/** A new folder, with the demo content or empty. */
function newDataDir(hasDemo: boolean): string {
  const demo = inject('demoStore')
  const dataDir = mkdtempSync(join(demo.folder, 'data-'))
  if (hasDemo) cpSync(demo.dataDir, dataDir, { recursive: true })
  return dataDir
}

/** Without what belongs to the process that serves the folder. */
function replaceFolder(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true })
  const filter = (file: string) => !/^serving\.|-shm$/.test(basename(file))
  cpSync(by, folder, { recursive: true, filter })
}

/**
 * A server for the tests of a file, with a store of their own, and a browser. A second try of a test
 * begins with the store that its first try began with. Every test fails on an error in the console, a
 * violation of the content security policy, a request to another site, and an answer of 400 or above
 * that it did not announce. `settings` are environment variables of the server.
 */
export function siteInChromium(settings: Record<string, string> = {}): SiteInChromium {
  let server: BuiltServer
  let browser: Browser
  let dataDir: string
  const errors: string[] = []
  const expected: RegExp[] = []
  const { email, password } = administrator
  const start = (change = {}) =>
    startBuiltServer({
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      DATA_DIR: dataDir,
      ...settings,
      ...change,
    })
  /** The store as it was before the first try of a test. */
  const atFirstTry = () => `${dataDir}-at-first-try`

  beforeAll(async () => {
    dataDir = newDataDir(settings.SEED !== 'none')
    ;[server, browser] = await Promise.all([start(), (sharedBrowser ??= launchChromium())])
  })
  beforeEach(async ({ task }) => {
    if (task.result?.retryCount) {
      const { port } = new URL(server.url)
      await server.stop()
      replaceFolder(dataDir, atFirstTry())
      server = await start({ PORT: port })
    } else replaceFolder(atFirstTry(), dataDir)
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const unexpected = errors.splice(0).filter((error) => !expected.some((one) => one.test(error)))
    expected.length = 0
    expect(unexpected).toEqual([])
  })
  afterAll(async () => {
    await server?.stop()
    for (const folder of [dataDir, atFirstTry()]) rmSync(folder, { recursive: true, force: true })
  })

  return {
    server: () => server,
    traces: () => errors,
    expectTrace: (trace) => void expected.push(trace),
    async open(options) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-GB',
        serviceWorkers: 'block',
        // Drawing the living floor in software takes the time of everything else.
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        ...options,
      })
      // Guards against hanging alone: a busy machine takes many times as long as a quiet one.
      context.setDefaultTimeout(45_000)
      context.on('page', (page) => watch(page, server.url, errors))
      await context.exposeFunction('tellViolation', (what: string) => void errors.push(what))
      await context.addInitScript(watchPolicy)
      return context.newPage()
    },
    staff: () => signedIn(server.url),
  }
}

function watch(page: Page, origin: string, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`uncaught ${error.message}`))
  page.on('console', (message) => {
    // The answer itself says more than this line about it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`console ${message.text()}`)
  })
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || request.url().startsWith('data:')
    if (!isOwn) errors.push(`foreign ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      errors.push(`${response.status()} ${response.url().slice(origin.length)}`)
  })
}

declare global {
  interface Window {
    tellViolation(what: string): void
  }
}

/** Runs in every page before its own scripts. */
function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile } = event
    window.tellViolation(`policy ${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`)
  })
}

async function signedIn(url: string): Promise<Client> {
  const headers: Record<string, string> = { origin: url }
  const client = createClient({
    origins: { site: url, account: url },
    fetch: async (path, options) => {
      const own = options?.headers as Record<string, string> | undefined
      const answer = await fetch(path, { ...options, headers: { ...headers, ...own } })
      const [cookie] = answer.headers.getSetCookie()
      if (cookie) headers.cookie = cookie.split(';')[0]!
      return answer
    },
  })
  await client.call(accountApi.signIn, { body: administrator })
  return client
}
