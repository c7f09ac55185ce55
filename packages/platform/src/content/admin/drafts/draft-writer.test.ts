import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftWriter, type Outcome, type WriterState } from './draft-writer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

function start() {
  const calls: string[] = []
  const states: WriterState[] = []
  const outcomes: (Outcome | Promise<Outcome>)[] = []
  const drops: boolean[] = []
  const writer = createDraftWriter<string>({
    keep: async ({ id, values }, isLeaving) => {
      calls.push(`keep ${id} ${values}${isLeaving ? ' leaving' : ''}`)
      return outcomes.shift() ?? 'autosaved'
    },
    drop: async (id) => {
      calls.push(`drop ${id}`)
      return drops.shift() ?? true
    },
    onState: (state) => void states.push(state),
  })
  const type = (values: string, id = 'item') =>
    writer.want({ id, baseVersion: 1, editor: 'e', values })
  return { writer, type, calls, states, outcomes, drops }
}

test('a text is written five seconds after the last key, once', async () => {
  const { type, calls, states } = start()
  type('A')
  await seconds(3)
  type('AB')
  await seconds(4.9)
  expect(calls).toEqual([])
  await seconds(0.2)
  expect(calls).toEqual(['keep item AB'])
  expect(states).toEqual(['pending', 'autosaved'])
  await seconds(120)
  expect(calls).toHaveLength(1)
})

test('who types without a pause is written every thirty seconds', async () => {
  const { type, calls } = start()
  for (let at = 0; at < 65; at += 1) {
    type(`${at}`)
    await seconds(1)
  }
  expect(calls).toEqual(['keep item 29', 'keep item 59'])
})

test('a write that fails is tried again, and what is typed meanwhile with it', async () => {
  const { type, calls, states, outcomes } = start()
  outcomes.push('failed', 'failed')
  type('A')
  await seconds(5)
  expect(states).toEqual(['pending', 'failed'])
  await seconds(20)
  type('AB')
  await seconds(5)
  expect(calls).toEqual(['keep item A', 'keep item A', 'keep item AB'])
  // It does not say anything else in between.
  expect(states).toEqual(['pending', 'failed', 'autosaved'])
})

test('the network is back: what has failed is written at once, and nothing else is', async () => {
  const { writer, type, calls, states, outcomes } = start()
  outcomes.push('failed')
  type('A')
  await writer.retry()
  expect(calls).toEqual([])
  await seconds(5)
  expect(states.at(-1)).toBe('failed')
  await writer.retry()
  expect(calls).toEqual(['keep item A', 'keep item A'])
  expect(states).toEqual(['pending', 'failed', 'autosaved'])
  await writer.retry()
  await seconds(120)
  expect(calls).toHaveLength(2)
})

test('the network is back while a write is under way: it is not sent twice', async () => {
  const { writer, type, calls, outcomes } = start()
  let answer: (outcome: Outcome) => void = () => {}
  outcomes.push('failed', new Promise((resolve) => void (answer = resolve)))
  type('A')
  await seconds(25)
  await Promise.all([writer.retry(), writer.retry()])
  expect(calls).toEqual(['keep item A', 'keep item A'])
  answer('autosaved')
  await seconds(120)
  expect(calls).toHaveLength(2)
})

test('one write at a time: what is typed during one is written after it', async () => {
  const { type, calls, states, outcomes } = start()
  let answer: (outcome: Outcome) => void = () => {}
  outcomes.push(new Promise((resolve) => void (answer = resolve)))
  type('A')
  await seconds(5)
  type('AB')
  await seconds(30)
  expect(calls).toEqual(['keep item A'])
  answer('autosaved')
  await seconds(5)
  expect(calls).toEqual(['keep item A', 'keep item AB'])
  expect(states).toEqual(['pending', 'autosaved'])
})

test('nothing is unsaved any more: the copy is dropped, and nothing is where none was written', async () => {
  const { writer, type, calls, drops } = start()
  type('A')
  writer.want(null)
  await seconds(60)
  expect(calls).toEqual([])
  type('B')
  await seconds(5)
  drops.push(false)
  writer.want(null)
  await seconds(1)
  expect(calls).toEqual(['keep item B', 'drop item'])
  await seconds(20)
  expect(calls.slice(2)).toEqual(['drop item'])
  await seconds(60)
  expect(calls).toHaveLength(3)
})

test('a save during a write: the copy is dropped after it', async () => {
  const { writer, type, calls, outcomes } = start()
  let answer: (outcome: Outcome) => void = () => {}
  outcomes.push(new Promise((resolve) => void (answer = resolve)))
  type('A')
  await seconds(5)
  writer.want(null)
  await seconds(5)
  answer('autosaved')
  await seconds(1)
  expect(calls).toEqual(['keep item A', 'drop item'])
})

test('a new item that has been stored: its copy is dropped when the next one is there', async () => {
  const { type, calls } = start()
  type('A', 'new-e')
  await seconds(5)
  type('AB', 'item')
  await seconds(5)
  expect(calls).toEqual(['keep new-e A', 'keep item AB', 'drop new-e'])
})

test('what is too long is said once, and tried again when it has changed', async () => {
  const { type, calls, states, outcomes } = start()
  outcomes.push('tooLong', 'tooLong')
  type('A')
  await seconds(120)
  expect(calls).toEqual(['keep item A'])
  type('AB')
  await seconds(5)
  type('')
  await seconds(5)
  expect(states).toEqual(['pending', 'tooLong', 'autosaved'])
})

test('the editor is left: the text is written at once, and nothing after that', async () => {
  const { writer, type, calls, outcomes } = start()
  type('A')
  outcomes.push('failed')
  writer.close()
  await seconds(120)
  expect(calls).toEqual(['keep item A'])
})

test('the editor is left during a write: what was typed last is written after it', async () => {
  const { writer, type, calls, outcomes } = start()
  let answer: (outcome: Outcome) => void = () => {}
  outcomes.push(new Promise((resolve) => void (answer = resolve)))
  type('A')
  await seconds(5)
  type('AB')
  writer.close()
  answer('autosaved')
  await seconds(1)
  expect(calls).toEqual(['keep item A', 'keep item AB'])
})

test('the page is closed: the text is sent without waiting for the write before', async () => {
  const { writer, type, calls, outcomes } = start()
  outcomes.push(new Promise(() => {}))
  type('A')
  await seconds(5)
  type('AB')
  void writer.flush({ isLeaving: true })
  expect(calls).toEqual(['keep item A', 'keep item AB leaving'])
})

test('the item is deleted: its copy is dropped, and none is written later', async () => {
  const { writer, type, calls } = start()
  type('A')
  await seconds(5)
  type('AB')
  writer.discard()
  type('ABC')
  await seconds(120)
  expect(calls).toEqual(['keep item A', 'drop item'])
})

test('a text that was taken over is dropped where it was when this one is there', async () => {
  const { writer, type, calls } = start()
  writer.own('new-theirs')
  type('A', 'new-e')
  await seconds(5)
  expect(calls).toEqual(['keep new-e A', 'drop new-theirs'])
})
