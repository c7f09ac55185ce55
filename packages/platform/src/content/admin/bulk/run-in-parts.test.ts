import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { interruptedRun, interruptedText } from './interrupted-run.ts'
import { bulkRuns, runInParts, stopRun } from './run-in-parts.ts'

const rowsOf = (number: number) =>
  Array.from({ length: number }, (_, at) => ({ id: `item-${at + 1}` }))
const doneOf = (rows: readonly { id: string }[]) => ({
  done: rows.map(({ id }) => id),
  refused: [],
})

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
})

describe('a bulk action', () => {
  test('takes one call for up to 200 items, and shows its progress beyond that', async () => {
    const sizes: number[] = []
    const progress: unknown[] = []
    const call = async (part: readonly { id: string }[]) => {
      sizes.push(part.length)
      progress.push(bulkRuns.state())
      return doneOf(part)
    }
    await runInParts('Hiding 200 articles', rowsOf(200), call)
    const { done, failures, isStopped } = await runInParts('Hiding 450 articles', rowsOf(450), call)
    expect([done.length, failures, isStopped]).toEqual([450, [], false])
    expect(sizes).toEqual([200, 200, 200, 50])
    const run = { title: 'Hiding 450 articles', total: 450, isStopping: false }
    expect(progress).toEqual([
      null,
      { ...run, done: 0 },
      { ...run, done: 200 },
      { ...run, done: 400 },
    ])
    expect(bulkRuns.state()).toBeNull()
  })

  test('that is stopped ends after the call that is under way', async () => {
    const call = vi.fn(async (part: readonly { id: string }[]) => {
      stopRun()
      return doneOf(part)
    })
    const { done, failures, isStopped } = await runInParts('Hiding', rowsOf(450), call)
    expect([done.length, failures, isStopped]).toEqual([200, [], true])
    expect(call).toHaveBeenCalledTimes(1)
  })

  test('tells which items were refused, and ends with a call that fails', async () => {
    const refusal = { id: 'item-2', errorCode: 'STALE_VERSION', message: 'Changed.' } as const
    const failure = { code: 0, error: new Error('away') }
    let calls = 0
    const { done, failures } = await runInParts('Hiding', rowsOf(450), async (part) => {
      calls += 1
      if (calls === 2) return Promise.reject(failure)
      return { done: part.slice(2), refused: [refusal] }
    })
    expect(done).toHaveLength(198)
    expect(failures).toHaveLength(1 + 250)
    expect(failures[0]).toMatchObject({
      item: { id: 'item-2' },
      error: { code: 409, errorCode: 'STALE_VERSION', message: 'Changed.' },
    })
    expect(failures[1]).toEqual({ item: { id: 'item-201' }, error: failure })
  })
})

describe('a run that a reload interrupts', () => {
  test('is known to the next page, with what the server has confirmed', async () => {
    const kept: (string | null)[] = []
    await runInParts('Hiding 450 articles', rowsOf(450), async (part) => {
      kept.push(sessionStorage.getItem('bulk-run'))
      return doneOf(part)
    })
    expect(interruptedRun()).toBeNull()
    // As it was when the page went away during the second call.
    sessionStorage.setItem('bulk-run', kept[1]!)
    expect(interruptedRun()).toEqual({ title: 'Hiding 450 articles', done: 200, sent: 200 })
    expect(interruptedText(interruptedRun()!)).toBe(
      'Hiding 450 articles was interrupted because the page was reloaded or closed. 200 items are done. Some or all of the next 200 items may be done too. Check the status of each item in the list.',
    )
  })

  test.each([
    [0, 1, 'The item may already be done.'],
    [0, 50, 'Some or all of the 50 items may already be done.'],
    [1, 1, '1 item is done. The next item may be done too.'],
  ])('with %i items done and %i sent says so in a sentence', (done, sent, text) => {
    expect(interruptedText({ title: 'Hiding articles', done, sent })).toContain(
      ` closed. ${text} Check`,
    )
  })
})
