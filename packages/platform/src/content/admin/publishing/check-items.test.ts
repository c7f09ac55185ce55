import { expect, test } from 'vitest'
import { checkItems } from './check-items.ts'

const finding = (text: string) => ({ key: text, text })

test('every item is checked, few at a time, and they keep their order', async () => {
  const items = Array.from({ length: 20 }, (_, n) => n)
  const progress: number[] = []
  let [running, most] = [0, 0]
  const checked = await checkItems(items, {
    async check(n) {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setTimeout(resolve, n % 3))
      running -= 1
      return n % 2 ? [finding(`of ${n}`)] : []
    },
    onProgress: (done) => progress.push(done),
    signal: new AbortController().signal,
  })
  expect(checked).toEqual(
    items.map((item) => ({ item, findings: item % 2 ? [finding(`of ${item}`)] : [] })),
  )
  expect(progress).toEqual(items.map((n) => n + 1))
  expect(most).toBe(4)
})

test('a check that fails holds up nobody', async () => {
  const checked = await checkItems(['gone', 'there'], {
    check: async (item) => {
      if (item === 'gone') throw new Error('404')
      return [finding('A heading is empty.')]
    },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  expect(checked?.map(({ findings }) => findings.length)).toEqual([0, 1])
})

test('given up, it begins with no further item', async () => {
  const stop = new AbortController()
  let begun = 0
  const checked = await checkItems([1, 2, 3, 4, 5, 6, 7, 8], {
    async check() {
      begun += 1
      stop.abort()
      return []
    },
    onProgress: () => undefined,
    signal: stop.signal,
  })
  expect(checked).toBeUndefined()
  expect(begun).toBe(1)
})
