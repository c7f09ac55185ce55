import { expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { flaws } from '../support/page-flaws.ts'
import { textSizeOf } from '../support/text-size.ts'
import {
  field,
  fillInWithErrors,
  mend,
  sendButton,
  subscribe,
  subscribeInVain,
} from '../support/visitor-form-steps.ts'
import {
  filterByCategory,
  findSignIn,
  getLost,
  goToNews,
  pathOf,
  readHome,
  readInflectedArticle,
  switchLanguage,
} from '../support/visitor-steps.ts'

const site = siteInChromium()

/** `reading-by-language.test.ts` has the other languages without a browser, `forms.test.ts` their forms. */
test('a visitor reads: home, news, a category, a search, an article, another language', async () => {
  const page = await site.open({ locale: 'de-DE' })
  await readHome(page, 'de')
  await goToNews(page, 'de')
  await filterByCategory(page, 'de')
  await readInflectedArticle(page, 'de')
  await switchLanguage(page, 'es')
  site.expectTrace(/^404 \/..\/nowhere-at-all$/)
  await getLost(page, 'de')
  await findSignIn(page, 'de')
})

async function storedOf(company: string): Promise<unknown[]> {
  const staff = await site.staff()
  const { items } = await staff.list(demoRequestsApi.list, { query: { search: company } })
  return Object.values(items)
}

const ada = {
  name: 'Ada Example',
  email: 'ada@example.com',
  country: 'PT',
  industry: 'logistics',
  usecase: null,
  comments: 'Two halls, twelve forklifts',
}

test('a demo request: success and failure each raise a notification; success clears loading; there are also loading flags for demo requests; then nothing is asked for any more', async () => {
  const page = await site.open()
  await page.goto('/en')
  const { form, page: words } = demoRequestWords.en
  await fillInWithErrors(page, 'en', { company: 'Halle with script', scripts: true })
  const email = field(page, form.labels.email)
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
  await mend(page, 'en')
  const main = page.getByRole('main')
  await main.getByRole('checkbox').check()

  const { promise: sent, resolve: answer } = Promise.withResolvers<void>()
  await page.route(
    '**/api/service/requestdemo',
    async (route) => {
      await sent
      await route.fulfill({ status: 503 })
    },
    { times: 1 },
  )
  site.expectTrace(/^503 \/api\/service\/requestdemo$/)
  const raised = (type: 'error' | 'success', message: string) =>
    page.locator(`[data-notifications=${type}] > *`).filter({ hasText: message }).waitFor()
  await sendButton(page, 'en').click()
  await page.locator('main button[aria-busy=true]').waitFor()
  answer()
  await raised(
    'error',
    'Sorry, we were unable to submit your request, please try again or contact us directly.',
  )
  await sendButton(page, 'en').click()
  await raised('success', 'Demo requested! Thanks, we will get in touch soon.')
  await page.getByRole('status').filter({ hasText: form.success }).waitFor()
  await main.getByRole('heading', { name: form.success }).waitFor()
  await main.getByText(siteWords.en.messages.openLink).waitFor()
  await expect.poll(() => main.getByText(words.lead).isVisible()).toBe(false)
  await expect.poll(() => main.locator('[aria-busy=true]').count()).toBe(0)
  expect(pathOf(page)).toBe('/en/request-demo')
  expect(await storedOf('Halle with script')).toMatchObject([{ ...ada, state: 'new' }])
})

test('without JavaScript a rejected demo form passes axe and fits every width, and is sent once it is mended; so is the newsletter', async () => {
  const page = await site.open()
  // Axe itself needs JavaScript: only the site's own stays away.
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort())
  site.expectTrace(/^422 \/de\/(request-demo|retail)$/)
  const { checkEntries, success } = demoRequestWords.de.form
  await page.goto('/de/retail')
  await fillInWithErrors(page, 'de', { company: 'Halle without script', scripts: false })
  await page.getByRole('heading', { name: checkEntries }).waitFor()
  expect(await flaws(page, await textSizeOf(page))).toEqual([])
  await mend(page, 'de')
  await sendButton(page, 'de').click()
  await page.getByRole('heading', { name: success }).waitFor()
  expect(pathOf(page)).toBe('/de/request-demo?sent=1')
  expect(await storedOf('Halle without script')).toMatchObject([{ ...ada, state: 'doubtful' }])
  await page.goto('/de/retail')
  await subscribeInVain(page, 'de', false)
  await subscribe(page, 'de')
})

test('the newsletter: an error is red, an alert, and also stays at the form; each closes 3 s after it has appeared, whatever else is shown; a success is green, bottom right, and fades for 500 ms when it is dismissed', async () => {
  const { forms, frame, messages, newsletter } = siteWords.en
  const page = await site.open({ reducedMotion: 'no-preference' })
  // Its clock stands still.
  await page.clock.install({ time: '2026-11-20T12:00:00Z' })
  await page.goto('/en/terms')
  await page.clock.pauseAt('2026-11-20T13:00:00Z')
  await subscribeInVain(page, 'en', true)
  const section = page.getByRole('region', { name: newsletter.title })
  await section.getByLabel(forms.email, { exact: true }).fill('ada@example.com')
  await page.route('**/api/newsletter/subscribe', (route) => route.abort(), { times: 2 })
  const errors = page.locator('[data-notifications=error] > *')
  const closing = () =>
    errors.evaluateAll((all) => all.map((one) => one.hasAttribute('data-closing')))
  const raise = async (count: number) => {
    await section.getByRole('button').click()
    await expect.poll(() => errors.count()).toBe(count)
  }
  await raise(1)
  const alert = page.getByRole('alert').filter({ hasText: messages.error })
  await alert.waitFor()
  const colour = alert.locator('> *').evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await colour).toBe('rgb(200, 40, 30)')
  await expect.poll(() => section.getByText(messages.error).isVisible()).toBe(true)
  await page.clock.runFor(1_700)
  await raise(2)
  await page.clock.runFor(1_299)
  expect(await closing()).toEqual([false, false])
  await page.clock.runFor(1)
  expect(await closing()).toEqual([true, false])
  await page.clock.runFor(499)
  expect(await closing()).toEqual([true, false])
  await page.clock.runFor(1)
  expect(await closing()).toEqual([false])
  await page.clock.runFor(1_199)
  expect(await closing()).toEqual([false])
  await page.clock.runFor(1)
  expect(await closing()).toEqual([true])
  await page.clock.runFor(500)
  expect(await closing()).toEqual([])

  await subscribe(page, 'en')
  const notification = page
    .locator('[data-notifications=success] > *')
    .filter({ hasText: messages.newsletterSuccess })
  const look = await notification.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect()
    const { backgroundColor } = getComputedStyle(element)
    return { backgroundColor, corner: [innerWidth - right < 48, innerHeight - bottom < 48] }
  })
  expect(look).toEqual({ backgroundColor: 'rgb(27, 127, 71)', corner: [true, true] })
  await notification.getByRole('button', { name: frame.close }).click()
  const fade = () => notification.evaluate((one) => getComputedStyle(one).transitionDuration)
  expect(await fade()).toBe('0.5s')
  await page.clock.runFor(499)
  await expect.poll(() => notification.count()).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => notification.count()).toBe(0)
})
