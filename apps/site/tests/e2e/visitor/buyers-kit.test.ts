import { expect, test } from 'vitest'
import { buyersKitWords, kitDocumentsWords } from '#words/index.ts'
import { violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const words = buyersKitWords.de.kit

test('a link that holds no plan comes back with what to do, and what was typed; mended, the kit is downloaded, and the page stays', async () => {
  const page = await site.open({ viewport: { width: 390, height: 800 } })
  await page.goto('/de/buyers-kit')
  site.expectTrace(/^(422|POST) \/de\/buyers-kit/)
  await page.getByText(words.own).click()
  const [plan, company] = [page.getByLabel(words.plan), page.getByLabel(words.company)]
  await plan.fill('https://example.com/')
  await company.fill('Möbel & Söhne GmbH')
  await page.getByRole('button', { name: words.download }).click()
  await page.getByText(words.errors.plan).waitFor()
  expect(await plan.inputValue()).toBe('https://example.com/')
  expect(await violations(page)).toEqual([])
  await plan.fill('')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.download }).click()
  expect((await download).suggestedFilename()).toBe(`${kitDocumentsWords.de.archive}.zip`)
  expect(await company.inputValue()).toBe('Möbel & Söhne GmbH')
})

test('a document that is chosen in the list shows its first page, without a script too', async () => {
  const page = await site.open({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  })
  await page.goto('/de/buyers-kit')
  const sheets = page.getByRole('list', { name: words.contents }).locator('svg')
  const shown = async () => Promise.all((await sheets.all()).map((sheet) => sheet.isVisible()))
  expect((await shown()).flatMap((is, at) => (is ? [at] : []))).toEqual([0])
  await page.getByText(kitDocumentsWords.de.agreement.title).first().click()
  expect((await shown()).flatMap((is, at) => (is ? [at] : []))).toEqual([5])
})
