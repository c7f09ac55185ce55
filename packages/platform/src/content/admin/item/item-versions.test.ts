import { expect, test } from 'vitest'
import { withStoredTimes } from './item-versions.ts'

const early = '2031-01-01T09:00:00.000Z'
const late = '2031-02-01T09:00:00.000Z'
const base = { title: 'Anchors', publishAt: early, hideAt: '' }

test('times that I have not touched are those that are stored now', () => {
  const theirs = { ...base, publishAt: '' }
  const mine = { ...base, title: 'Tags' }
  expect(withStoredTimes({ base, theirs, mine })).toEqual({ ...mine, publishAt: '' })
})

test('times that I have entered are mine, and so are all where nothing is known of the beginning', () => {
  const theirs = { ...base, publishAt: '' }
  const mine = { ...base, publishAt: late }
  expect(withStoredTimes({ base, theirs, mine })).toEqual(mine)
  expect(withStoredTimes({ base: undefined, theirs, mine: base })).toEqual(base)
})

test('a draft that was begun before items had times takes over those that are stored', () => {
  const untimed = { title: 'Anchors' }
  const mine = withStoredTimes({ base: untimed, theirs: base, mine: { title: 'Tags' } })
  expect(mine).toEqual({ ...base, title: 'Tags' })
})
