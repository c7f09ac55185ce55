import type { BrowserContext, Page } from 'playwright-core'
import type { FilmPlan } from './films.ts'

export const picture = { width: 1280, height: 720, rate: 20 } as const

const stageCss = `
  [data-stage] { position: fixed !important; inset: 0; z-index: 99; max-width: none !important;
    margin: 0 !important; border: 0 !important; border-radius: 0 !important }`

/** One PNG a frame, of a page of the site whose clock stands still in between. */
export async function* record(context: BrowserContext, address: string, plan: FilmPlan) {
  const { stage, css, from, seconds, step } = plan
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  if (from !== undefined) await startAt(page, address, from)
  await page.goto(address)
  await page.addStyleTag({ content: stageCss + css })
  await page.locator(stage).evaluate((element) => element.setAttribute('data-stage', ''))
  await page.clock.runFor(1000)
  if (from !== undefined) await untilItRuns(page, stage)
  else await page.locator('[data-move]').first().waitFor()
  for (let frame = 0; frame < seconds * picture.rate; frame += 1) {
    await step?.(page, frame / picture.rate)
    yield await page.screenshot()
    await page.clock.runFor(1000 / picture.rate)
  }
  await page.close()
}

/** The page's scenes begin at a second of our choice. */
async function startAt(page: Page, address: string, from: number) {
  const { pathname } = new URL(address)
  await page.route(`**${pathname}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/(&quot;still&quot;:)[\d.]+/g, `$1${from}`)
    await route.fulfill({ response, body })
  })
}

/** Its script is loaded when it is seen; the clock must go on for that. */
async function untilItRuns(page: Page, stage: string) {
  const mover = page.locator(`${stage} [data-mover]`).first()
  const places = () => mover.getAttribute('transform')
  const still = await places()
  for (let tries = 0; (await places()) === still; tries += 1) {
    if (tries > 200) throw new Error(`${stage} does not run`)
    await page.clock.runFor(1000 / picture.rate)
  }
}
