import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPulse } from './pulse.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const never = () => new Promise<never>(() => {})

/** A pulse of a database that is silent while it is told to be. */
function start() {
  const database = { isSilent: false, asked: 0 }
  const ask = async () => {
    database.asked += 1
    if (database.isSilent) throw new Error('No sign of life')
  }
  return { database, pulse: createPulse({ ask, patienceMs: 30 }) }
}

test('while the database is silent, who waits is told, and nothing more is begun', async () => {
  const { database, pulse } = start()
  database.isSilent = true
  const outcomes = await Promise.allSettled([pulse.during(never), pulse.during(never)])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailable) as StoreUnavailable })
  let begun = false
  const begin = async () => (begun = true)
  await expect(pulse.during(begin)).rejects.toBeInstanceOf(StoreUnavailable)
  expect(begun).toBe(false)
  database.isSilent = false
  await expect.poll(() => pulse.during(async () => 'heard').catch(() => '')).toBe('heard')
})

test('a statement that takes its time is waited for, as long as the database is heard', async () => {
  const { database, pulse } = start()
  const slow = pulse.during(() => sleep(200, 'done'))
  await expect(slow).resolves.toBe('done')
  expect(database.asked).toBeGreaterThan(0)
})

test('nothing is asked while others are answered, or nobody waits', async () => {
  const { database, pulse } = start()
  for (let n = 0; n < 20; n += 1) await pulse.during(() => sleep(5))
  await sleep(100)
  expect(database.asked).toBe(0)
})

test('an error of the work is its own', async () => {
  const { pulse } = start()
  await expect(pulse.during(() => Promise.reject(new Error('a constraint')))).rejects.toThrow(
    'a constraint',
  )
})
