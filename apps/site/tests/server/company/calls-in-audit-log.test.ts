import { expect, test } from 'vitest'
import { sampleCalls } from '#tests/support/calls.ts'
import { makeCall } from '#tests/support/make-call.ts'
import { auditEntriesOf } from '#tests/support/audit-entries.ts'
import { emailOf, useProduct } from '#tests/support/product.ts'

const site = useProduct()

const table = sampleCalls(() => site)
const writing = Object.entries(table).filter(
  ([name, { storesNothing, unlogged }]) => !name.startsWith('GET ') && !storesNothing && !unlogged,
)

const entriesOf = (call: string) => auditEntriesOf(site, call)

test.each(writing)('%s leaves an entry that names it and who made it', async (name, call) => {
  const before = new Set((await entriesOf(name)).map(({ id }) => id))
  const response = await makeCall(site, name, call, 'admin')
  expect([response.status, await response.text()]).toEqual([
    expect.toBeOneOf([200, 201, 204]),
    expect.anything(),
  ])
  const added = (await entriesOf(name)).filter(({ id }) => !before.has(id))
  expect(added).not.toHaveLength(0)
  if (!call.who.includes('visitor')) expect(added.at(-1)!.email).toBe(emailOf('admin'))
})
