import { expect, test } from 'vitest'
import { answersWords, claimNoteWords } from '@repo/platform/words/index.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

test('an administrator documents a figure, and readers open the note beside it', async () => {
  const page = await site.open({ viewport: { width: 390, height: 800 } })
  await openBackoffice(page, '/claims')
  await page.getByText('Needs documentation').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Impact incidents' }).click()
  await page.getByLabel('Method').fill('Acceleration of the mast, against the repair list.')
  await page.getByLabel('German').fill('Gezählt über drei Monate an einem Standort.')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.getByText('“Impact incidents” saved.').waitFor()
  await page.goto('/de/benefits')
  const note = page.getByText('Gezählt über drei Monate an einem Standort.')
  await expect.poll(() => note.isVisible()).toBe(false)
  await page.getByText(claimNoteWords.de.about).click()
  await note.waitFor()
  expect(await violations(page)).toEqual([])
})

test('an administrator answers a question of tenders, and the page shows the answer', async () => {
  const page = await site.open({ viewport: { width: 390, height: 800 } })
  await openBackoffice(page, '/claims')
  await page.getByText(/0 of 49 tender questions answered/).waitFor()
  await page.getByRole('link', { name: answersWords.en.security.ports }).click()
  await page.getByRole('heading', { level: 1, name: answersWords.en.security.ports }).waitFor()
  await page.getByText('Not yet answered').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('German').fill('TCP 443 zu einer Adresse.')
  await page.getByLabel('Owner').fill('Platform team')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('” saved.').waitFor()
  await page.getByText('Answered', { exact: true }).waitFor()
  await page.goto('/de/iot-platform')
  await page.getByText(answersWords.de.security.ports).waitFor()
  await page.getByText('TCP 443 zu einer Adresse.').waitFor()
  expect(await violations(page)).toEqual([])
})
