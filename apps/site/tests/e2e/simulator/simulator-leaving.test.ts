import { expect, test } from 'vitest'
import { formWords } from '@repo/estimator/words/index.ts'
import { exportsWords as words, plannerWords } from '@repo/hall/words/index.ts'
import { htmlMistakes } from '@repo/platform/testing/html-mistakes.ts'
import { violations } from '../support/axe.ts'
import {
  figures,
  linkTo,
  nameOf,
  openSections,
  openWorkbench,
  panelOf,
  plan,
  saved,
} from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const { en } = words

/** With nine anchors more than the estimate counts. */
const more = {
  ...plan,
  anchors: [...plan.anchors, ...plan.anchors.slice(0, 9).map((anchor) => ({ ...anchor, z: 8 }))],
}
const settings = {
  method: 'twr',
  range: 50,
  trucks: 5,
  tagsPerTruck: 2,
  ordersPerHour: 55,
  hours: 1,
  seed: 7,
  switches: { dispatch: true, find: true, limit: false, warn: false },
}

test('a plan comes as a file with the settings of its shift, from the first screen, and leaves as files and in a demo request', async () => {
  const page = await site.open()
  await page.goto('/en/simulator')
  const choosing = page.waitForEvent('filechooser')
  await page.locator('[data-start=file]').click()
  await (
    await choosing
  ).setFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...plan, settings })),
  })
  await openSections(page)
  await expect.poll(() => nameOf(page).inputValue()).toBe('Hall 7')
  expect(await page.locator('[name=run-trucks]').inputValue()).toBe('5')
  await figures(page)

  const json = await saved(page, en.files.json)
  expect([json.name, JSON.parse(json.text)]).toEqual(['hall-7.json', { ...plan, settings }])
  const csv = await saved(page, en.files.csv)
  expect(csv.name).toBe('hall-7.csv')
  expect(csv.text).toMatch(/^\uFEFFHall 7\r\n[^\r]*\r\nAnchors,13\r\n/)
  const svg = await saved(page, en.files.svg)
  expect(svg.name).toBe('hall-7.svg')
  expect(svg.text.match(/<text/g)!.length).toBeGreaterThan(plan.anchors.length + 5)
  expect(await violations(page)).toEqual([])
  const mistakes = await htmlMistakes(await page.content())
  // Scripts fetch scripts and styles of their own origin alone, as the policy wants it.
  expect(mistakes.filter((mistake) => !mistake.startsWith('require-sri'))).toEqual([])

  // Chromium on Linux has no share sheet.
  expect(await panelOf(page).locator('[data-export=send]').isHidden()).toBe(true)

  // The plan is shown before it goes along, with its link only where that is ticked.
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

test('a hall begins with the estimate of this device, or leads to it; its numbers and counts go there, and come back', async () => {
  const page = await site.open()
  await openWorkbench(page, await linkTo(plan))
  const start = page.getByRole('link', { name: plannerWords.en.fromEstimate })
  await page.getByText(plannerWords.en.noEstimate).waitFor()
  await start.click()
  const form = page.locator('#estimate form')
  await form.locator('[name=forklifts]').fill('8')
  await form.locator('[name=area]').fill('4000')
  await form.locator('[name=area]').blur()
  await page.waitForFunction(() => localStorage.getItem('estimated-hall')?.includes('area=4000'))

  await openWorkbench(page, await linkTo(more))
  await figures(page)
  expect(await page.getByText(plannerWords.en.noEstimate).isVisible()).toBe(false)
  await page.evaluate(() => {
    const kept = localStorage.getItem('estimated-hall')!
    localStorage.setItem('estimated-hall', kept.replace('indoor', 'outdoor'))
  })
  await start.click()
  const summary = panelOf(page).locator('blockquote')
  await expect.poll(() => summary.textContent()).toContain('Forklifts: 8')
  await expect.poll(() => page.locator('[name=run-trucks]').inputValue()).toBe('8')
  const back = panelOf(page).getByRole('link', { name: en.estimate })
  await expect.poll(() => back.getAttribute('href')).toMatch(/area=4000&.*tracking=outdoor/)
  await page.locator('[data-action=undo]').click()
  await expect.poll(() => summary.textContent()).toContain('Forklifts: 25')
  await figures(page)

  await back.click()
  await expect.poll(() => form.locator('[name=area]').inputValue()).toBe('3,000')
  expect(await form.locator('[name=aisles]').inputValue()).toBe('6')
  expect(await form.locator('[name=aisleLength]').inputValue()).toBe('25')
  const chip = page.getByText('Anchors from your plan: 22', { exact: true })
  await chip.waitFor()
  await page.getByText(formWords.en.estimator.fromPlan).waitFor()
  await form.locator('[name=forklifts]').fill('9')
  await chip.waitFor()
  await page.getByRole('link', { name: formWords.en.estimator.drawHall }).click()
  await openSections(page)
  await expect
    .poll(() => summary.textContent())
    .toContain('3,000\u00a0m², aisles: 6, average aisle length 25\u00a0m')
})

const fromStyles = { preferCSSPageSize: true }

const sizesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) =>
      [width, height].map((one) => Math.round(Number(one) * 0.352778)).join(' × '),
  )

test('on paper stand drawing and materials, and the key figures of a run of this very plan', async () => {
  const page = await site.open()
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openWorkbench(page, await linkTo(plan, { hours: 1 }))
  await figures(page)
  const tables = page.locator('[data-sheet] table')
  /** How many tables the sheet has, and the sizes of its pages in millimetres. */
  const printed = async (paper: 'A4' | 'A3') => {
    await panelOf(page).getByRole('radio', { name: paper }).check()
    await panelOf(page).getByRole('button', { name: en.print }).click()
    const [count, pages] = [await tables.count(), sizesOf(await page.pdf(fromStyles))]
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    return { count, pages }
  }
  expect(await printed('A4')).toEqual({ count: 1, pages: ['210 × 297'] })
  const runs = page.locator('[data-runs]')
  await runs.locator('[data-part=run]').click()
  await runs.locator('[data-part=results]').waitFor()
  // The key figures begin a page of their own.
  expect(await printed('A3')).toEqual({ count: 2, pages: ['297 × 420', '297 × 420'] })
  await nameOf(page).fill('Another plan')
  await nameOf(page).blur()
  await runs.locator('[data-part=stale]').waitFor()
  expect((await printed('A4')).count).toBe(1)
})
