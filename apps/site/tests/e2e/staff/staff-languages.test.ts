import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

/** What stands behind the first paragraphs of the source. */
const more = [
  '<ol><li><p>Measure.</p></li><li><p>Mount.</p></li></ol>',
  '<blockquote><p>It works.</p></blockquote>',
  '<table><tbody><tr><td><p>Range</p></td><td><p>50 m</p></td></tr></tbody></table>',
  '<hr />',
  '<p data-embed="video"><a href="https://vimeo.com/1">A film</a></p>',
  '<p>See <a href="/en/pricing">prices</a>.</p>',
].join('')

test('a translation is made block by block or from the whole source; when its source changes, the change is shown beside it and marked as done', async () => {
  const staff = await site.staff()
  const content = `<p>Place the anchors.</p><p>Measure once.</p>${more}`
  const source = await publishArticle(staff, { title: 'Rack protection', content })
  const page = await site.open()
  await openBackoffice(page, '/news?view=family&search=Rack+protection')
  const row = page.getByRole('row', { name: /Rack protection/ })
  await row.getByRole('link', { name: 'de, German: missing' }).click()

  // The source stands beside it; what is the same in every language has been taken over.
  const beside = page.getByRole('region', { name: 'English, read only' })
  await beside.getByText('Measure once.').waitFor()
  await page.getByText('Planung').waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill('Regalschutz')
  await expect.poll(() => page.getByLabel(/^Permalink/).inputValue()).toBe('regalschutz')
  await beside.getByText('Place the anchors.').hover()
  await beside.getByRole('button', { name: 'Copy' }).nth(1).click()
  await expect.poll(() => text(page).innerText()).toContain('Place the anchors.')
  await page.keyboard.press('Control+s')
  await page.getByText('“Regalschutz” saved.').waitFor()
  // What was only copied is not translated until somebody says so.
  await beside.getByText('source, 1 outdated block').waitFor()
  await beside.getByRole('button', { name: 'Mark all as up to date' }).click()
  await beside.getByText('translation up to date').waitFor()

  const { id, language, title, permalink, categories } = source
  const changed = content.replace('once', 'twice')
  await staff.call(newsApi.update, {
    body: { id, language, title, permalink, categories, content: changed },
  })
  await page.goto(`/backoffice/news?behind=de&search=Regalschutz`)
  await page.getByRole('link', { name: 'de, German: draft, 1 block outdated' }).waitFor()
  await page.getByRole('link', { name: 'Regalschutz', exact: true }).click()
  await beside.getByText('Changed:').waitFor()
  await expect.poll(() => beside.locator('ins').innerText()).toContain('twice')
  await beside.getByRole('listitem').filter({ hasText: 'Mount.' }).waitFor()
  await beside.getByRole('cell', { name: '50 m' }).waitFor()
  expect(await violations(page)).toEqual([])
  await beside.getByRole('button', { name: 'Mark as up to date' }).click()
  await beside.getByText('translation up to date').waitFor()
  await expect.poll(() => text(page).innerText()).toContain('Place the anchors.')
  const [german] = Object.values(
    await staff.call(newsApi.list, { query: { search: 'Regalschutz', language: 'de' } }),
  )
  expect(german).toMatchObject({ madeFrom: id, behind: 0 })

  // The next language, made from the German one that is open, is made from the original: its links lead
  // to the translation.
  await page.getByRole('link', { name: /^Spanish \+/ }).click()
  await page.waitForURL(/from=/)
  expect(new URL(page.url()).searchParams.get('from')).toContain(id)
  await page.getByRole('textbox', { name: 'Title' }).fill('Estanterías')
  const start = beside.getByRole('button', { name: 'Start with the English text' })
  await start.click()
  await expect.poll(() => text(page).innerText()).toContain('See prices.')
  await start.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await beside.getByText('source, 8 outdated blocks').waitFor()
  await beside.getByText('Not translated yet:').first().waitFor()
  const spanish = (await staff.call(newsApi.get, { params: { id } })).counterparts.es!
  expect(spanish).toMatchObject({ madeFrom: id, behind: 8 })
  const made = await staff.call(newsApi.get, { params: { id: spanish.id } })
  expect(made.content).toBe(changed.replace('/en/pricing', '/es/pricing'))
})

test('a list is walked, selected and opened by keyboard alone', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news')
  await page.getByRole('row').nth(3).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('j')
  const first = await focused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(focused).not.toBe(first)
  await page.keyboard.press('Home')
  await expect.poll(focused).toBe(first)
  await page.keyboard.press('Space')
  await page.getByText('1 selected').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByText('2 selected').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('2 selected').waitFor({ state: 'detached' })
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).toBe('en')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Languages' }).waitFor()
  await page.goBack()
  await page.keyboard.press('/')
  await page.keyboard.type('UWB')
  await expect.poll(() => new URL(page.url()).search).toBe('?search=UWB')
})

test('bulk publishing names what a reader would stumble over, and each item that it could not publish', async () => {
  const staff = await site.staff()
  const word = `bulk${Date.now()}`
  const draft = (name: string, content: string) =>
    staff.call(newsApi.create, {
      body: { language: 'en', title: `${name} ${word}`, permalink: `${name}-${word}`, content },
    })
  const clean = await draft('clean', '<p>Whole.</p>')
  const gappy = await draft('gappy', '<p>Whole.</p><h2></h2>')
  const gone = await draft('gone', '<p>Whole.</p>')
  const page = await site.open()
  await openBackoffice(page, `/news?search=${word}`)
  await page.getByRole('link', { name: gone.title, exact: true }).waitFor()
  await staff.call(newsApi.remove, { params: { id: gone.id } })
  site.expectTrace(/404/)
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByText('Publish 3 articles?').waitFor()
  const found = dialog.getByRole('listitem')
  await expect
    .poll(() => found.allInnerTexts())
    .toEqual([`${gappy.title} A heading is empty. Enter text or remove the heading.`])
  expect(await found.getByRole('link').getAttribute('href')).toBe(`/backoffice/news/${gappy.id}`)
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish the 2 without issues' }).click()

  await dialog.getByText('1 of 2 done').waitFor()
  await dialog.getByText(gone.title).waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  const published = async ({ id }: { id: string }) =>
    (await staff.call(newsApi.get, { params: { id } })).published
  expect(await published(clean)).toBe(true)
  expect(await published(gappy)).toBe(false)
})

test('a view that has been saved is there on another device', async () => {
  const word = `view ${Date.now()}`
  const page = await site.open()
  await openBackoffice(page, '/documents?search=Trilane&sort=title')
  await page.getByRole('button', { name: /^Saved views/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name for this view').fill(word)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: word, exact: true }).waitFor()

  const other = await site.open()
  await openBackoffice(other, '/documents')
  await other.getByRole('button', { name: /^Saved views \(/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: word, exact: true }).click()
  await expect.poll(() => new URL(other.url()).search).toBe('?search=Trilane&sort=title')
  await other.getByRole('button', { name: /^Saved views \(/ }).click()
  await other.getByRole('button', { name: `Delete ${word}` }).click()
  await other.getByRole('button', { name: word, exact: true }).waitFor({ state: 'detached' })
})
