/**
 * The planner in Chromium: milliseconds from a pointer's move to the painted frame while an anchor of
 * the default hall is dragged with its map, at 390 and 1440 px, and until the map of that move is there;
 * then opening the list, one edit and a dragged rack in a hall of 400 racks. Argument: moves of each drag.
 */
import type { Browser, Page } from 'playwright-core'
import { toCanvas, viewOf } from '@repo/hall/drawing/view.ts'
import { planOf } from '@repo/hall/planner/templates.ts'
import { defaultHall } from '@repo/hall/site/default-hall.ts'
import { boundsOf, type Corner, type Plan } from '@repo/hall/model/plan.ts'
import { writePlan } from '@repo/hall/model/read-plan.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { launchChromium } from '@repo/platform/testing/chromium.ts'
import { ensureBuilt } from '@repo/site/bundler/build-stamp.ts'
import { openPlan, openSimulator } from './hall/open-simulator.ts'
import { loadOfMachine, spread } from './spread.ts'
import { required } from '@repo/platform/values/required.ts'

const moves = Number(process.argv[2] ?? 60)
const betweenMs = 40

declare global {
  interface Window {
    drawn: { script: number; paint: number }[]
    mapped: number[]
    toPaint: (began: number) => Promise<number>
  }
}

/** Runs in the page before its scripts: its listeners are the first and the last ones of every move. */
function watch(): void {
  window.drawn = []
  window.mapped = []
  window.toPaint = (began) =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - began))
        port1.start()
        port2.postMessage('')
      })
    })
  let began = 0
  addEventListener('pointermove', () => (began = performance.now()), { capture: true })
  addEventListener('pointermove', () => {
    const script = performance.now() - began
    void window.toPaint(began).then((paint) => window.drawn.push({ script, paint }))
  })
  const ask = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, message: { job?: string }) {
    if (message.job === 'map') {
      const asked = performance.now()
      this.addEventListener('message', () => window.mapped.push(performance.now() - asked), {
        once: true,
      })
    }
    ask.call(this, message)
  }
}

const of = (values: readonly number[]) => {
  return { count: values.length, ...spread(values) }
}

/** Where a place of the hall is in the window; the whole hall is shown. */
async function onScreen(page: Page, plan: Plan) {
  const canvas = page.locator('[data-planner] canvas')
  await canvas.scrollIntoViewIfNeeded()
  const { left, top, width, height } = await canvas.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const { clientLeft, clientTop, clientWidth, clientHeight } = element
    return {
      left: box.left + clientLeft,
      top: box.top + clientTop,
      width: clientWidth,
      height: clientHeight,
    }
  })
  const view = viewOf(boundsOf(plan.outline), width, height)
  return (place: Corner) => {
    const [x, y] = toCanvas(view, place)
    return [left + x, top + y] as const
  }
}

async function drag(page: Page, plan: Plan, [x, y]: Corner) {
  const at = await onScreen(page, plan)
  await page.mouse.move(...at([x, y]))
  await page.waitForTimeout(1_000)
  await page.mouse.down()
  for (let move = 0; move <= moves; move += 1) {
    if (move === 1)
      await page.evaluate(() => {
        window.drawn = []
        window.mapped = []
      })
    await page.mouse.move(...at([x + (move % 20) / 2, y + (move % 15) / 2]))
    await page.waitForTimeout(betweenMs)
  }
  await page.mouse.up()
  await page.waitForTimeout(500)
  return page.evaluate(() => ({ drawn: window.drawn, mapped: window.mapped }))
}

/** From the act to the end of its scripts and to the painted frame. */
const timed = (page: Page, selector: string, act: 'click' | 'change') =>
  page.evaluate(
    async ([found, how]) => {
      const element = document.querySelector<HTMLInputElement>(found)!
      const began = performance.now()
      if (how === 'click') element.click()
      else {
        element.value = String(element.valueAsNumber - 0.5)
        element.dispatchEvent(new Event('change', { bubbles: true }))
      }
      const script = performance.now() - began
      return { script, paint: await window.toPaint(began) }
    },
    [selector, act] as const,
  )

/** 20 rows of 20 racks. */
function manyRacks(): Plan {
  const racks = Array.from({ length: 400 }, (_, index) => ({
    x: 3 + 9.5 * (index % 20),
    y: 4 + 6 * Math.floor(index / 20),
    length: 8,
    depth: 2.4,
    height: 6,
    orientation: 0 as const,
    fill: 0.85,
  }))
  const outline: Corner[] = [
    [0, 0],
    [195, 0],
    [195, 128],
    [0, 128],
  ]
  return { ...planOf('empty-floor'), outline, racks, columns: [], docks: [], staging: [] }
}

const open = (browser: Browser, url: string, width: number) =>
  openSimulator(browser, {
    watch,
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  })

if (!ensureBuilt()) process.exit(1)
const server = await startBuiltServer({ SEED: 'none' })
const browser = await launchChromium()
try {
  const rows: Record<string, object> = {}
  const note = (name: string, times: readonly { script: number; paint: number }[]) => {
    rows[`${name}: end of its scripts`] = of(times.map(({ script }) => script))
    rows[`${name}: painted frame (16)`] = of(times.map(({ paint }) => paint))
  }

  const hall = defaultHall().placed.plan
  const anchor = required(hall.anchors[20], 'anchor 20')
  const measure = async (width: number) => {
    const page = await open(browser, server.url, width)
    const { drawn, mapped } = await drag(page, hall, [anchor.x, anchor.y])
    note(`${width} px, an anchor of the default hall, a move`, drawn)
    rows[`${width} px, its map, from question to answer`] = of(mapped)
    return page
  }
  await (await measure(390)).close()
  const page = await measure(1440)

  const many = manyRacks()
  await openPlan(page, writePlan(many))
  await page.locator('[data-list=racks] [data-count]', { hasText: '400' }).waitFor()
  await page.waitForTimeout(2_000)
  note('400 racks, the list is opened', [await timed(page, '[data-list=racks] summary', 'click')])
  await page.locator('[data-list=racks] [data-rows] > li > button').first().waitFor()
  note('400 racks, one is selected', [
    await timed(page, '[data-list=racks] [data-rows] > li > button', 'click'),
  ])
  await page.waitForTimeout(500)
  const edits: { script: number; paint: number }[] = []
  for (let edit = 0; edit < 5; edit += 1) {
    edits.push(await timed(page, '#plan-racks-length', 'change'))
    await page.waitForTimeout(500)
  }
  note('400 racks, an edit (50)', edits)
  const rack = required(many.racks[210], 'rack 210')
  const dragged = await drag(page, many, [rack.x + 1, rack.y + 1])
  note('400 racks, a move of one', dragged.drawn)
  console.table(rows)
  console.log(`load ${loadOfMachine()}`)
} finally {
  await browser.close()
  await server.stop()
}
