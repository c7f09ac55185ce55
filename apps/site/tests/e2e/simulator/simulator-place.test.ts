import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toCanvas, viewOf } from '@repo/hall/drawing/view.ts'
import { fragmentOf } from '@repo/hall/model/plan-link.ts'
import { planOf } from '@repo/hall/planner/templates.ts'
import { buildingOf } from '@repo/hall/model/building.ts'
import { coverageOf, summaryOf } from '@repo/hall/model/coverage.ts'
import { materialsOf } from '@repo/hall/model/materials.ts'
import { boundsOf } from '@repo/hall/model/plan.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import { gainOf } from '@repo/hall/model/reasons.ts'
import { violations } from '../support/axe.ts'
import { onScreen, openSections } from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

declare global {
  interface Window {
    hallWorkers: Worker[]
  }
}

const figures = (page: Page) => page.locator('[data-figure]').allTextContents()
/** Number of anchors and the share of the floor on target. */
const counted = async (page: Page) => (await figures(page)).slice(0, 2).join(', ')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, part: string) =>
  page
    .locator(`[data-part=${part}]`)
    .textContent()
    .then((text) => text?.replaceAll(/\s/g, ' '))

/** A plan whose anchors do not reach the target; to place others takes a while. */
async function drawn(page: Page) {
  await page.goto(`/en/simulator#${await fragmentOf(planOf('distribution-centre'))}`)
  await expect.poll(() => figures(page)).toEqual(['57', '80.9%', '5.6\u00a0cm', '33.8\u00a0cm'])
}

/** The same of a smaller building. */
async function drawnStore(page: Page) {
  await page.goto(`/en/simulator#${await fragmentOf(planOf('medium-store'))}`)
  await expect.poll(() => counted(page)).toBe('13, 76.8%')
  await openSections(page)
}

/** Keeps the page's workers at hand, so that a test can end one. */
function watchWorkers() {
  const Native = Worker
  window.hallWorkers = []
  window.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      window.hallWorkers.push(this)
    }
  }
}

/** Ends the placement while it runs; settles when the page says so. */
function endPlacement(by: 'cancel' | 'error'): Promise<void> {
  const status = document.querySelector('[data-part=placed]')!
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()
  return new Promise((resolve) => {
    press('[data-part=place]')
    setTimeout(() => {
      new MutationObserver(() => {
        resolve()
      }).observe(status, { childList: true })
      if (by === 'cancel') press('[data-part=running] button')
      else window.hallWorkers.at(-1)!.dispatchEvent(new ErrorEvent('error'))
    }, 60)
  })
}

