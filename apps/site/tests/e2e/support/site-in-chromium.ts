import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { createClient, type Client } from '@repo/platform/rest/client.ts'
import type { BuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { ownServer, sharedServer, type ServerOfFile } from './server-of-file.ts'

export interface SiteInChromium<Server = BuiltServer> {
  server(): Server
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

/**
 * A server for the tests of a file, with a store of their own, and a browser. A second try of a test
 * begins with the store that its first try began with. Every test fails on an error in the console, a
 * violation of the content security policy, a request to another site, and an answer of 400 or above
 * that it did not announce. `settings` are environment variables of the server.
 */
export const siteInChromium = (settings: Record<string, string> = {}): SiteInChromium =>
  inChromium(ownServer(settings))

/** The same for tests that only read, with one server for all such files: every write fails a test. */
export const siteToRead = () => inChromium(sharedServer)

function inChromium<Server extends { url: string }>(
  place: ServerOfFile<Server>,
): SiteInChromium<Server> {
  let server: Server
  let browser: Browser
  const errors: string[] = []
  const expected: RegExp[] = []

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([place.start(), (sharedBrowser ??= launchChromium())])
  })
  beforeEach(async ({ task }) => {
    server = await place.beforeTry(server, task.result?.retryCount ?? 0)
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const unexpected = errors.splice(0).filter((error) => !expected.some((one) => one.test(error)))
    expected.length = 0
    expect(unexpected).toEqual([])
  })
  afterAll(() => place.stop(server))

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
      context.on('page', (page) => watch(page, server.url, errors, place.isShared))
      await context.exposeFunction('tellViolation', (what: string) => void errors.push(what))
      await context.addInitScript(watchPolicy)
      return context.newPage()
    },
    staff: () => signedIn(server.url),
  }
}

function watch(page: Page, origin: string, errors: string[], isShared: boolean): void {
  page.on('pageerror', (error) => errors.push(`uncaught ${error.message}`))
  page.on('console', (message) => {
    // The answer itself says more than this line about it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(`console ${message.text()}`)
  })
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || request.url().startsWith('data:')
    if (!isOwn) errors.push(`foreign ${request.url()}`)
    const isWrite = !['GET', 'HEAD'].includes(request.method())
    if (isShared && isWrite)
      errors.push(`${request.method()} ${request.url().slice(origin.length)} on a site to be read`)
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
