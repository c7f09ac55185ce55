import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { withExample } from './example.ts'
import { jsonSchema } from './json-schema.ts'
import { exampleOf } from './openapi-example.ts'
import { openApi } from './openapi.ts'
import { errorCodes } from './problem.ts'

const text = z
  .string()
  .transform((value) => value.trim())
  .pipe(z.string().min(1).max(20))

const described = openApi(
  {
    thingGet: endpoint({
      server: 'site',
      method: 'GET',
      path: '/api/things/:id',
      summary: 'One thing',
      permission: 'session',
      params: z.strictObject({ id: z.string() }),
      response: z.strictObject({ id: z.string() }),
    }),
    thingCreate: endpoint({
      server: 'site',
      method: 'POST',
      path: '/api/things',
      summary: 'Create a thing',
      permission: 'public',
      body: z.strictObject({ name: text }),
      response: z.strictObject({ id: z.string() }),
      status: 201,
    }),
  },
  {
    title: 'Things',
    version: '1',
    origin: 'https://example.com',
    cookie: 'session',
    messages: Object.fromEntries(errorCodes.map((code) => [code, code])) as never,
  },
) as { paths: Record<string, Record<string, Record<string, unknown>>> }

test('a path parameter is described in OpenAPI', () => {
  expect(described.paths['/api/things/{id}']?.get).toMatchObject({
    operationId: 'thingGet',
    security: [{ session: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  })
})

test('the bounds of text that is transformed are in its JSON Schema', () => {
  expect(described.paths['/api/things']?.post?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: { name: { type: 'string', minLength: 1, maxLength: 20 } },
          required: ['name'],
          additionalProperties: false,
        },
      },
    },
  })
})

const exampleIn = (schema: z.ZodType) => exampleOf(jsonSchema(schema, 'input'))

test('an example is put together from those of the contract', () => {
  const name = withExample(text, 'Ada Example')
  expect(exampleIn(z.strictObject({ name, all: z.array(name) }))).toEqual({
    name: 'Ada Example',
    all: ['Ada Example'],
  })
  const code = withExample(z.string().regex(/^[A-Z]{2}$/), 'DE')
  expect(exampleIn(z.record(code, z.int().min(7)))).toEqual({ DE: 7 })
  expect(exampleIn(z.strictObject({ name: name.nullable().optional() }))).toEqual({
    name: 'Ada Example',
  })
})

test('without an example, a value is the first that its bounds allow', () => {
  expect(exampleIn(z.string())).toBe('example')
  expect(exampleIn(z.string().min(9))).toBe('exampless')
  expect(exampleIn(z.string().max(3))).toBe('exa')
  expect(exampleIn(z.number().min(-5).max(-2))).toBe(-2)
  expect(exampleIn(z.enum(['b', 'a']))).toBe('b')
  expect(exampleIn(z.tuple([z.boolean(), z.null()]))).toEqual([true, null])
})

test('every call describes the errors of its kind', () => {
  const { post } = described.paths['/api/things']!
  expect(Object.keys(post!.responses as object)).toEqual([
    '201',
    '400',
    '403',
    '413',
    '415',
    '422',
    '431',
    'default',
  ])
})
