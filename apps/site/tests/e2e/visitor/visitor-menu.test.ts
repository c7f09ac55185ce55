import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pageNames, type PageName } from '@repo/platform/facts/page-names.ts'
import { setExistingPages } from '@repo/platform/site/existing-pages.ts'
import { menu, type MenuGroup } from '@repo/platform/site/header/menu.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const { frame, groups, pages } = words.de

/** What the menu is to hold: the pages that answer. */
let all: readonly MenuGroup[] = []
beforeAll(async () => {
  const answers = async (name: PageName) =>
    (await fetch(site.server().url + pathOf('de', name), { method: 'HEAD' })).ok ? [name] : []
  setExistingPages((await Promise.all(pageNames.map(answers))).flat())
  all = menu()
  expect(all.length).toBe(6)
})

const mainMenu = (page: Page) =>
  page.getByRole('banner').getByRole('navigation', { name: frame.mainMenu })

const groupOf = (page: Page, { name }: MenuGroup) =>
  mainMenu(page).locator('details', { has: page.getByText(groups[name], { exact: true }) })

const openGroups = (page: Page) =>
  mainMenu(page).locator('details[open] > summary').allTextContents()

/** What has the focus: the address of a link, or else its words. */
const focused = (page: Page) =>
  page.locator(':focus').evaluate((element) => element.getAttribute('href') ?? element.textContent)

/** Each page is in sight, covered by nothing, and at least as high as a finger needs. */
async function expectReachable(page: Page, { pages: names }: MenuGroup): Promise<void> {
  const links = mainMenu(page).locator('details[open] a')
  const found = await links.evaluateAll((elements) =>
    elements.map((link) => {
      link.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = link.getBoundingClientRect()
      const isHit = link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      return isHit && height >= 44 ? link.getAttribute('href') : `not ${link.textContent}`
    }),
  )
  expect(found).toEqual(names.map((name) => pathOf('de', name)))
}

test.each([true, false])(
  'the whole menu by keyboard, with scripts: %s',
  async (javaScriptEnabled) => {
    const page = await site.open({ javaScriptEnabled })
    await page.goto('/de/terms')
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count++) await page.keyboard.press(key)
    }
    await press('Tab')
    expect(await focused(page)).toBe('#content')
    await press('Tab')
    expect(await focused(page)).toBe('/de')
    for (const [index, one] of all.entries()) {
      await press('Tab')
      const [only, second] = one.pages
      if (!second) {
        expect(await focused(page)).toBe(pathOf('de', only))
        continue
      }
      const name = groups[one.name]
      expect(await focused(page)).toBe(name)
      // What was left by Tab is closed; without scripts it is when the next one opens.
      if (javaScriptEnabled) expect(await openGroups(page)).toEqual([])
      await press(index % 2 ? 'Enter' : 'Space')
      await expect.poll(() => openGroups(page)).toEqual([name])
      await expectReachable(page, one)
      for (const wanted of one.pages) {
        await press('Tab')
        expect(await focused(page)).toBe(pathOf('de', wanted))
      }
      if (index % 2 || !javaScriptEnabled) continue
      await press('Escape')
      await expect.poll(() => openGroups(page)).toEqual([])
      expect(await focused(page)).toBe(name)
    }
    // Back from the last page of the last group to its name, which closes it.
    const last = all.at(-1)!
    if (!javaScriptEnabled) {
      await press('Shift+Tab', last.pages.length)
      expect(await focused(page)).toBe(groups[last.name])
      await press('Enter')
      await expect.poll(() => openGroups(page)).toEqual([])
      await press('Enter')
      await press('Tab', last.pages.length)
    }

    await press('Enter')
    await page.waitForURL(`**${pathOf('de', last.pages.at(-1))}`)
    await expectMarked(page, last)
    expect(await openGroups(page)).toEqual([])
  },
)

/** The last page of the group, and the group, and nothing else. */
async function expectMarked(page: Page, { name, pages: names }: MenuGroup): Promise<void> {
  const marked = mainMenu(page).locator('[aria-current]')
  expect(
    await marked.evaluateAll((elements) =>
      elements.map((one) => [
        one.getAttribute('aria-current'),
        one.getAttribute('href') ?? one.textContent,
      ]),
    ),
  ).toEqual([
    ['true', groups[name]],
    ['page', pathOf('de', names.at(-1))],
  ])
}

/** Without scripts it is the same list of `details`, which the test above opens by keys. */
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

test('the whole menu by touch', async () => {
  const links = all.filter((one) => one.pages.length > 1)
  const page = await site.open(phone)
  await page.goto('/de/iot-platform')
  await swipe(page, 400)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  const burger = page.getByRole('banner').locator(`summary[aria-label="${frame.menu}"]`)
  await burger.tap()
  const y = await page.evaluate(() => scrollY)
  // The group of the page is open, and marked with it.
  expect(await openGroups(page)).toEqual([groups.technology])
  expect(await mainMenu(page).locator('[aria-current]').allTextContents()).toEqual([
    groups.technology,
    pages['iot-platform'],
  ])
  await expectReachable(
    page,
    links.find(({ name }) => name === 'technology')!,
  )
  for (const one of links.filter(({ name }) => name !== 'technology')) {
    await groupOf(page, one).locator('summary').tap()
    expect(await openGroups(page)).toEqual([groups[one.name]])
    await expectReachable(page, one)
  }
  // No notice at the foot of the screen covers the end of the menu.
  const demo = page.getByRole('banner').locator('[data-mobile] a[href="/de/request-demo"]')
  await demo.tap({ trial: true })
  const last = links.at(-1)!
  await groupOf(page, last).locator('summary').tap()
  expect(await openGroups(page)).toEqual([])
  await swipe(page, 400)
  await swipe(page, -400)
  expect(await page.evaluate(() => scrollY)).toBe(y)

  await burger.tap()
  expect(await mainMenu(page).count()).toBe(0)
  await swipe(page, 300)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(y)
  await burger.tap()
  await groupOf(page, last).locator('summary').tap()
  await groupOf(page, last).getByRole('link').last().tap()
  await page.waitForURL(`**${pathOf('de', last.pages.at(-1))}`)
  expect(await mainMenu(page).count()).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The menu of the page that one comes back to is closed too.
  await page.goBack()
  await page.waitForURL('**/de/iot-platform')
  expect(await mainMenu(page).count()).toBe(0)
})

/** With a finger over the middle of the screen: to what is further down where positive. */
async function swipe(page: Page, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const from = 332 + distance / 2
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 195, y }] })
  await touch('touchStart', from)
  for (const part of [0.1, 0.4, 0.7, 1]) await touch('touchMove', from - distance * part)
  // At rest before it is lifted: otherwise the page goes on, and the next tap stops it instead.
  await page.waitForTimeout(200)
  await touch('touchMove', from - distance)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
  await page.waitForTimeout(200)
}
