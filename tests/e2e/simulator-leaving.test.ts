import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { planOf } from '#src/features/simulator/planner/templates.ts'
import { formWords } from '#src/features/roi/messages/form/form-words.ts'
import { words } from '#src/features/simulator/exports/words.ts'
import { fragmentOf } from '#src/hall/plan-link.ts'
import { violations } from './axe.ts'
import { siteToRead } from './site-in-chromium.ts'

const site = siteToRead()
const { en } = words
const plan = { ...planOf('medium-store'), name: 'Hall 7', colour: 'of another version' }
const panelOf = (page: Page) => page.locator('[data-exports]')
const nameOf = (page: Page) => panelOf(page).getByLabel(en.name)
const notice = (page: Page, message: string) =>
  page.locator('[data-notifications]').getByText(message).waitFor()

async function openWorkbench(page: Page, hash = '') {
  await page.goto(`/en/simulator${hash}`)
  if (!hash) await page.locator('[data-start=planner]').click()
  await panelOf(page).waitFor()
}

const openText = (page: Page, text: string) =>
  panelOf(page)
    .locator('[data-export=file]')
    .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(text) })

async function saved(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await panelOf(page).getByRole('button', { name: button, exact: true }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Trucks and shares, once the map is that of the plan. */
async function figures(page: Page) {
  const share = page.locator('[data-figure=share]')
  await expect.poll(() => panelOf(page).locator('[data-export=summary]').textContent()).toMatch(/%/)
  return [await share.textContent(), await panelOf(page).locator('blockquote').textContent()]
}

test('a plan leaves as files, and its link gives the same numbers in a second browser', async () => {
  const page = await site.open()
  await openWorkbench(page)
  await openText(page, JSON.stringify(plan))
  await notice(page, en.script.opened)
  await expect.poll(() => nameOf(page).inputValue()).toBe('Hall 7')
  const numbers = await figures(page)

  const json = await saved(page, en.files.json)
  expect([json.name, JSON.parse(json.text)]).toEqual(['hall-7.json', plan])
  const csv = await saved(page, en.files.csv)
  expect(csv.name).toBe('hall-7.csv')
  expect(csv.text).toMatch(/^\uFEFFHall 7\r\n[^\r]*\r\nAnchors,13\r\n/)
  const svg = await saved(page, en.files.svg)
  expect(svg.name).toBe('hall-7.svg')
  expect(svg.text.match(/<text/g)!.length).toBeGreaterThan(plan.anchors.length + 5)
  expect(await violations(page)).toEqual([])

  const second = await site.open()
  await openWorkbench(second, `#${await fragmentOf(plan)}`)
  await notice(second, en.script.fromLink)
  await expect.poll(() => nameOf(second).inputValue()).toBe('Hall 7')
  expect(await figures(second)).toEqual(numbers)
})

test('the plan is shown before it goes into a demo request, with its link only where that is ticked', async () => {
  const page = await site.open()
  await openWorkbench(page, `#${await fragmentOf(plan)}`)
  await figures(page)
  const panel = panelOf(page)
  const summary = panel.locator('blockquote')
  expect(await summary.textContent()).toContain('Hall 7')
  expect(await summary.textContent()).not.toContain('#p=1.')
  await panel.getByLabel(en.withLink).check()
  await expect.poll(() => summary.textContent()).toContain('#p=1.')
  const written = await summary.textContent()
  await panel.getByRole('link', { name: en.discuss }).click()
  await expect.poll(() => page.locator('[name=comments]').inputValue()).toBe(written)
})

test('a broken link, a plan too large and what is no plan change nothing', async () => {
  const page = await site.open()
  await openWorkbench(page, '#p=1.broken')
  await notice(page, en.script.brokenLink)
  await openText(page, JSON.stringify(plan))
  await notice(page, en.script.opened)
  for (const [text, message] of [
    ['{"version":1}', en.script.notAPlan],
    [' '.repeat(300_000), en.script.tooLarge],
  ] as const) {
    await openText(page, text)
    await notice(page, message)
    expect(await nameOf(page).inputValue()).toBe('Hall 7')
  }
})

test('the plan is kept on the device; a link asks before it takes its place; it can be forgotten', async () => {
  const page = await site.open()
  await openWorkbench(page)
  await nameOf(page).fill('My own')
  await nameOf(page).blur()
  await panelOf(page).getByText(en.script.kept).waitFor()

  await page.goto('/en')
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
  expect(await nameOf(page).inputValue()).toBe('My own')
  await panelOf(page).getByRole('button', { name: en.forget }).click()
  await panelOf(page).getByText(en.script.forgotten).waitFor()
  expect(await kept()).toBeNull()
})

test('the numbers go into the estimate, which says what the plan changes, and come back from it', async () => {
  const page = await site.open()
  await openWorkbench(page, `#${await fragmentOf(plan)}`)
  await figures(page)
  await panelOf(page).getByRole('link', { name: en.estimate }).click()
  const form = page.locator('#estimate form')
  await expect.poll(() => form.locator('[name=area]').inputValue()).toBe('3,000')
  expect(await form.locator('[name=aisles]').inputValue()).toBe('6')
  expect(await form.locator('[name=aisleLength]').inputValue()).toBe('25')
  await page.getByText(/^Your plan has 13 anchors, the estimate counts 13\./).waitFor()
  await page.getByText(formWords.en.estimator.planRest).waitFor()
  await page.getByRole('link', { name: formWords.en.estimator.drawHall }).click()
  await expect
    .poll(() => panelOf(page).locator('blockquote').textContent())
    .toContain('3,000\u00a0m², aisles: 6, mean aisle length 25\u00a0m')
})

test('on paper stand drawing and materials, and the key figures of a run of this very plan', async () => {
  const page = await site.open()
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openWorkbench(page, `#${await fragmentOf(plan)}`)
  await figures(page)
  const tables = async () => {
    await panelOf(page).getByRole('button', { name: en.print }).click()
    const count = await page.locator('[data-sheet] table').count()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    return count
  }
  expect(await tables()).toBe(1)
  const runs = page.locator('[data-runs]')
  await runs.locator('[name=run-hours][value="1"]').check({ force: true })
  await runs.locator('[data-part=run]').click()
  await runs.locator('[data-part=results]').waitFor()
  expect(await tables()).toBe(2)
  await nameOf(page).fill('Another plan')
  await nameOf(page).blur()
  await runs.locator('[data-part=stale]').waitFor()
  expect(await tables()).toBe(1)
})
