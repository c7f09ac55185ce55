import { expect, test } from 'vitest'
import { align, countChanges } from './align.ts'

/** `b>B`: b has become B; `+x` was added, `-x` removed. */
function shown(before: string, after: string, likeness?: (was: string, is: string) => number) {
  const [was, is] = [[...before], [...after]]
  const alike = likeness && ((a: number, b: number) => likeness(was[a]!, is[b]!))
  return align(was, is, alike)
    .map((pair) => {
      if (pair.was === undefined) return `+${is[pair.is!]}`
      if (pair.is === undefined) return `-${was[pair.was]}`
      const [from, to] = [was[pair.was], is[pair.is]]
      return from === to ? from : `${from}>${to}`
    })
    .join(' ')
}

test.each([
  ['abc', 'abc', 'a b c', 0],
  ['abc', 'aBc', 'a b>B c', 1],
  ['abc', 'axbc', 'a +x b c', 1],
  ['abc', 'ac', 'a -b c', 1],
  ['abc', 'bc', '-a b c', 1],
  ['abc', 'cab', 'c a b', 0],
  ['aab', 'ab', 'a -a b', 1],
  ['abx', 'bay', 'b a x>y', 1],
  ['', 'ab', '+a +b', 2],
  ['ab', '', '-a -b', 2],
  ['abcd', 'aBCd', 'a b>B c>C d', 2],
  ['abcd', 'aXYZd', 'a b>X c>Y +Z d', 3],
])('from %s to %s: %s', (before, after, expected, changes) => {
  expect(shown(before, after)).toBe(expected)
  expect(countChanges([...before], [...after])).toBe(changes)
})

test('of several at one place the one that is most alike is the one that has changed', () => {
  const alike = (was: string, is: string) => (was.toLowerCase() === is.toLowerCase() ? 1 : 0)
  expect(shown('abz', 'aXBz', alike)).toBe('a +X b>B z')
  expect(shown('axbz', 'aBz', alike)).toBe('a -x b>B z')
  expect(shown('axyz', 'aYz')).toBe('a x>Y -y z')
})

test('thousands of blocks are compared', () => {
  const many = Array.from({ length: 5_000 }, (_, n) => `block ${n}`)
  expect(countChanges(many, many.map((text) => `${text}!`).concat('one more'))).toBe(5_001)
  expect(countChanges(many, many.toReversed())).toBe(0)
})
