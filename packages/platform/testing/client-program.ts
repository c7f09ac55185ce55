import type { Described } from './openapi.ts'

/** The types that have a call each to create, read, list, update and delete an item. */
export function contentTypesOf({ paths }: Described): string[] {
  const isType = (type: string) =>
    paths[`/api/${type}`]?.post &&
    paths[`/api/${type}`]?.get &&
    paths[`/api/${type}`]?.put &&
    paths[`/api/${type}/id/{id}`]?.get &&
    paths[`/api/${type}/delete/id/{id}`]?.delete &&
    paths[`/api/${type}/site/{lang}`]
  return Object.keys(paths)
    .map((path) => /^\/api\/([a-z-]+)$/.exec(path)?.[1] ?? '')
    .filter((type) => type !== '' && isType(type))
    .toSorted()
}

/**
 * A TypeScript program for a client that was generated from the document, its bodies those of the
 * examples. Called with the origin and the cookie of a session, it prints what was done by type.
 */
export function clientProgram(document: Described): string {
  return [head, ...contentTypesOf(document).map((type) => stepsOf(document, type)), foot].join('\n')
}

const head = `import { strictEqual, ok } from 'node:assert/strict'
import { client } from './client/client.gen.js'
import * as calls from './client/sdk.gen.js'

const [origin = '', cookie = ''] = process.argv.slice(2)
client.setConfig({ baseUrl: origin, throwOnError: true, headers: { origin, cookie } })
const done: Record<string, string> = {}

/** A file that the examples can name. */
async function upload(type: string, name: string, bytes: string): Promise<string> {
  const file = new File([Buffer.from(bytes, 'base64')], name, { type })
  const { data } = await calls.libraryUpload({ body: { file }, throwOnError: true })
  return data.id
}
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const image = await upload('image/png', 'pixel.png', onePixel)
const pdf = await upload('application/pdf', 'sheet.pdf', btoa('%PDF-1.4\\n%%EOF\\n'))
`

const foot = `
console.log(JSON.stringify(done))
`

/** What stands in an example for a file of the library. */
const files: Readonly<Record<string, string>> = {
  featuredImageId: 'image',
  posterId: 'image',
  documentId: 'pdf',
}

/** What the same item in another language has of its own. */
const german: Readonly<Record<string, unknown>> = { language: 'de', permalink: 'schmalgaenge' }

function stepsOf({ paths }: Described, type: string): string {
  const calls = paths[`/api/${type}`]!
  const { operationId: create, requestBody } = calls.post!
  const example = requestBody!.content['application/json']!.example as Record<string, unknown>
  const { counterpartOf: _, ...body } = example
  const remove = paths[`/api/${type}/delete/id/{id}`]!.delete!.operationId
  const get = paths[`/api/${type}/id/{id}`]!.get!.operationId
  const [list, update] = [calls.get!.operationId, calls.put!.operationId]
  const fieldsOf = (values: object) =>
    Object.entries(values).map(
      ([name, value]) => `    ${name}: ${files[name] ?? JSON.stringify(value)},`,
    )
  const own = Object.entries(german).filter(([name]) => name in body)
  return `
{
  const { data: translation } = await calls.${create}({ body: {
${fieldsOf({ ...body, ...Object.fromEntries(own) }).join('\n')}
  }, throwOnError: true })
  const body = {
${fieldsOf(body).join('\n')}
    counterpartOf: translation.id,
  } satisfies Parameters<typeof calls.${create}>[0]['body']
  const { data: created } = await calls.${create}({ body, throwOnError: true })
  const path = { id: created.id }
  const { data: read } = await calls.${get}({ path, throwOnError: true })
  strictEqual(read.title, body.title)
  strictEqual(read.counterparts.de?.id, translation.id)
  const listed = await calls.${list}({ query: { limit: 1 }, throwOnError: true })
  strictEqual(listed.data[created.id]?.version, created.version)
  ok(Number(listed.response.headers.get('x-total-count')) >= 1)
  const change = { ...body, id: created.id, version: created.version, title: 'Changed' }
  const { data: updated } = await calls.${update}({ body: change, throwOnError: true })
  strictEqual(updated.title, 'Changed')
  const stale = await calls.${update}({ body: change, throwOnError: false })
  strictEqual(stale.error?.errorCode, 'STALE_VERSION')
  const { data: removed } = await calls.${remove}({ path, throwOnError: true })
  strictEqual(removed.id, created.id)
  const gone = await calls.${get}({ path, throwOnError: false })
  strictEqual(gone.error?.errorCode, 'NOT_FOUND')
  done[${JSON.stringify(type)}] = 'created, read, listed, updated, deleted'
}`
}
