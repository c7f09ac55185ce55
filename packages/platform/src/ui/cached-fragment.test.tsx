import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { cachedFragment } from './cached-fragment.ts'

const draw = vi.fn((from: { name: string }, ...keys: (string | undefined)[]) => (
  <b>{`${from.name} ${JSON.stringify(keys)}`}</b>
))

test('a part is drawn once for what it is drawn from and its keys, and escaped', () => {
  const part = cachedFragment(draw)
  const [one, other] = [{ name: 'a<b' }, { name: 'a<b' }]
  const read = (from: { name: string }) =>
    renderToStaticMarkup(<p dangerouslySetInnerHTML={part(from, 'en')} />)
  expect(read(one)).toBe('<p><b>a&lt;b [&quot;en&quot;]</b></p>')
  expect([read(one), read(other), read(other)]).toEqual(Array(3).fill(read(one)))
  expect(draw.mock.calls).toEqual([
    [one, 'en'],
    [other, 'en'],
  ])
})

test('home has the empty name, and is not the page without one', () => {
  const part = cachedFragment(draw)
  const keys = [[''], [undefined], ['', ''], [' '], ['a b'], ['a', 'b']]
  expect(new Set(keys.map((some) => part({ name: 'x' }, ...some).__html)).size).toBe(keys.length)
})

test('of more parts than are to be kept, the oldest is drawn again', () => {
  const counted = vi.fn((_from: object, key: number) => key)
  const part = cachedFragment(counted, 2)
  const from = {}
  const read = () => [1, 2, 2, 3, 2, 1].map((key) => part(from, key).__html)
  expect(read()).toEqual(['1', '2', '2', '3', '2', '1'])
  expect(counted.mock.calls.map(([, key]) => key)).toEqual([1, 2, 3, 1])
})
