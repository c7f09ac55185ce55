import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type axe from 'axe-core'

/** The guards that keep the focus in an open overlay are hidden, and focusable for exactly that. */
const focusGuards = '[data-base-ui-focus-guard]'

/** Every loaded page parses the script; the minified one takes half the time. */
const source = readFileSync(
  join(import.meta.dirname, '../../../../../node_modules/axe-core/axe.min.js'),
  'utf8',
)

/** To describe what is right as well would take several times as long. */
const quick = { resultTypes: ['violations' as const], preload: false, selectors: false }

/** What stands over a page. */
export const floating = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role=${role}]`)
  .join()

/** What an overlay can break on the page below it: its button, what it hides, and names that both have. */
const below = ['aria-hidden-focus', 'aria-valid-attr-value', 'duplicate-id-aria']

interface Options {
  /** Axe looks at the overlays alone, which stand beside the landmarks; at the page only for what they break. */
  overlay?: boolean
  /** Contrast takes half of axe's time. */
  contrast?: boolean
  /** Axe runs only this rule. */
  only?: string
  /** Axe leaves out what this selector finds. */
  except?: string
}

/**
 * Removes from drawings what axe cannot judge: shapes, and the texts on them, whose contrast it leaves open.
 * They are half of the elements, and take two thirds of its time. The page is of no other use afterwards.
 */
export const emptyDrawings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const acts = 'a, [role], [tabindex], foreignObject'
    for (const one of document.querySelectorAll(`svg *:not(title, desc, ${acts})`))
      if (!one.querySelector(acts) && !one.closest(`svg :is(${acts})`)) one.remove()
  })

/** What axe finds on the page as it is now. */
export async function violations(
  page: Page,
  { overlay = false, contrast = true, only, except }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const rules: axe.RuleObject = {
    // Axe leaves this one out unless it is asked for.
    'target-size': { enabled: true },
    ...(!contrast && { 'color-contrast': { enabled: false } }),
    ...(overlay && { region: { enabled: false } }),
  }
  const all: axe.RunOptions = only ? { runOnly: [only] } : { rules }
  const exclude = except ? [focusGuards, except] : [focusGuards]
  const runs: [{ exclude: string[]; include?: string[] }, axe.RunOptions][] = [
    [
      { exclude, ...(overlay && { include: [floating] }) },
      { ...all, ...quick },
    ],
  ]
  if (overlay) runs.push([{ exclude }, { runOnly: below, ...quick }])
  const found = await page.evaluate(async (given) => {
    const results: axe.Result[] = []
    for (const one of given)
      results.push(...(await (Reflect.get(window, 'axe') as typeof axe).run(...one)).violations)
    return results
  }, runs)
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id}, ${node.html.slice(0, 200)}\n${node.failureSummary}`),
  )
}

/** Of the window; the size that it has already would be set, and waited for, once more. */
export async function setWidth(page: Page, width: number): Promise<void> {
  const height = 900
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** At three widths: where the page is too wide for the window, and what axe finds at some of them. */
export async function faultsOfSize(
  page: Page,
  widthsForAxe = [1440, 390],
  except?: string,
): Promise<string[]> {
  const faults: string[] = []
  for (const width of [1440, 820, 390]) {
    await setWidth(page, width)
    const message = `${page.url()} is too wide at ${width} px`
    await expect.poll(() => overflow(page), { message }).toBe(0)
    // Colours do not depend on the width, and are half of what axe looks at.
    const contrast = width === 1440
    if (widthsForAxe.includes(width)) faults.push(...(await violations(page, { contrast, except })))
  }
  await setWidth(page, 1440)
  return faults
}

/** The texts of those elements that go on in a second line; of at least one element. */
export async function brokenTexts(elements: Locator): Promise<string[]> {
  await elements.first().waitFor()
  return elements.evaluateAll((all) => {
    const range = document.createRange()
    return all.flatMap((one) => {
      range.selectNodeContents(one)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return tops.size > 1 ? [one.textContent] : []
    })
  })
}
