import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

test('a category is picked by a part of its name, and no second one is made by case or accent', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { title: 'Tagged', categories: ['Técnica'] })
  const other = await publishArticle(staff, { title: 'Other', categories: [] })
  const page = await site.open()
  await openBackoffice(page, `/news/${other.id}`)
  const field = page.getByRole('combobox', { name: 'Categories' })
  await field.fill('tecn')
  const options = page.getByRole('option')
  await expect.poll(() => options.allTextContents()).toEqual(['Técnica', 'New category “tecn”'])
  await field.press('Enter')
  await page.getByRole('button', { name: 'Remove Técnica' }).waitFor()
  await field.fill('tecnica')
  await field.press('Enter')
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(1)
  await field.fill('brand new')
  await field.press('ArrowUp')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Remove brand new' }).waitFor()
  await page.getByRole('button', { name: 'Save and publish changes' }).click()
  await page.getByText('Changes to “Other” published.').first().waitFor()

  await page.goto('/backoffice/news/categories')
  const row = page.getByRole('row', { name: /Técnica/ })
  await row.getByText('2', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Actions for brand new' }).click()
  await page.getByRole('menuitem', { name: 'Rename or merge…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'New name' }).fill('tecn')
  await page.getByRole('option', { name: 'Técnica' }).click()
  await dialog.getByRole('button', { name: 'Merge 1 article' }).click()
  await page.getByText('Category “brand new” merged into “Técnica” in 1 article.').first().waitFor()
  await expect.poll(() => page.getByRole('row', { name: /brand new/ }).count()).toBe(0)
  for (const one of [id, other.id])
    expect((await staff.call(newsApi.get, { params: { id: one } })).categories).toEqual(['Técnica'])
})

test('a permalink that may not be used is told as it is typed, with one that may', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Pricing')
  await page.getByText('A page of the site uses this name.').waitFor()
  await page.getByRole('button', { name: 'pricing-article' }).click()
  const field = page.getByRole('textbox', { name: 'Permalink' })
  expect(await field.inputValue()).toBe('pricing-article')
  await field.fill('Fewer Forklifts at Night!')
  await page.getByText('Use only a to z, 0 to 9 and hyphens, at most 120 characters.').waitFor()
  await page.getByRole('button', { name: 'fewer-forklifts-at-night' }).click()
  expect(await field.inputValue()).toBe('fewer-forklifts-at-night')
})

test('an article is described by its first paragraph, and duplicated as a draft', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, {
    title: 'Original',
    content: '<h2>Heading</h2><p>Anchors see racks. They see trucks.</p><p>More.</p>',
  })
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  await page.getByRole('button', { name: 'Use the first paragraph' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  expect(await description.inputValue()).toBe('Anchors see racks. They see trucks.')
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada')
  await page.getByRole('button', { name: /^Save(?! and)/ }).click()
  await page.getByText('“Original” saved as unpublished changes.').first().waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate article' }).click()
  await page.getByRole('heading', { level: 1, name: 'Copy of Original' }).waitFor()
  await expect.poll(() => description.inputValue()).toBe('Anchors see racks. They see trucks.')
  expect(await page.getByRole('textbox', { name: 'Permalink' }).inputValue()).toBe(
    'copy-of-original',
  )
})
