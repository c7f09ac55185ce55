import { expect, test } from 'vitest'
import { administrator } from '#tests/support/demo-store-setup.ts'
import { codeOf } from '#tests/support/users.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium({ SECOND_FACTOR: 'required' })

test('where a second factor is demanded, the back office opens once it is set up', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Set up two-step verification' }).waitFor()
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  expect(await navigation.getByRole('link', { name: 'News' }).count()).toBe(0)
  expect(await violations(page)).toEqual([])

  await main.getByRole('link', { name: 'Set up now' }).click()
  await main.getByText('Your organisation requires two-step verification.').waitFor()
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  await press('Turn on…')
  await page.locator(':focus').fill(administrator.password)
  await press('Continue')
  const secret = await main.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()
  await main.getByLabel('Authenticator code').fill(codeOf(secret!.replaceAll(' ', '')))
  await press('Turn on')
  await press('I have saved the codes')

  await navigation.getByRole('link', { name: 'News' }).click()
  await main.getByRole('heading', { level: 1, name: 'News' }).waitFor()
  await main.getByRole('row').nth(1).waitFor()
})
