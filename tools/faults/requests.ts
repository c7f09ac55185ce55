/**
 * Generated requests for every operation of the OpenAPI descriptions, at least 200 each, as an
 * administrator, on each engine: no answer is 5xx, each has the shape that is described.
 */
import { deviations } from '@repo/site/tests/support/described-calls.ts'
import { listedIds } from '@repo/platform/testing/answered.ts'
import { createDatabase, findPostgres, startPostgres } from '@repo/platform/testing/postgres.ts'
import { diceOf, type Dice } from '@repo/platform/testing/dice.ts'
import { onAttacked, type Attacked } from './support/attacked.ts'
import { logged } from './support/logged.ts'
import { inParallel } from './support/in-parallel.ts'
import { never, type Row } from './support/row.ts'
import { nastyTexts, nastyValue, valueOf } from './support/values.ts'

const times = 200
/** Where something listens to nothing: webhooks may be set to it, and nothing leaves the machine. */
const nowhere = '127.0.0.1:9'

interface Parameter {
  name: string
  in: string
  schema?: object
}

interface Content {
  schema: object
  example?: unknown
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
}

interface Described {
  method: string
  path: string
  operation: Operation
}

const settings = { OUTGOING_PRIVATE_HOSTS: nowhere, LOG_LEVEL: 'info' }

export async function measure(): Promise<Row[]> {
  const rows = await onAttacked((server) => attack(server, 'SQLite'), settings)
  if (!findPostgres()) return rows
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await createDatabase({ server: postgres.url })
    const onPostgres = { ...settings, DATABASE_URL }
    return [...rows, ...(await onAttacked((server) => attack(server, 'PostgreSQL'), onPostgres))]
  } finally {
    await postgres.stop()
  }
}

async function attack(server: Attacked, engine: string): Promise<Row[]> {
  const operations = await describedBy(server)
  const failures: string[] = []
  const misshapen: string[] = []
  const ids = await idsOf(server, operations)
  let sent = 0
  let cookie = await server.signIn()
  const cookies = [cookie]
  for (const [at, described] of operations.entries())
    await inParallel(Array(times).fill(at), 8, async (_, n) => {
      const dice = diceOf(at * 1_000 + n)
      const request = requestFor(described, dice, ids)
      const answer = await fetch(server.url + request.path, {
        method: request.method,
        redirect: 'manual',
        headers: { ...request.headers, origin: server.url, cookie },
        ...(request.body !== undefined && { body: request.body }),
      })
      sent += 1
      const about = `${request.method} ${request.path.slice(0, 200)} ${typeof request.body === 'string' ? request.body.slice(0, 300) : 'a form'}`
      if (answer.status >= 500) failures.push(`${answer.status} ${about}`)
      const wrong = await deviations(request, answer, 'all')
      if (wrong.length) misshapen.push(`${wrong.join('; ')} for ${about}`)
      await answer.body?.cancel()
      if (answer.status === 401 && described.path !== '/sessions')
        cookies.push((cookie = await server.signIn()))
    })
  const fewest = `${operations.length} operations × ${times}, ${engine}`
  return [
    never(`generated requests, ${fewest}: answers 5xx`, sent, failures),
    never('the same: answers not in their documented shape', sent, misshapen),
    ...logged(server, [
      ...cookies.map((one) => one.slice(one.indexOf('=') + 1)),
      'a long enough password',
    ]),
  ]
}

async function describedBy({ url }: Attacked): Promise<Described[]> {
  const documents = await Promise.all(
    ['/api/openapi.json', '/account/openapi.json'].map(
      async (path) =>
        (await (await fetch(url + path)).json()) as {
          paths: Record<string, Record<string, Operation>>
        },
    ),
  )
  return documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    ),
  )
}

/** Of what is stored, so that some requests find what they are about. */
async function idsOf(server: Attacked, operations: readonly Described[]): Promise<string[]> {
  const cookie = await server.signIn()
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const answers = await inParallel(lists, 4, async ({ path }) => {
    const answer = await server.send('GET', path, undefined, cookie)
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return isJson ? listedIds(answer) : []
  })
  return answers.flat().filter((key) => /^[\w-]{10,64}$/.test(key))
}

function requestFor(
  { method, path, operation }: Described,
  dice: Dice,
  ids: readonly string[],
): { method: string; path: string; body?: string | FormData; headers: Record<string, string> } {
  const given = operation.parameters ?? []
  const known = () => (dice.next() < 0.5 && ids.length ? dice.pick(ids) : undefined)
  const place = path.replace(/\{\w+\}/g, () =>
    encodeURIComponent((known() ?? dice.pick(nastyTexts).slice(0, 190)).toWellFormed() || 'x'),
  )
  const query = new URLSearchParams()
  for (const one of given.filter((parameter) => parameter.in === 'query'))
    if (dice.next() < 0.5)
      query.append(
        one.name,
        String(dice.next() < 0.6 ? valueOf(one.schema ?? {}, dice) : dice.pick(nastyTexts)).slice(
          0,
          400,
        ),
      )
  if (dice.next() < 0.1) query.append(dice.pick([...query.keys(), 'x']), 'again')
  const address = `${place}${query.size ? `?${query}` : ''}`
  const content = operation.requestBody?.content
  if (!content) return { method, path: address, headers: {} }
  const json = content['application/json']
  if (!json) return { method, path: address, body: formFor(dice), headers: {} }
  const type = dice.next() < 0.95 ? 'application/json' : dice.pick(types)
  return {
    method,
    path: address,
    body: bodyFor(json, dice, ids),
    headers: { 'content-type': type },
  }
}

const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json;;', 'nonsense']

/** Right but for one or two fields, generated by the schema, or no JSON at all. */
function bodyFor({ schema, example }: Content, dice: Dice, ids: readonly string[]): string {
  const kind = dice.next()
  if (kind < 0.05) return dice.pick(['', '{', '[', 'null', '"x"', '{"a":1}{', '[[[[[[]]]]]]'])
  const value = kind < 0.6 ? structuredClone(example ?? {}) : valueOf(schema, dice)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = value as Record<string, unknown>
    if ('id' in fields && ids.length && dice.next() < 0.7) fields.id = dice.pick(ids)
    if (dice.next() < 0.5) fields[dice.pick([...Object.keys(fields), 'x'])] = nastyValue(dice)
    if (dice.next() < 0.2) delete fields[dice.pick(Object.keys(fields))]
  }
  // JSON.stringify writes half characters as escapes, as an attacker would.
  return JSON.stringify(value).replaceAll(/https?:\/\/[\w.-]+/g, `http://${nowhere}`)
}

function formFor(dice: Dice): FormData {
  const form = new FormData()
  const content = dice.pick([
    '%PDF-1.7\n',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    '<svg/>',
    '',
    'PK\x03\x04',
  ])
  const bytes = Buffer.from(`${content}${dice.next()}`, 'latin1')
  const name = `${dice.pick(nastyTexts).slice(0, 300)}${dice.pick(['.pdf', '.png', '.docx', ''])}`
  form.append(dice.next() < 0.9 ? 'file' : dice.pick(nastyTexts), new File([bytes], name))
  if (dice.next() < 0.1) form.append('file', 'again')
  return form
}