test('anchors are placed in one step, each with its reason and its part of the bill, and taken back; too low a ceiling says which share is reached', async () => {
  const page = await site.open()
  await drawnStore(page)
  const place = button(page, 'Place anchors automatically')
  await place.click()
  await expect.poll(() => figures(page)).toEqual(['22', '99%', '7.2\u00a0cm', '17.2\u00a0cm'])
  expect(await said(page, 'placed')).toMatch(
    /^Anchors placed: 22\. Coverage is good or better on 99% of the drivable floor/,
  )
  await button(page, 'Next anchor').click()
  await expect
    .poll(() => said(page, 'why-here'))
    .toBe(
      'Anchor 1 is on a column at 12.00 / 12.00 m, 9.0 m. If you removed it, 59 m² of floor would drop below the target.',
    )
  const { plan } = withPlacedAnchors(planOf('medium-store'), { range: 50, method: 'tdoa' })
  const { cable, further } = materialsOf(plan.anchors, { trucks: 25, tagsPerTruck: 1 })
  const material = (name: string) => page.locator(`[data-material=${name}]`)
  expect(await material('cable').textContent()).toBe(`${cable.toLocaleString('en-GB')}\u00a0m`)
  expect(await material('further').textContent()).toBe(String(further))
  await page.locator('[name=plan-country]').selectOption('CH')
  await expect.poll(() => material('total').textContent()).toMatch(/^CHF\s[\d,]+$/)
  await page.getByText('Test another anchor position').click()
  await expect
    .poll(() => said(page, 'gain'))
    .toBe('On the wall at 0.20 / 4.13 m, one more anchor would leave the coverage as it is.')
  expect(await violations(page)).toEqual([])
  await page.locator('[data-planner] canvas').scrollIntoViewIfNeeded()
  const { x, y } = (await onScreen(page, boundsOf(plan.outline)))([16.5, 10])
  await page.mouse.click(x, y)
  await expect
    .poll(() => page.locator('[data-brief-values]').textContent())
    .toMatch(/^Anchors in sight \d+ · \d+\.\d\scm, very good$/)
  expect(await page.locator('[data-value=distances]').textContent()).toMatch(/^\d+: \d+\.\d\sm/)
  await page.locator('[data-planner] canvas').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => counted(page)).toBe('13, 76.8%')

  await page.locator('[data-hall] summary').click()
  await page.getByLabel('Ceiling height', { exact: true }).fill('7')
  await page.keyboard.press('Tab')
  await place.click()
  await expect
    .poll(() => said(page, 'placed'))
    .toMatch(
      /^Anchors placed: 22\. Coverage is 93\.1% of the drivable floor, below the target of 99%\./,
    )
  expect(await counted(page)).toBe('22, 93.1%')
})

/** From now on, what has other nodes than before and what was hidden or shown. */
const watchNodes = (page: Page) =>
  page.evaluateHandle(() => {
    const changed: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { type, target } of changes)
        // A message from before closes by itself.
        if (!(target as Element).closest('[data-notifications]'))
          changed.push(`${type} ${(target as Element).outerHTML.slice(0, 80)}`)
    })
    observer.observe(document.body, { childList: true, attributeFilter: ['hidden'], subtree: true })
    return changed
  })

test('the map follows an anchor that is dragged; around it words change and nothing moves', async () => {
  const page = await site.open()
  await drawnStore(page)
  const canvas = page.locator('[data-planner] canvas')
  await canvas.scrollIntoViewIfNeeded()
  const plan = planOf('medium-store')
  const { x, y } = plan.anchors[5]!
  const box = await canvas.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const { clientLeft, clientTop, clientWidth, clientHeight } = element
    return { left: left + clientLeft, top: top + clientTop, clientWidth, clientHeight }
  })
  const view = viewOf(boundsOf(plan.outline), box.clientWidth, box.clientHeight)
  const moveTo = async (by: number) => {
    const [atX, atY] = toCanvas(view, [x + by, y])
    await page.mouse.move(box.left + atX, box.top + atY)
  }
  await moveTo(0)
  await page.mouse.down()
  await moveTo(5)
  await expect.poll(() => counted(page)).not.toBe('13, 76.8%')
  const changed = await watchNodes(page)
  const before = await figures(page)
  await moveTo(9)
  await expect.poll(() => figures(page)).not.toEqual(before)
  await moveTo(14)
  await moveTo(0)
  await expect.poll(() => counted(page)).toBe('13, 76.8%')
  expect(await changed.jsonValue()).toEqual([])
  await moveTo(5)
  await page.mouse.up()
  await expect.poll(() => page.locator('[data-if-value=share]').textContent()).not.toBe('76.8%')
})

