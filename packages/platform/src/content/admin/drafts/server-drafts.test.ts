import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createClient } from '#src/rest/client.ts'
import { lang, singleLine } from '#src/rest/text.ts'
import { changeFields, contentCalls, itemFields } from '#src/content/calls.ts'
import { contentFilters, contentQuery } from '#src/content/list-calls.ts'
import { createServerDrafts, itemIdOf, serverIdOf } from './server-drafts.ts'

test('what is not stored yet has an id of its editor on the server', () => {
  expect(serverIdOf('item', 'mine')).toBe('item')
  expect(itemIdOf({ id: serverIdOf('item', 'mine') })).toBe('item')
  expect(serverIdOf(null, 'mine')).toBe('new-mine')
  expect(itemIdOf({ id: serverIdOf(null, 'mine') })).toBe(null)
})

const item = z.strictObject(itemFields)
const input = z.strictObject({ language: lang, title: singleLine(1, 200) })
const api = contentCalls({
  name: 'documents',
  itemName: 'a document',
  item,
  listed: item,
  input,
  change: input.extend(changeFields),
  query: contentQuery,
  filters: contentFilters,
})

/** What becomes of a text that the server answers so. */
function keepAt(status: number, problem: object) {
  const client = createClient({
    origins: { site: '', account: '' },
    fetch: async () => Response.json(problem, { status }),
  })
  const drafts = createServerDrafts(
    { name: 'documents', api, fields: new Map() },
    client,
    new QueryClient(),
  )
  return drafts.keep({ id: 'a', baseVersion: 1, editor: 'here', values: {} })
}

const refused = (field: string, rule: string) => ({
  errorCode: 'INVALID_FIELDS',
  fields: [{ field, rule, message: 'no' }],
})

test.each([
  ['tooMany', 422, refused('id', 'max')],
  ['failed', 422, refused('values.title', 'format')],
  ['failed', 422, refused('id', 'format')],
  ['tooLong', 413, { errorCode: 'TOO_LARGE' }],
  ['stale', 409, { errorCode: 'STALE_VERSION' }],
  ['failed', 503, { errorCode: 'UNAVAILABLE' }],
])('a text is %s where the server answers %s as %j', async (outcome, status, problem) => {
  expect(await keepAt(status, problem)).toBe(outcome)
})
