import type { CDPSession, Page } from 'playwright-core'

interface FocusWatch {
  begin(within: string): void
  /** How many elements have had the focus; whether it has left the page or starts again. */
  state(): { count: number; ended: boolean }
  /** Focuses the stop of the next group that arrows lead through; how many of them it takes. */
  startOfGroup(): number
  faults(): string[]
}

declare global {
  interface Window {
    focusWatch: FocusWatch
  }
}

/** Presses keys one after the other without waiting in between; each has had its effect at the end. */
async function press(keys: CDPSession, key: 'Tab' | 'ArrowRight', times: number): Promise<void> {
  const windowsVirtualKeyCode = key === 'Tab' ? 9 : 39
  const sent = Array.from({ length: times }, () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      keys.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode }),
    ),
  )
  await Promise.all(sent.flat())
}

/**
 * Goes through the page by Tab from its start, or that of a part, and by arrows through what they lead through.
 * Answers what is not reached, what does not show its focus, and what has it out of sight.
 */
export async function walkByKeyboard(page: Page, within = 'body'): Promise<string[]> {
  await page.evaluate(installFocusWatch)
  const keys = await page.context().newCDPSession(page)
  await page.evaluate((part) => window.focusWatch.begin(part), within)
  for (let before = -1; ;) {
    await press(keys, 'Tab', 25)
    const { count, ended } = await page.evaluate(() => window.focusWatch.state())
    if (ended) break
    if (count === before) return [`the focus is trapped after ${count} elements`]
    before = count
  }
  for (let times = -1; times !== 0;) {
    times = await page.evaluate(() => window.focusWatch.startOfGroup())
    await press(keys, 'ArrowRight', times)
  }
  await keys.detach()
  return page.evaluate(() => window.focusWatch.faults())
}

/** Runs in the page: looks at what has the focus whenever a key is let go. */
function installFocusWatch(): void {
  if (Reflect.has(window, 'focusWatch')) return
  const seen = new Set<Element>()
  const names = new Set<string>()
  const tried = new Set<Element>()
  const faults: string[] = []
  let ended = false
  let part: HTMLElement = document.body

  document.addEventListener('keyup', look, true)
  window.focusWatch = {
    begin,
    state: () => ({ count: seen.size, ended }),
    startOfGroup,
    faults: all,
  }

  function begin(within: string): void {
    for (const one of [seen, names, tried]) one.clear()
    faults.length = 0
    ended = false
    scrollTo(0, 0)
    part = document.querySelector<HTMLElement>(within)!
    // From here the next Tab leads to the first element.
    const before = part.getAttribute('tabindex')
    part.tabIndex = -1
    part.focus()
    if (before === null) part.removeAttribute('tabindex')
  }

  function look({ key }: KeyboardEvent): void {
    const element = document.activeElement
    if (key === 'Tab' && seen.size > 0)
      ended ||= !element || element === document.body || element === [...seen][0]
    if ((ended && key === 'Tab') || !element || element === document.body || seen.has(element))
      return
    seen.add(element)
    names.add(nameOf(element))
    if (!showsFocus(element)) faults.push(`shows no focus: ${nameOf(element)}`)
    const place = placeOf(element)
    if (place) faults.push(`${place}: ${nameOf(element)}`)
  }

  function nameOf(element: Element): string {
    const label = labelOf(element)?.textContent
    const name = element.ariaLabel || label || element.textContent || element.outerHTML
    return `${element.tagName.toLowerCase()} ${element.getAttribute('href') ?? ''} “${name.trim().slice(0, 60)}”`
  }

  function labelOf(element: Element): HTMLElement | undefined {
    return 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
  }

  /** A ring, of its own or of what it lies in; the link of a row is as large as the row. */
  function showsFocus(element: Element): boolean {
    if (element instanceof HTMLElement && element.isContentEditable) return true // The caret does.
    const label = labelOf(element)
    const isRow = getComputedStyle(element, '::after').position === 'absolute'
    const parents = [element.parentElement, element.parentElement?.parentElement]
    const marked = [
      element,
      ...parents,
      element.nextElementSibling,
      label,
      label?.firstElementChild,
      isRow && element.closest('tr, li'),
    ]
    return marked.some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      const hasRing = outlineStyle !== 'none' && outlineWidth !== '0px'
      return hasRing || (boxShadow.includes('inset') && one.matches(':focus-within'))
    })
  }

  /** Where it cannot be seen: beyond the window, or under something else. */
  function placeOf(element: Element): string | undefined {
    const label = labelOf(element)
    const own = element.getBoundingClientRect()
    const box = own.width * own.height < 4 && label ? label.getBoundingClientRect() : own
    const parts = [0.5, 0.15, 0.85]
    const points = parts
      .flatMap((x) => parts.map((y) => [box.x + box.width * x, box.y + box.height * y] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    if (points.length === 0) return 'out of the window'
    const near = [element, label, element.parentElement]
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top && (top.contains(element) || near.some((one) => one?.contains(top)))
    })
    return isSeen ? undefined : 'covered'
  }

  function unreached(): Element[] {
    const controls =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable=true]'
    return [...part.querySelectorAll(controls)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]') &&
        !seen.has(element) &&
        // Scrolling a long list re-renders its rows.
        !names.has(nameOf(element)) &&
        !isChecked(element),
    )
  }

  /** Of radio buttons the chosen one is the stop. */
  function isChecked(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
    const group = document.querySelectorAll(`input[type=radio][name="${CSS.escape(element.name)}"]`)
    return [...group].some((one) => seen.has(one))
  }

  /** What arrows lead through, and the row of it. */
  function groupOf(element: Element): { group: Element; row: Element } | undefined {
    if (element.getAttribute('tabindex') !== '-1') return
    const group = element.closest('[role=toolbar], [role=tablist], [role=listbox], table, ul')
    return group ? { group, row: element.closest('tr, li') ?? group } : undefined
  }

  /** One row stands for all of its list. */
  function startOfGroup(): number {
    for (const element of unreached()) {
      const { group, row } = groupOf(element) ?? {}
      if (!group || !row || tried.has(group)) continue
      tried.add(group)
      const stops = [...row.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')]
      const stop = stops.find((one) => one.tabIndex === 0)
      stop?.focus()
      return stop ? stops.length : 0
    }
    return 0
  }

  function all(): string[] {
    const left = unreached()
    const walked = [...tried].filter((group) =>
      [...seen].some((one) => groupOf(one)?.group === group),
    )
    const missed = left.filter((element) => !walked.some((group) => group.contains(element)))
    return [...faults, ...missed.map((element) => `not reached: ${nameOf(element)}`)]
  }
}
