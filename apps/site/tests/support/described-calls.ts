import { endpoints } from '#src/api.ts'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import { isVisible } from '@repo/platform/rest/clean-text.ts'
import { jsonSchema } from '@repo/platform/rest/json-schema.ts'
import { problem } from '@repo/platform/rest/problem.ts'
import { errorsOf } from '@repo/platform/testing/json-schema.ts'
import { documentOf, type Operation } from '@repo/platform/testing/openapi.ts'

export interface Call {
  method: string
  /** With its query. */
  path: string
  body?: unknown
}

const calls = Object.entries(endpoints).map(([name, endpoint]) => ({
  name,
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}))
const operations = new Map<string, Operation>()
const problemSchema = jsonSchema(problem, 'output')

const isCall = (path: string) =>
  /^\/(?:api|account|sessions|users|audit)(?:\/|$)/.test(path) && !path.endsWith('/openapi.json')

/** Where an answer is not as the OpenAPI document says, or where it took what that refuses. */
export async function deviations(
  call: Call,
  response: Response,
  serve: 'all' | Endpoint['server'],
): Promise<string[]> {
  const [path = '', query = ''] = call.path.split('?', 2)
  const isPreflight = call.method === 'OPTIONS' && response.status === 204
  if (!isCall(path) || isPreflight) return []
  const method = call.method === 'HEAD' ? 'GET' : call.method
  const served = calls.filter(({ endpoint }) => serve === 'all' || serve === endpoint.server)
  const asked = served.filter(({ endpoint }) => endpoint.method === method)
  const known =
    asked.find(({ endpoint }) => endpoint.path === path) ??
    asked.find(({ pattern }) => pattern.test(path))
  const found = known
    ? await operationDeviations(operationOf(known), call, response, query)
    : await unknownDeviations(call, response)
  return found.map((error) => `${call.method} ${call.path}: ${response.status}: ${error}`)
}

function operationOf({ name, endpoint }: { name: string; endpoint: Endpoint }): Operation {
  const known = operations.get(name)
  if (known) return known
  const [methods] = Object.values(documentOf({ [name]: endpoint }).paths)
  const operation = Object.values(methods!)[0]!
  operations.set(name, operation)
  return operation
}

/** An address of no call is an error, or leads to a page. */
async function unknownDeviations(call: Call, response: Response): Promise<string[]> {
  if (response.status === 301 || response.status === 303) return []
  if (response.status < 400) return ['no such call is described']
  return bodyDeviations(call, response, { 'application/problem+json': { schema: problemSchema } })
}

async function operationDeviations(
  operation: Operation,
  call: Call,
  response: Response,
  query: string,
): Promise<string[]> {
  const { status } = response
  const canBefallAny = status === 429 || status >= 500
  const described =
    operation.responses[status] ?? (canBefallAny ? operation.responses['default'] : undefined)
  if (!described) return ['this status is not described']
  const missing = Object.entries(described.headers ?? {})
    .filter(([name, { required }]) => required && !response.headers.has(name))
    .map(([name]) => `the header ${name} is missing`)
  const content = described.content ?? {}
  const taken = response.ok ? requestDeviations(operation, call, query) : []
  return [...missing, ...taken, ...(await bodyDeviations(call, response, content))]
}

/** What takes any query key, since it is never 422. */
const ignoresOthers: ReadonlySet<string> = new Set(['/api/service/ipinfo'])

function requestDeviations(operation: Operation, call: Call, query: string): string[] {
  const names = operation.parameters.flatMap((given) => (given.in === 'query' ? [given.name] : []))
  const isChecked = names.length > 0 && !ignoresOthers.has(call.path.split('?', 1)[0]!)
  const given = isChecked ? [...new URLSearchParams(query).keys()] : []
  const unknown = given.filter((name) => !names.includes(name))
  const schema = operation.requestBody?.content['application/json']?.schema
  const isJson = schema && typeof call.body === 'string'
  return [
    ...unknown.map((name) => `it takes ${name}, which is not described`),
    ...(isJson ? bodyErrors(schema, call.body as string) : []).map(
      (error) => `it takes a body that is described otherwise: ${error}`,
    ),
  ]
}

/** Text is described as it was sent, or as it is once the server has tidied it; a blank one can mean an absent one. */
function bodyErrors(schema: object, text: string): string[] {
  if (!errorsOf(schema, JSON.parse(text)).length) return []
  const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
  const tidied: unknown = JSON.parse(text, (_, value: unknown) => trim(value))
  const errors = errorsOf(schema, tidied)
  if (!errors.length) return []
  const filled: unknown = JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && !isVisible(value) ? null : trim(value),
  )
  return errorsOf(schema, filled).length ? errors : []
}

async function bodyDeviations(
  call: Call,
  response: Response,
  content: NonNullable<Operation['responses'][string]['content']>,
): Promise<string[]> {
  const types = Object.keys(content)
  const type = response.headers.get('content-type')?.split(';', 1)[0]
  const described = content[type ?? '']
  if (!types.length) return type === undefined ? [] : [`it has a body, of type ${type}`]
  if (!described) return [`its type is ${type}, described is ${types.join(', ')}`]
  if (call.method === 'HEAD') return []
  const text = await response.clone().text()
  const isJson = type === 'application/json' || type === 'application/problem+json'
  const body: unknown = isJson ? JSON.parse(text) : text
  const { errorCode } = (body ?? {}) as { errorCode?: string }
  const isOtherCode = described.examples && errorCode && !(errorCode in described.examples)
  return [
    ...errorsOf(described.schema, body),
    ...(isOtherCode ? [`${errorCode} is not described`] : []),
  ]
}
