import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { floating, violations } from '../support/axe.ts'
import { leavesByTab } from './dialog-keys.ts'

/** Looks at everything that the buttons of a screen open; a kind that an earlier screen had is left out. */
export function overlayChecker(page: Page): (screen: string) => Promise<string[]> {
  const known = new Set<string>()
  const lookedAt = new Set<string>()
  return async (screen) => {
    const faults: string[] = []
    for (const [index, name] of (await markOpeners(page)).entries()) {
      const kind = name.replace(/^Actions for .*/, 'Actions for')
      const isMenu = /^(Actions for|More actions)/.test(kind)
      if (known.has(kind) && !isMenu) continue
      known.add(kind)
      // The menu of a row is made when it is opened first, with a button of its own.
      const opener = isMenu
        ? page.getByRole('button', { name, exact: true }).first()
        : page.locator(`[data-opener="${index}"]`)
      faults.push(...(await openAndClose(page, opener, `${screen}: ${name}`, lookedAt)))
    }
    return faults
  }
}

/**
 * Opens an overlay from its button, and each dialog of its menu; returns their faults. Dialogs of one name are one
 * component, so each name is opened once. `lookedAt` collects the names.
 */
async function openAndClose(
  page: Page,
  opener: Locator,
  name: string,
  lookedAt: Set<string>,
): Promise<string[]> {
  const overlay = page.locator(floating).filter({ visible: true }).first()
  const faults: string[] = []
  await opener.focus()
  await page.keyboard.press('Enter')
  if (!(await opened())) return [`${name}: Enter opens nothing`]
  const entries = await page.getByRole('menuitem').filter({ hasText: '…' }).allTextContents()
  faults.push(...(await closed(name)))
  for (const entry of entries) {
    if (lookedAt.has(entry)) continue
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: entry }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    if (await opened()) faults.push(...(await closed(`${name}, ${entry}`)))
    else faults.push(`${name}, ${entry}: nothing opens`)
  }
  return faults

  function opened(): Promise<boolean> {
    return overlay.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  }

  async function closed(what: string): Promise<string[]> {
    // A menu covers what it is of; those that differ are looked at beside the screens.
    const isDialog = (await overlay.getAttribute('role'))?.endsWith('dialog') ?? false
    const kind = what.replace(/^.*, /, '')
    const isNew = isDialog && !lookedAt.has(kind)
    lookedAt.add(kind)
    const found = isNew ? await violations(page, { overlay: true }) : []
    if (isNew && (await leavesByTab(page))) found.push(`${what}: the Tab key leaves it`)
    await page.keyboard.press('Escape')
    const isOpen = await overlay.waitFor({ state: 'hidden', timeout: 5_000 }).then(
      () => false,
      () => true,
    )
    if (isOpen) return [...found, `${what}: Escape leaves it open`]
    // From the tools of a text to the text.
    const hasFocus = () =>
      opener.evaluate((one) => {
        const { activeElement } = document
        return one === activeElement || activeElement?.role === 'textbox'
      })
    const returned = await expect
      .poll(hasFocus, { timeout: 5_000 })
      .toBe(true)
      .then(
        () => [],
        () => [`${what}: the focus does not return`],
      )
    return [...found, ...returned]
  }
}

/** Nothing in the name of these says that they open something. */
const openers = /^(Video|Link|Image|Changes since .*)$/

/** These choose a file, or show more of the page. */
const opensInPlace = ['Upload', 'Turn on', 'Link translation']

/** Marks the buttons that open something over the screen, of row menus one; answers their names. */
const markOpeners = (page: Page) =>
  page.evaluate(
    ([inPlace, named]) => {
      const buttons = document.querySelectorAll<HTMLElement>('main button:enabled')
      const names: string[] = []
      for (const button of buttons) {
        const name = (button.ariaLabel ?? button.textContent).trim()
        const opens =
          button.ariaHasPopup !== null || name.endsWith('…') || new RegExp(named).test(name)
        const isRow =
          name.startsWith('Actions for') && names.some((one) => one.startsWith('Actions'))
        const isOff = button.ariaDisabled === 'true' || !button.checkVisibility()
        if (!opens || isRow || isOff || inPlace.some((one) => name.startsWith(one))) continue
        button.dataset['opener'] = String(names.push(name) - 1)
      }
      return names
    },
    [opensInPlace, openers.source] as const,
  )
