import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

/** Counts its runs; each ends when it is told to. */
function countedWork() {
  const ends: ((value: string) => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(resolve))
  return { work, ends }
}

test('concurrent callers with the same key share one run', async () => {
  const share = createSingleFlight<string>()
  const { work, ends } = countedWork()
  const [first, second, other] = [share('a', work), share('a', work), share('b', work)]
  expect(ends).toHaveLength(2)
  ends[0]!('shared')
  ends[1]!('own')
  expect(await Promise.all([first, second, other])).toEqual(['shared', 'shared', 'own'])
  void share('a', work)
  expect(ends).toHaveLength(3)
})

test('a run that is outdated is not joined, and does not end the newer one', async () => {
  let version = 0
  const share = createSingleFlight<string>(() => {
    const begun = version
    return () => version === begun
  })
  const { work, ends } = countedWork()
  const before = share('a', work)
  version += 1
  const after = share('a', work)
  expect(ends).toHaveLength(2)
  ends[0]!('before')
  expect(await before).toBe('before')
  const joined = share('a', work)
  expect(ends).toHaveLength(2)
  ends[1]!('after')
  expect(await Promise.all([after, joined])).toEqual(['after', 'after'])
})

test('a failure reaches all who wait, and the next caller tries again', async () => {
  const share = createSingleFlight<string>()
  const fail = async () => {
    throw new Error('no')
  }
  const outcomes = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'again')).toBe('again')
})
