import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { exportsWords as words, plannerWords, simulatorWords } from '@repo/hall/words/index.ts'
import { fragmentOf, readFragment } from '@repo/hall/model/plan-link.ts'
import {
  canvas,
  nameOf,
  notice,
  openSections,
  openText,
  openWorkbench,
  panelOf,
  plan,
  saved,
} from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const { en } = words
/** Its coordinates follow no pattern that could be packed. */
const large = {
  ...plan,
  name: 'Large',
  anchors: Array.from({ length: 500 }, (_, at) => ({
    x: ((at * 7919) % 3299) / 100,
    y: ((at * 104_729) % 5989) / 100,
    z: (200 + ((at * 31) % 799)) / 100,
    range: 50,
  })),
  mounts: Array.from({ length: 500 }, (_, at) => ({
    x: ((at * 6007) % 3299) / 100,
    y: ((at * 15_013) % 5981) / 100,
    z: (200 + ((at * 37) % 797)) / 100,
  })),
}

test('the plan is kept on the device; a link asks before it takes its place; it can be forgotten', async () => {
  const page = await site.open()
  await openWorkbench(page)
  await nameOf(page).fill('My own')
  await nameOf(page).blur()
  await panelOf(page).getByText(en.script.kept).waitFor()

  await page.goto('about:blank')
  await openWorkbench(page, `#${await fragmentOf(plan)}`)
  const asked = page.locator('[data-two-plans]')
  await asked.waitFor()
  expect(await nameOf(page).inputValue()).toBe('Hall 7')
  const kept = () => page.evaluate(() => localStorage.getItem('hall-plan'))
  expect(await kept()).toContain('My own')
  await asked.getByRole('button', { name: en.both.openOwn }).click()
  await expect.poll(() => nameOf(page).inputValue()).toBe('My own')
  expect(page.url()).not.toContain('#')

  await page.reload()
  await page.locator('[data-start=planner]').click()
  await notice(page, en.script.continued)
  await openSections(page)
  expect(await nameOf(page).inputValue()).toBe('My own')
  await panelOf(page).getByRole('button', { name: en.forget }).click()
  await panelOf(page).getByText(en.script.forgotten).waitFor()
  expect(await kept()).toBeNull()
})

/** A device where nothing can be copied, and whose share sheet does what its turn says. */
function shareOnce() {
  const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  const closed = () => Promise.reject(new DOMException('closed', 'AbortError'))
  const shares = [() => Promise.resolve(), closed, denied]
  navigator.clipboard.writeText = denied
  navigator.share = (data) => {
    document.documentElement.dataset.shared = data?.url ?? ''
    return shares.shift()!()
  }
}

/** Errors close by themselves after some seconds: how many there were. */
function countErrors() {
  addEventListener('DOMContentLoaded', () => {
    const { dataset } = document.documentElement
    dataset.errors = '0'
    new MutationObserver((changes) => {
      const more = changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)
      dataset.errors = String(Number(dataset.errors) + more)
    }).observe(document.querySelector('[data-notifications=error]')!, { childList: true })
  })
}

test('the link goes through the share sheet; what is neither copied nor shared stands selected in a field', async () => {
  const page = await site.open()
  await page.addInitScript(shareOnce)
  await page.addInitScript(countErrors)
  await openWorkbench(page, `#${await fragmentOf(plan)}`)
  await notice(page, en.script.fromLink)
  const press = (name: string) => panelOf(page).getByRole('button', { name }).click()
  const field = panelOf(page).getByLabel(en.linkByHand, { exact: true })
  const shared = () => page.evaluate(() => document.documentElement.dataset.shared)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await press(en.sendLink)
    await expect.poll(shared).toMatch(/\/en\/simulator#p=1\.[\w-]+$/)
    await page.evaluate(() => delete document.documentElement.dataset.shared)
  }
  expect(await field.isVisible()).toBe(false)
  for (const name of [en.sendLink, en.copyLink]) {
    await press(name)
    await field.waitFor()
    const selected = await page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
      return value.slice(selectionStart!, selectionEnd!)
    })
    expect((await readFragment(new URL(selected).hash))?.plan).toMatchObject(plan)
    await nameOf(page).fill(`Hall of ${name}`)
    await nameOf(page).blur()
    await field.waitFor({ state: 'hidden' })
    await nameOf(page).fill(plan.name)
    await nameOf(page).blur()
  }
  expect(await page.evaluate(() => document.documentElement.dataset.errors)).toBe('2')
})

/** Lets a file fall on the title of the page, far from the panel. */
const drop = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([file, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], file))
      const init = { dataTransfer, bubbles: true, cancelable: true }
      const title = document.querySelector('h1')!
      return ['dragover', 'drop'].map((type) => !title.dispatchEvent(new DragEvent(type, init)))
    },
    [name, text] as const,
  )

test('a plan is dropped anywhere on the page, and leaves as a file where it is too large for a link; a broken link and what is no plan change nothing', async () => {
  const page = await site.open()
  await openWorkbench(page, '#p=1.broken')
  await notice(page, en.script.brokenLink)
  expect(await drop(page, 'large.json', JSON.stringify(large))).toEqual([true, true])
  await notice(page, en.script.opened)
  for (const [text, message] of [
    ['{"version":1}', en.script.notAPlan],
    [' '.repeat(300_000), en.script.tooLarge],
  ] as const) {
    await openText(page, text)
    await notice(page, message)
    expect(await nameOf(page).inputValue()).toBe(large.name)
  }
  await panelOf(page).getByRole('button', { name: en.copyLink }).click()
  await notice(page, en.script.tooLong)
  const offered = panelOf(page).locator('[data-export=json-instead]')
  await expect.poll(() => offered.evaluate((one) => one === document.activeElement)).toBe(true)
  const waiting = page.waitForEvent('download')
  await offered.click()
  expect(JSON.parse(await readFile(await (await waiting).path(), 'utf8'))).toMatchObject(large)
})

test('a press whose script does not come says so, and the next press begins', async () => {
  const page = await site.open()
  await page.route(/\/workbench-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/en/simulator')
  const start = page.locator('[data-start=planner]')
  const failed = page.getByText(simulatorWords.en.start.failed)
  expect(await failed.isVisible()).toBe(false)
  await start.click()
  await failed.waitFor()
  await page.unroute(/\/workbench-[^/]+\.js$/)
  await start.click()
  await canvas(page).waitFor()
  expect(await failed.isVisible()).toBe(false)
  const heading = page.getByRole('heading', { name: plannerWords.en.title })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
})

test('where the device keeps nothing, that is said, and the plan leaves as a file', async () => {
  const page = await site.open()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openWorkbench(page, `#${await fragmentOf(plan)}`)
  await nameOf(page).fill('Not kept')
  await nameOf(page).blur()
  await notice(page, en.script.notKept)
  const { text } = await saved(page, en.files.json)
  expect(JSON.parse(text)).toMatchObject({ name: 'Not kept' })
})
