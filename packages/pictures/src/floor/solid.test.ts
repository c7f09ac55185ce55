import { expect, test } from 'vitest'
import { blend, box, paint } from './solid.ts'

const tones = ['#111111', '#222222', '#333333'] as const

test('faces of one fill join into one path where nothing lies between', () => {
  const apart = [...box([0, 0, 0, 1, 1, 1], tones), ...box([5, 0, 0, 6, 1, 1], tones)]
  expect(paint(apart)).toHaveLength(3)
})

test('a face is never pulled behind what it has to hide', () => {
  const behind = box([0, 0, 0, 2, 2, 2], ['#111111', '#222222', '#333333'])
  const before = box([1.5, 1.5, 0, 3, 3, 2], ['#111111', '#222222', '#333333'])
  const fills = paint([...behind, ...before]).map(({ attributes }) => attributes['fill'])
  expect(fills.lastIndexOf('#111111')).toBeGreaterThan(fills.indexOf('#222222'))
})

test('colours blend channel by channel', () => {
  expect(blend('#000000', '#ff8040', 0.5)).toBe('#804020')
})
