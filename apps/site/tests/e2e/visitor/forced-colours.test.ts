import { expect, test } from 'vitest'
import { openWorkbench } from '../simulator/simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

/** The arrows of a select on paper and on ink, and whether they are the browser's own. */
const arrows = () =>
  ['[data-planner] select', '[data-runs] select'].map((selector) => {
    const { appearance, backgroundImage } = getComputedStyle(document.querySelector(selector)!)
    return { appearance, stroke: /stroke='%23(\w+)'/.exec(backgroundImage)?.[1] }
  })

/** Each radio button of the bars in sight that is unseen, or stands on its text. */
const hiddenRadios = () =>
  [...document.querySelectorAll<HTMLInputElement>('label:has(> [type=radio] + span)')]
    .filter((label) => label.checkVisibility())
    .flatMap((label) => {
      const [radio, text] = [label.querySelector('input')!, label.querySelector('span')!]
      const [button, words] = [radio.getBoundingClientRect(), text.getBoundingClientRect()]
      const isApart = button.bottom <= words.top || button.right <= words.left
      return isApart && getComputedStyle(radio).opacity === '1' ? [] : [radio.outerHTML]
    })

/** What is drawn keeps its colours, on the ground that they were chosen for. */
const drawings = () =>
  ['[data-planner] canvas', '[data-stage=with]'].map((selector) => {
    const { forcedColorAdjust, backgroundColor } = getComputedStyle(
      document.querySelector(selector)!,
    )
    return { selector, forcedColorAdjust, hasGround: backgroundColor !== 'rgba(0, 0, 0, 0)' }
  })

test('a select on ink has an arrow in the ink’s light; in forced colours controls are seen, and drawings keep theirs', async () => {
  const page = await site.open()
  await openWorkbench(page)
  // What shows the runs comes with the first of them.
  await page.locator('[name=run-hours][value="1"]').press(' ')
  await page.locator('[data-runs] [data-part=run]').click()
  await page.locator('[data-runs] select').first().waitFor()
  expect(await page.evaluate(arrows)).toEqual([
    { appearance: 'none', stroke: '0b1622' },
    { appearance: 'none', stroke: 'f7f8f5' },
  ])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(arrows)).toEqual([{ appearance: 'auto' }, { appearance: 'auto' }])
  expect(await page.evaluate(hiddenRadios)).toEqual([])
  for (const { selector, ...kept } of await page.evaluate(drawings))
    expect([selector, kept]).toEqual([selector, { forcedColorAdjust: 'none', hasGround: true }])
})
