import type { IncomingMessage } from 'node:http'
import { setImmediate as tick } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTaskScheduler } from '../task-scheduler.ts'
import { createAdmission } from './admission.ts'

const request = () => ({}) as IncomingMessage
const log = pino({ level: 'silent' })
const newAdmission = (waitingQueries = () => 0) =>
  createAdmission({ scheduler: createTaskScheduler(), waitingQueries, maxWaiting: 3, log })

test('requests beyond the bound are shed at once; the others begin each in its own tick', async () => {
  const { admit, isShed } = newAdmission()
  const requests = Array.from({ length: 5 }, request)
  const begun: number[] = []
  await Promise.all(requests.map((one, n) => admit(one).then(() => begun.push(n))))
  expect(requests.map(isShed)).toEqual([false, false, false, true, true])
  expect(begun).toEqual([3, 4, 0, 1, 2])
  const later = request()
  await admit(later)
  expect(isShed(later)).toBe(false)
})

test('one pause of the process sheds nothing; when it is late in every tick it does', async () => {
  const { admit, isShed } = newAdmission()
  const isShedAfterPauses = async (pauses: number) => {
    for (let n = 0; n < pauses; n += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_150)
      await tick()
    }
    const one = request()
    await admit(one)
    return isShed(one)
  }
  expect(await isShedAfterPauses(1)).toBe(false)
  expect(await isShedAfterPauses(3)).toBe(true)
  await expect.poll(() => isShedAfterPauses(0)).toBe(false)
})

test('queries that wait for the database count too, four as one request', async () => {
  let waitingQueries = 12
  const { admit, isShed } = newAdmission(() => waitingQueries)
  const [during, after] = [request(), request()]
  await admit(during)
  waitingQueries = 11
  await admit(after)
  expect([isShed(during), isShed(after)]).toEqual([true, false])
})
