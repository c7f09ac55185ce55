import type { BrowserContext, Page } from 'playwright-core'
import { newsApi } from '#src/features/news/contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { picture } from './library.ts'

/** Where somebody types: an article of this kind of text, and its last words before the cursor. */
const kinds = {
  paragraph: { html: '<p>Anchors @</p><p>After</p>' },
  heading: { html: '<p>Before</p><h2>Racks @</h2><p>After</p>' },
  listItem: { html: '<ul><li><p>One</p></li><li><p>Two @</p></li></ul><p>After</p>' },
  quote: { html: '<blockquote><p>Quoted @</p></blockquote><p>After</p>' },
  cell: {
    html: '<table><tbody><tr><td><p>A</p></td><td><p>Cell @</p></td></tr></tbody></table><p>After</p>',
  },
  caption: {
    html: '<p>Before</p><figure>IMAGE<figcaption>Gate @</figcaption></figure><p>After</p>',
  },
  afterImage: { html: '<p>Before</p><figure>IMAGE</figure>', keys: ['Control+End', 'Enter'] },
  enter: { html: '<p>Before @</p><p>After</p>', enterAt: 4 },
  title: { html: '<p>After</p>' },
} as const satisfies Record<string, { html: string; keys?: readonly string[]; enterAt?: number }>

const paces = [60, 120, 250] as const
const endings = ['reload', 'back', 'link', 'crash'] as const

export interface Ending {
  kind: keyof typeof kinds
  /** Milliseconds from key to key. */
  pace: number
  ending: (typeof endings)[number]
  /** Whether turns of 150 ms block the page meanwhile. */
  isBlocked: boolean
}

/** Every kind of text at every pace, ended in every way, with and without a blocked event loop. */
export const allEndings: readonly Ending[] = [true, false].flatMap((isBlocked) =>
  endings.flatMap((ending) =>
    paces.flatMap((pace) =>
      (Object.keys(kinds) as Ending['kind'][]).map((kind) => ({ kind, pace, ending, isBlocked })),
    ),
  ),
)

/** What the editor keeps by code of its own, with the paces and the endings in turn. */
export const someEndings: readonly Ending[] = (
  ['title', 'caption', 'afterImage', 'enter'] as const
).map((kind, at) => ({
  kind,
  pace: paces[at % paces.length]!,
  ending: endings[at]!,
  isBlocked: true,
}))

export const nameOf = ({ kind, pace, ending, isBlocked }: Ending): string =>
  `${kind}, ${pace} ms a key${isBlocked ? ', blocked event loop' : ''}, ${ending}`

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** What may be missing after a crash: the letters of the last second. */
const lastSecondMs = 1_000
let made = 0

/**
 * Types into an article by real keys, ends the visit in one way without a pause, and comes back. Returns
 * what is wrong with the text that is there then; undefined: nothing. The context is signed in.
 */
export async function loseText(
  context: BrowserContext,
  staff: Client,
  { kind, pace, ending, isBlocked }: Ending,
): Promise<string | undefined> {
  // A crash may lose the last second, so that trial types for longer.
  const typedMs = ending === 'crash' ? 2 * lastSecondMs : lastSecondMs
  const count = Math.max(8, Math.ceil(typedMs / pace))
  const typed = Array.from({ length: count }, (_, at) => letters[at % letters.length]!).join('')
  const {
    html,
    keys = [],
    enterAt = -1,
  } = kinds[kind] as {
    html: string
    keys?: readonly string[]
    enterAt?: number
  }
  // The trials run at once, and the next one counts on while this one waits.
  made += 1
  const trial = `${made}-${Date.now()}`
  const name = `${kind} ${trial} `
  const image = html.includes('IMAGE')
    ? await staff.call(libraryApi.upload, { body: { file: await picture() } })
    : undefined
  const tag = image ? `<img src="${image.url}" alt="Gate">` : ''
  const { id } = await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: name,
      permalink: `trial-${trial}`,
      content: html.replace('IMAGE', tag),
    },
  })
  const page = await context.newPage()
  if (ending === 'back') {
    // By the application's own way, so that Back stays in it.
    await page.goto('/backoffice/news')
    await page.getByRole('link', { name: name.trim(), exact: true }).click()
  } else await page.goto(`/backoffice/news/${id}`)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const title = page.getByRole('textbox', { name: 'Title' })
  await text.waitFor()
  await page.getByText(/^Saved /).waitFor()
  const before = await text.evaluate((element) => element.textContent)

  if (kind === 'title') await title.click()
  else if (keys.length) await text.getByText('Before').click()
  else await text.getByText(/@$/).click()
  for (const key of keys.length ? keys : ['End']) await page.keyboard.press(key)
  if (isBlocked) await page.evaluate(blockEventLoop)
  const times: number[] = []
  for (const [at, letter] of [...typed].entries()) {
    if (at === enterAt) await page.keyboard.press('Enter')
    const began = performance.now()
    await page.keyboard.press(letter)
    times.push(performance.now())
    await page.waitForTimeout(Math.max(0, pace - (performance.now() - began)))
  }

  const ended = performance.now()
  const back = await end(page, ending, id)
  const found =
    kind === 'title'
      ? (await back.getByRole('textbox', { name: 'Title' }).inputValue()).slice(name.trim().length)
      : await back
          .getByRole('textbox', { name: 'Text', exact: true })
          .evaluate((element) => element.textContent)
  await Promise.all([...new Set([page, back])].map((one) => one.close()))
  const certain = times.filter((time) => ending !== 'crash' || time < ended - lastSecondMs).length
  const expected = (length: number) => {
    const part = typed.slice(0, length)
    if (kind === 'title') return part
    return before.includes('@') ? before.replace('@', `@${part}`) : `${before}${part}`
  }
  const isWhole = Array.from({ length: count - certain + 1 }, (_, more) => certain + more).some(
    (length) => found === expected(length),
  )
  return isWhole ? undefined : `expected “${expected(count)}”, found “${found}”`
}

/** Ends the visit without a pause, and comes back to the article; answers the page that shows it. */
async function end(page: Page, ending: Ending['ending'], id: string): Promise<Page> {
  const address = `/backoffice/news/${id}`
  if (ending === 'reload') {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page
      .getByText(/^(Unsaved|Kept)/)
      .first()
      .waitFor()
    return page
  }
  if (ending === 'crash') {
    const context = page.context()
    const session = await context.newCDPSession(page)
    const crashed = page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => {})
    await crashed
    const next = await context.newPage()
    await next.goto(address)
    await next
      .getByRole('button', { name: /^Continue/ })
      .first()
      .click()
    await next
      .getByText(/^(Unsaved|Kept)/)
      .first()
      .waitFor()
    return next
  }
  if (ending === 'back') await page.evaluate(() => history.back())
  else await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => !url.pathname.includes(id))
  await page.goto(address)
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click()
  await page
    .getByText(/^(Unsaved|Kept)/)
    .first()
    .waitFor()
  return page
}

/** Runs in the page: every 300 ms nothing else happens for 150 ms. */
function blockEventLoop(): void {
  setInterval(() => {
    const until = performance.now() + 150
    while (performance.now() < until) continue
  }, 300)
}
