import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'
import { createWriteTurn } from './write-turn.ts'

/** Workers that write in turns of one primary, and the order in which they have written. */
function workers(names: readonly string[]) {
  const turns = createTurns<string>()
  const written: string[] = []
  let writing = 0
  const write = (text: string) => async () => {
    expect((writing += 1)).toBe(1)
    await Promise.resolve()
    writing -= 1
    written.push(text)
    return text
  }
  const all = names.map((who) => {
    const turn = createWriteTurn({
      take: () => new Promise<void>((resolve) => turns.ask(who, resolve)),
      giveBack: () => turns.end(who),
    })
    return { turn, write: (n: number) => turn.run(write(`${who}${n}`)) }
  })
  return { turns, written, all }
}

test('of several workers one writes at a time, sixteen writes at most before the next', async () => {
  const { all, written } = workers(['a', 'b'])
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  const results = await Promise.all(all.flatMap(({ write }) => numbers.map((n) => write(n))))
  expect(results).toHaveLength(40)
  const order = written.map((text) => text[0]).join('')
  expect(order).toBe('a'.repeat(16) + 'b'.repeat(16) + 'a'.repeat(4) + 'b'.repeat(4))
  expect(written.filter((text) => text.startsWith('b'))).toEqual(numbers.map((n) => `b${n}`))
})

test('a write that fails gives the turn on, and its worker writes again', async () => {
  const { all, written } = workers(['a', 'b'])
  const [a, b] = all
  const failed = a!.turn.run(() => Promise.reject(new Error('full disk')))
  const [after, other] = [a!.write(1), b!.write(1)]
  await expect(failed).rejects.toThrow('full disk')
  await Promise.all([after, other])
  expect(written).toEqual(['a1', 'b1'])
  expect(all.map(({ turn }) => turn.waiting())).toEqual([0, 0])
})

test('a worker that ends with the turn, or while it waits, holds nobody up', () => {
  const turns = createTurns<string>()
  const begun: string[] = []
  for (const who of ['a', 'b', 'c']) turns.ask(who, () => begun.push(who))
  turns.end('b')
  expect(begun).toEqual(['a'])
  turns.leave('b')
  turns.leave('a')
  expect(begun).toEqual(['a', 'c'])
})
