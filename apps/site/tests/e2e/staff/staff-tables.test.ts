import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { editedArticle, openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

const row = (name: string, ...cells: string[]) =>
  `<tr>${cells.map((cell) => `<${name}><p>${cell}</p></${name}>`).join('')}</tr>`
const table =
  '<table><thead><tr><th scope="col"><p>H1</p></th><th scope="col"><p>H2</p></th><th scope="col"><p>H3</p></th></tr></thead>' +
  `<tbody>${row('td', 'a1', 'a2', 'a3')}${row('td', 'b1', 'b2', 'b3')}</tbody></table>`

async function openTable(page: Page): Promise<string> {
  const content = `<p>Before</p>${table}<p>Behind</p>`
  const { id } = await publishArticle(await site.staff(), { content })
  await openBackoffice(page, `/news/${id}`)
  await text(page).getByText('b3').waitFor()
  return id
}

/** The rows of the table, cells by `|`. */
const cells = (page: Page) =>
  text(page)
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((one) => [...one.children].map((cell) => cell.textContent).join('|')),
    )
const shown = (page: Page, ...rows: string[]) => expect.poll(() => cells(page)).toEqual(rows)

async function selectCells(page: Page, from: string, to: string): Promise<void> {
  const at = async (cell: string) => {
    const { x, y, width, height } = (await text(page).getByText(cell).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await at(from)))
  await page.mouse.down()
  await page.mouse.move(...(await at(to)), { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => text(page).locator('.selectedCell').count()).toBeGreaterThan(1)
}

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await text(page).evaluate((element, types) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(types)) clipboardData.setData(type, content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}

const stored = async (id: string) => (await editedArticle(await site.staff(), id)).content

async function save(page: Page): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().endsWith('/api/news/changes'))
  await page.keyboard.press('Control+s')
  await answer
}

test('keys over selected cells empty them and leave the others where they are; Enter, Tab and Shift Tab are those of a table', async () => {
  const page = await site.open()
  const id = await openTable(page)
  const whole = ['H1|H2|H3', 'a1|a2|a3', 'b1|b2|b3']
  for (const key of ['Delete', 'Backspace', 'Control+x']) {
    await selectCells(page, 'a1', 'b2')
    await page.keyboard.press(key)
    await shown(page, 'H1|H2|H3', '||a3', '||b3')
    await page.keyboard.press('Control+z')
    await shown(page, ...whole)
  }
  await page.keyboard.press('Control+Shift+z')
  await save(page)
  expect(await stored(id)).toBe(`<p>Before</p>${table.replace(/[ab][12]/g, '')}<p>Behind</p>`)
  await page.keyboard.press('Control+z')
  await shown(page, ...whole)

  // Typing empties them, and goes on in one.
  await selectCells(page, 'a2', 'b3')
  await page.keyboard.type('x')
  await expect.poll(async () => (await cells(page)).join('/')).toMatch(/^H1\|H2\|H3\/a1\|/)
  const typed = (await cells(page)).slice(1).join('/')
  expect(typed.replace('x', '')).toBe('a1||/b1||')
  expect(typed).toContain('x')
  const undone = () => page.keyboard.press('Control+z').then(() => cells(page))
  await expect.poll(undone).toEqual(whole)

  await text(page).getByText('a1').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => text(page).locator('.selectedCell').count()).toBe(2)
  await page.keyboard.press('Enter')
  await shown(page, ...whole)
  await page.keyboard.press('Enter')
  await page.keyboard.type('more')
  await expect.poll(() => text(page).locator('td').first().locator('p').count()).toBe(2)
  await shown(page, 'H1|H2|H3', 'a1more|a2|a3', 'b1|b2|b3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('?')
  await shown(page, 'H1|H2|H3?', 'a1more|a2!|a3', 'b1|b2|b3')
})

test('a copied range fills cells from the cursor on, headings stay headings, the table grows; other text with a table becomes paragraphs', async () => {
  const page = await site.open()
  const id = await openTable(page)
  // All tools of a table are in view, without scrolling.
  await text(page).getByText('H3').click()
  const tools = page.getByRole('group', { name: 'Table' })
  await tools.getByRole('button', { name: 'Delete table' }).waitFor()
  const isCut = await tools.evaluate((bar) => {
    const { left, right } = bar.getBoundingClientRect()
    return [...bar.querySelectorAll('button')].filter((tool) => {
      const box = tool.getBoundingClientRect()
      return box.left < left || box.right > right
    }).length
  })
  expect(isCut).toBe(0)

  const range = `<table>${row('td', '1', '2')}${row('td', '3', '4')}</table>`
  await paste(page, { 'text/html': range, 'text/plain': '1\t2\n3\t4' })
  await shown(page, 'H1|H2|1|2', 'a1|a2|3|4', 'b1|b2|b3|')
  // Nothing is selected: the cursor stands behind what was pasted.
  await page.keyboard.type('!')
  await text(page).getByText('b2').click()
  await paste(page, { 'text/plain': '5\t6\n7\t8\n' })
  await shown(page, 'H1|H2|1|2', 'a1|a2|3|4!', 'b1|5|6|', '|7|8|')

  await text(page).getByText('a2').click()
  await page.keyboard.press('End')
  const html = `<p>Words</p>${range}<p>End</p>`
  await paste(page, { 'text/html': html, 'text/plain': 'x' })
  await save(page)
  const content = await stored(id)
  expect(content.match(/<thead>.*<\/thead>/s)?.[0].match(/<th scope="col">/g)).toHaveLength(4)
  expect(content.match(/<table>/g)).toHaveLength(1)
  expect(content.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toContain('Words 1 2 3 4 End')

  // A selection from outside has all of a table in it, and leaves half a table to nobody.
  const rows = await cells(page)
  // Undo takes back as one what was done within half a second.
  await page.waitForTimeout(600)
  await text(page).getByText('Before').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  expect([0, rows.length]).toContain((await cells(page)).length)
  await page.keyboard.press('Control+z')
  await shown(page, ...rows)
})
