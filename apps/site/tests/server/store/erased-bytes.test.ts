import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { viewsApi } from '@repo/platform/account/views-contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { createNews, demoRequest } from '#tests/support/factories.ts'
import { startProductForTest } from '#tests/support/product.ts'

const email = 'Zebulon.Quartz@Example.org'
/** Each of them in one place and in no other data of the store. */
const secrets = [
  email,
  'Zebulon Quartz',
  'Quartzworks',
  'Head of Zinc',
  'a comment about zeppelins',
  'a note about zithers',
]

/** Returns the texts that the files of a folder contain, ignoring case. */
function found(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith('trilane.sqlite'))
  expect(files).not.toHaveLength(0)
  const bytes = files.map((name) => readFileSync(join(folder, name), 'latin1').toLowerCase())
  return secrets.filter((text) => bytes.some((one) => one.includes(text.toLowerCase())))
}

test.skipIf(process.env.TEST_ENGINE === 'postgres')(
  'what was erased is in no file of the store: neither address, name, comment nor note',
  async () => {
    const site = await startProductForTest()
    const [visitor, sales] = [site.as('visitor'), site.as('sales')]
    const body = demoRequest({
      email,
      name: 'Zebulon Quartz',
      company: 'Quartzworks',
      jobtitle: 'Head of Zinc',
      comments: `a comment about zeppelins, ${'at length '.repeat(300)}`,
    })
    // The mail server answers with the address, which the log of attempts keeps.
    site.smtp.down = true
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const asked = await site.request('/api/service/requestdemo', {
      method: 'POST',
      json: body,
      headers,
    })
    expect(asked.status).toBe(201)
    const [lead] = Object.values(await sales.call(demoRequestsApi.list, { query: {} }))
    const { id } = lead!
    await sales.call(demoRequestsApi.addNote, { body: { id, text: 'a note about zithers' } })
    site.smtp.down = false
    await visitor.call(newsletterApi.subscribe, { body: { email } })
    await eventually(() => expect(site.mails.some(({ to }) => /zebulon/i.test(to))).toBe(true))
    for (const [name, search] of [
      ['Found by name', 'quartz'],
      ['Zebulon Quartz', 'of the list'],
      ['Found by address', email.toLowerCase()],
    ] as const)
      await sales.call(viewsApi.save, { body: { list: 'leads', name, search: { search } } })
    await sales.call(viewsApi.save, {
      body: { list: 'leads', name: 'Kept', search: { search: 'bus' } },
    })
    const folder = site.product.platform.config.DATA_DIR
    expect(found(folder)).toEqual(secrets)

    await site.as('admin').call(personalDataApi.erase, { body: { email: email.toLowerCase() } })
    expect(found(folder)).toEqual([])
    const views = await sales.call(viewsApi.list, {})
    expect(views.map(({ name }) => name)).toEqual(['Kept'])

    await createNews(site)
    await site.product.close()
    expect(found(folder)).toEqual([])
  },
)
