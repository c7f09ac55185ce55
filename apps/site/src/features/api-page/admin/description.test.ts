import { expect, test } from 'vitest'
import { curlLine } from './curl-line.ts'
import { findCalls, groupCalls, type Operation } from './description.ts'
import { schemaText } from './schema-text.ts'

const operation = (operationId: string, change: Partial<Operation> = {}): Operation => ({
  operationId,
  summary: 'One thing',
  tags: ['things'],
  'x-permission': 'things:read',
  parameters: [],
  responses: {},
  ...change,
})

const id = { name: 'id', in: 'path', required: true, schema: {}, example: 'a/b' } as const
const groups = groupCalls([
  {
    servers: [{ url: 'https://example.com' }],
    paths: {
      '/api/things/{id}': { get: operation('thingGet', { parameters: [id] }) },
      '/api/things': {
        post: operation('thingCreate', {
          'x-permission': 'things:write',
          requestBody: { content: { 'application/json': { schema: {}, example: { a: "it's" } } } },
        }),
      },
    },
  },
])
const [get, create] = groups[0]!.calls

test('a call is found by words of its method, path and permission', () => {
  const names = (question: string) =>
    findCalls(groups, question).flatMap(({ calls }) => calls.map(({ operationId }) => operationId))
  expect(names('POST things')).toEqual(['thingCreate'])
  expect(names('things:read')).toEqual(['thingGet'])
  expect(names('')).toHaveLength(2)
  expect(names('nothing')).toEqual([])
})

test('the command fills in the path and quotes the body', () => {
  expect(curlLine(get!)).toBe(
    "curl -X GET 'https://example.com/api/things/a%2Fb' \\\n  -b cookies.txt",
  )
  expect(curlLine(create!)).toContain(String.raw`-d '{"a":"it'\''s"}'`)
})

test('a schema reads as a type', () => {
  const title = { type: 'string', minLength: 1, maxLength: 20 }
  const note = { anyOf: [{ type: 'string' }, { type: 'null' }] }
  expect(schemaText({ properties: { title, note }, required: ['title'] })).toBe(
    '{\n  title: string (1 to 20)\n  note?: string | null\n}',
  )
})