test('what if: an alternative is computed beside the plan, and taken over as one step; anchors appear one by one while they are placed', async () => {
  const page = await site.open({ reducedMotion: 'no-preference' })
  await drawnStore(page)
  await button(page, 'Calculate Two-way ranging instead of TDoA').click()
  const take = button(page, 'Apply Two-way ranging instead of TDoA')
  await take.waitFor()
  expect(await counted(page)).toBe('13, 76.8%')
  const [, count] = (await said(page, 'if-status'))!.match(/Anchors placed: (\d+)/)!
  await take.click()
  await expect.poll(() => counted(page)).toMatch(new RegExp(`^${count}, 99`))
  const ranging = page.getByLabel('Two-way ranging (TWR)')
  expect(await ranging.isChecked()).toBe(true)
  await page.locator('[data-planner] canvas').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => counted(page)).toBe('13, 76.8%')
  expect(await ranging.isChecked()).toBe(false)
  const pictures = await page.evaluate(async () => {
    const seen = new Set<string>()
    const plan = document.querySelector<HTMLCanvasElement>('[data-planner] canvas')!
    const figure = document.querySelector('[data-figure=anchors]')!
    document.querySelector<HTMLElement>('[data-part=place]')!.click()
    while (figure.textContent === '13') {
      await new Promise(requestAnimationFrame)
      seen.add(plan.toDataURL())
    }
    return seen.size
  })
  expect(pictures).toBeGreaterThanOrEqual(5)
  await expect.poll(() => counted(page)).toBe('22, 99%')
})

test('why not there: the floor that an anchor would bring; hung there it stays when others are placed', async () => {
  const page = await site.open()
  await drawnStore(page)
  const store = planOf('medium-store')
  await page.getByText('Test another anchor position').click()
  await page.locator('[name=why-not-x]').fill('20.5')
  await page.locator('[name=why-not-y]').fill('30')
  const anchor = { x: 20.5, y: 30, z: 9, range: 50, fixed: true } as const
  const building = buildingOf(store)
  const gained = gainOf(building, coverageOf(building, store.anchors, 'tdoa'), anchor)
  expect(gained).toBeGreaterThan(0)
  await expect.poll(() => said(page, 'gain')).toContain(`would bring ${gained} m² of floor`)
  await button(page, 'Add anchor here').click()
  const hung = { ...store, anchors: [...store.anchors, anchor] }
  const { share } = summaryOf(coverageOf(building, hung.anchors, 'tdoa'))
  await expect.poll(() => counted(page)).toBe(`14, ${Math.floor(1000 * share) / 10}%`)
  expect(await page.locator('[data-list=anchors] [name=fixed]').isChecked()).toBe(true)
  await button(page, 'Place anchors automatically').click()
  const { plan } = withPlacedAnchors(hung, { range: 50, method: 'tdoa' })
  await expect.poll(() => counted(page)).toMatch(new RegExp(`^${plan.anchors.length}, 99`))
  const first = page.locator('[data-list=anchors] [data-rows] > li > button').first()
  expect(await first.textContent()).toContain('20.5, 30')
})

test('placement is cancelled, and a dead worker loses nothing', async () => {
  const page = await site.open()
  await page.addInitScript(watchWorkers)
  await drawn(page)
  await page.evaluate<void, 'cancel'>(endPlacement, 'cancel')
  expect(await said(page, 'placed')).toBe('Calculation cancelled. Your plan is unchanged.')
  await page.evaluate<void, 'error'>(endPlacement, 'error')
  expect(await said(page, 'placed')).toBe(
    'The calculation stopped and your plan is unchanged. Try again.',
  )
  expect(await counted(page)).toBe('57, 80.9%')
  await button(page, 'Place anchors automatically').click()
  await expect.poll(() => figures(page)).toEqual(['97', '99%', '5.6\u00a0cm', '13.9\u00a0cm'])
})

test('a map that cannot be computed says so, and is tried again; numbers are written in the page’s language', async () => {
  const page = await site.open()
  await page.route(/hall-worker/, (route) => route.abort())
  await page.goto('/de/simulator')
  await button(page, 'Plan bearbeiten').click()
  await page
    .getByText('Die Karte konnte nicht berechnet werden. Ihr Plan ist unverändert.')
    .waitFor()
  await page.unroute(/hall-worker/)
  await button(page, 'Erneut versuchen').click()
  await expect.poll(() => counted(page)).toBe('97, 99\u00a0%')
})
