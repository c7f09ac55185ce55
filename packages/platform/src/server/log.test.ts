import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function newLog() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) }
}

/** As PostgreSQL's driver throws it, with the values of the row. */
const violation = () =>
  Object.assign(
    new Error('duplicate key value violates unique constraint "subscription_address"'),
    {
      code: '23505',
      detail: 'Key (address)=(ann@example.com) already exists.',
      parameters: ['ann@example.com', 'k3Yx0secretToken'],
    },
  )

test('of an error the log has what it says, where, and why, and no values of rows', () => {
  const { lines, log } = newLog()
  const cause = new Error('550 <ann@example.com>: unknown\r\nInjected: line')
  log.error({ err: Object.assign(violation(), { cause }) }, 'a request failed')
  expect(lines).toHaveLength(1)
  const [line = ''] = lines
  expect(line.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a request failed',
    err: {
      type: 'Error',
      code: '23505',
      message: 'duplicate key value violates unique constraint "subscription_address"',
      stack: expect.stringContaining('log.test.ts') as string,
      cause: { message: '550 <…@…>: unknown\r\nInjected: line' },
    },
  })
  expect(line).not.toMatch(/ann@|secretToken/)
})

test('what is no error is shown as text, and a circle of causes ends', () => {
  const { lines, log } = newLog()
  log.error({ err: 'gone: ann@example.com' })
  const circle = new Error('round')
  circle.cause = circle
  log.error({ err: circle })
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { type: 'string', message: 'gone: …@…' } })
  expect(lines[1]!.match(/"cause"/g)).toHaveLength(3)
})

test('the same in the log of a request', async () => {
  const { lines, log } = newLog()
  const app = Fastify({ loggerInstance: log })
  app.get('/', async (request) => {
    request.log.error({ err: violation() }, 'a request failed')
    return {}
  })
  await app.inject('/')
  await app.close()
  const line = lines.find((one) => one.includes('a request failed'))
  expect(line).toContain('"code":"23505"')
  expect(line).not.toMatch(/ann@|secretToken/)
})
