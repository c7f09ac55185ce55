/**
 * Somebody types in the back office by real keys, at every kind of text, at three paces, with the page
 * blocked for 150 ms at a time and without, and the page is reloaded, left by Back or by a link, or
 * crashes: no letter is missing afterwards, of a crash none that is older than a second.
 */
import { createClient } from '@repo/platform/rest/client.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { allEndings, loseText, nameOf } from '@repo/site/tests/support/text-trial.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { required } from '@repo/platform/values/required.ts'

const atOnce = 3

export const measure = (): Promise<Row[]> =>
  onAttacked(async (server) => [await trial(server)], { SEED: 'none' })

async function trial(server: Attacked): Promise<Row> {
  const cookie = await server.signIn()
  const { url } = server
  const staff = createClient({
    origins: { site: url, account: url },
    fetch: (path, options) =>
      fetch(path, { ...options, headers: { ...options?.headers, cookie, origin: url } }),
  })
  const browser = await launchChromium()
  try {
    const contexts = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const context = await browser.newContext({
          baseURL: url,
          serviceWorkers: 'block',
          reducedMotion: 'reduce',
        })
        const [name = '', value = ''] = cookie.split('=')
        await context.addCookies([{ name, value, url }])
        return context
      }),
    )
    const found = await inParallel(allEndings, atOnce, async (ending) => {
      const context = required(contexts.pop(), 'a browser context')
      const wrong = await loseText(context, staff, ending).catch(String)
      contexts.push(context)
      return wrong === undefined ? [] : [`${nameOf(ending)}: ${wrong}`]
    })
    return never('text: endings after which a letter is missing', allEndings.length, found.flat())
  } finally {
    await browser.close()
  }
}
