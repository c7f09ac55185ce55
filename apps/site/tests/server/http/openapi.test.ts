import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#src/api.ts'
import { errorsOf } from '@repo/platform/testing/json-schema.ts'
import { documentOf, type Operation } from '@repo/platform/testing/openapi.ts'
import { useProduct } from '#tests/support/product.ts'

const whole = documentOf(endpoints)
const operations = Object.values(whole.paths).flatMap((calls) =>
  Object.values(calls).map((operation): [string, Operation] => [operation.operationId, operation]),
)

const site = useProduct()

test.each(['/api/openapi.json', '/account/openapi.json'])('%s is OpenAPI 3.1', async (path) => {
  const document = (await (await site.request(path)).json()) as Record<string, unknown>
  const { valid, errors } = await new Validator().validate(document)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('the two documents describe every endpoint once', async () => {
  const answers = await Promise.all(
    ['/api/openapi.json', '/account/openapi.json'].map(async (path) => {
      const { paths } = (await (await site.request(path)).json()) as typeof whole
      return Object.values(paths).flatMap((calls) => Object.values(calls))
    }),
  )
  const ids = answers.flat().map(({ operationId }) => operationId)
  expect(ids.toSorted()).toEqual(Object.keys(endpoints).toSorted())
})

const withBody = operations.filter(([, { requestBody }]) => requestBody)
const withJson = withBody.filter(
  ([name, { requestBody }]) => endpoints[name] && requestBody?.content['application/json'],
)

test.each(withBody)('%s: the example of the body matches its schema', (_, { requestBody }) => {
  for (const { schema, example } of Object.values(requestBody?.content ?? {}))
    expect(errorsOf(schema, example)).toEqual([])
})

test.each(withJson)('%s: the server accepts the example of the body', (name, { requestBody }) => {
  const body = endpoints[name]?.body as z.ZodType
  const { error } = body.safeParse(requestBody?.content['application/json']?.example)
  expect(error?.issues).toBeUndefined()
})

test.each(operations)('%s: the examples of responses match their schemas', (_, { responses }) => {
  for (const { content = {} } of Object.values(responses))
    for (const { schema, example, examples = {} } of Object.values(content)) {
      const named = Object.keys(examples).map((code) => whole.components.examples[code]?.value)
      for (const value of named.length ? named : [example])
        expect(errorsOf(schema, value)).toEqual([])
    }
})

test('no text of an example is empty', () => {
  const bodies = operations.flatMap(([, { requestBody, responses }]) => [
    requestBody,
    ...Object.values(responses),
  ])
  const examples = bodies.flatMap((body) => Object.values(body?.content ?? {}))
  expect(JSON.stringify(examples.map(({ example }) => example))).not.toContain('""')
})
