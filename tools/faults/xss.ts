/**
 * Payloads of the shapes of public XSS collections through every text and rich-text door, shown on the
 * site and in the back office in Chromium, without the content security policy and with it: none is
 * executed, and none has left a script, a handler or an address that would be one.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { plant } from './support/xss-doors.ts'
import { marksOf } from './support/xss-marks.ts'
import { hostileAddresses, xssPayloads } from './support/xss-payloads.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'
import { required } from '@repo/platform/values/required.ts'

const pagesAtOnce = 3

export const measure = (): Promise<Row[]> => onAttacked(attack)

interface Seen {
  executed: string[]
  foreign: string[]
  violations: string[]
  marks: string[]
}

async function attack(server: Attacked): Promise<Row[]> {
  const admin = await server.signIn()
  const { site, screens, taken, refused } = await plant(server, admin)
  console.log(`  ${xssPayloads.length} payloads, ${taken} texts taken, ${refused} refused`)
  const addresses = [...site, ...screens, ...reflections()]
  const browser = await launchChromium()
  try {
    const noticed = await control(server, browser)
    const off = await show(server, browser, addresses, { admin, bypassCSP: true })
    const on = await show(server, browser, sampleOf(addresses), { admin, bypassCSP: false })
    const forms = await postForms(server, browser)
    const shown = addresses.length
    const what = `XSS, ${xssPayloads.length} payloads, ${taken.toLocaleString('en')} texts`
    return [
      noticed,
      never(`${what}: executed without the policy`, shown, off.executed),
      never('the same: scripts, handlers and addresses that would be', shown, off.marks),
      never('the same: requests to other hosts', shown, off.foreign),
      never('with the policy: executed', sampleOf(addresses).length, on.executed),
      never('with the policy: violations', sampleOf(addresses).length, on.violations),
      never('forms that repeat what was sent: executed, scripts, handlers', xssPayloads.length, [
        ...forms.executed,
        ...forms.marks,
      ]),
    ]
  } finally {
    await browser.close()
  }
}

const sampleOf = (addresses: readonly string[]) => addresses.filter((_, n) => n % 5 === 0)

/** Addresses whose query comes back in the page. */
const reflections = (): string[] =>
  xssPayloads
    .flatMap((payload, n) => {
      const text = encodeURIComponent(payload.toWellFormed())
      return [`/en/news?search=${text}`, `/en/news?category=${text}`].filter(
        (_, at) => n % 2 === at,
      )
    })
    .concat(hostileAddresses.map((one) => `/en/sign-in?return=${encodeURIComponent(one)}`))

type How = { admin?: string; bypassCSP: boolean }

async function show(
  server: Attacked,
  browser: Browser,
  addresses: readonly string[],
  how: How,
): Promise<Seen> {
  const { seen, page } = await watched(server, browser, how)
  const tabs = await Promise.all(Array.from({ length: pagesAtOnce }, page))
  await inParallel(addresses, pagesAtOnce, async (address) => {
    const tab = required(tabs.pop(), 'a tab')
    await tab.goto(server.url + address)
    if (address.startsWith('/backoffice')) await settled(tab)
    seen.marks.push(...(await tab.evaluate(marksOf)))
    tabs.push(tab)
  })
  await tabs[0]?.context().close()
  return seen
}

/** That the suite would notice: what is put into a page by hand is executed, and leaves a mark. */
async function control(server: Attacked, browser: Browser): Promise<Row> {
  const { seen, page } = await watched(server, browser, { bypassCSP: true })
  const tab = await page()
  await tab.goto(`${server.url}/en/terms`)
  const image = '<img src="/nothing.png" onerror="alert(1)">'
  await tab.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), image)
  for (let tries = 0; tries < 50 && !seen.executed.length; tries += 1) await tab.waitForTimeout(100)
  const { length } = await tab.evaluate(marksOf)
  await tab.context().close()
  return {
    what: 'XSS: a handler that is put into a page by hand',
    target: 'noticed',
    measured: `executed ${seen.executed.length} ×, ${length} mark`,
    met: seen.executed.length === 1 && length === 1,
  }
}

async function settled(tab: Page): Promise<void> {
  await tab.getByRole('main').waitFor()
  await tab.waitForLoadState('networkidle')
}

/** Each payload in the fields of forms that are rejected, and shown again. */
async function postForms(server: Attacked, browser: Browser): Promise<Seen> {
  const { seen, page } = await watched(server, browser, { bypassCSP: true })
  const tab = await page()
  const forms = [
    {
      path: '/en/request-demo',
      form: 'request-demo',
      fields: ['name', 'company', 'comments', 'email'],
    },
    { path: '/en', form: 'newsletter', fields: ['email'] },
    { path: '/en/sign-in', form: 'sign-in', fields: ['email', 'return'] },
    { path: '/en/pricing', form: 'estimate', fields: ['companyName', 'country', 'forklifts'] },
  ]
  for (const [n, payload] of xssPayloads.entries()) {
    const { path, form, fields } = inTurn(forms, n)
    await tab.goto(`${server.url}/en/terms`)
    const values = [['form', form], ...fields.map((field) => [field, payload])] as [
      string,
      string,
    ][]
    await Promise.all([tab.waitForURL(server.url + path), tab.evaluate(post, { path, values })])
    seen.marks.push(...(await tab.evaluate(marksOf)))
  }
  await tab.context().close()
  return seen
}

/** Runs in the page. */
function post({ path, values }: { path: string; values: [string, string][] }): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  for (const [name, value] of values) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}

async function watched(server: Attacked, browser: Browser, { admin, bypassCSP }: How) {
  const seen: Seen = { executed: [], foreign: [], violations: [], marks: [] }
  const context = await browser.newContext({
    bypassCSP,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  if (admin !== undefined) await addSession(context, server.url, admin)
  await context.exposeFunction('tellExecuted', (where: string) => void seen.executed.push(where))
  await context.exposeFunction('tellViolation', (what: string) => void seen.violations.push(what))
  await context.addInitScript(watch)
  context.on('dialog', (dialog) => {
    seen.executed.push(`${dialog.type()} on ${dialog.page()?.url()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(server.url) && !/^(?:data|blob|about):/.test(url)) seen.foreign.push(url)
  })
  return { seen, page: () => context.newPage() }
}

const addSession = (context: BrowserContext, url: string, cookie: string) => {
  const [name = '', value = ''] = cookie.split('=')
  return context.addCookies([{ name, value, url }])
}

interface Watching {
  tellExecuted(where: string): void
  tellViolation(what: string): void
}

/** Runs in every page before its own scripts. */
function watch(): void {
  const told = window as unknown as Watching
  for (const name of ['alert', 'confirm', 'prompt'] as const)
    Object.assign(window, { [name]: () => told.tellExecuted(location.href) })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    told.tellViolation(`${effectiveDirective} ${blockedURI} on ${location.pathname}`),
  )
}
