import { expect, test } from 'vitest'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { useTwoServers } from '#tests/support/product.ts'
import { settingsApi } from '../contract.ts'

const [one, other] = useTwoServers()

test('what is entered on one server is shown by the other', async () => {
  const footer = async () => (await other.request('/fr')).text()
  expect(await footer()).not.toContain('linkedin')
  const socialLinks = [{ name: 'Forum', url: 'https://forum.example.com/' }]
  await one.as('admin').call(settingsApi.update, { body: { socialLinks } })
  await eventually(async () => expect(await footer()).toContain('https://forum.example.com/'))
})
