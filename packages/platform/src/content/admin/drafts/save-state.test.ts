import { expect, test } from 'vitest'
import { saveState } from './save-state.ts'

const isUnsaved = true
const isStored = true

test('nothing is unsaved: when it was saved, and of what has never been saved nothing', () => {
  const places = { isUnsaved: false, device: 'kept', server: 'none' } as const
  expect(saveState({ ...places, isStored })).toBe('saved')
  expect(saveState({ ...places, isStored: false })).toBe('none')
})

test.each([
  ['waiting', 'pending', 'unsaved'],
  ['kept', 'none', 'unsaved'],
  ['kept', 'pending', 'unsaved'],
  ['kept', 'kept', 'kept'],
  ['kept', 'failed', 'keptHere'],
  ['kept', 'tooLong', 'tooLong'],
  ['kept', 'tooMany', 'tooMany'],
  // It says nothing of a place that has not taken the text.
  ['waiting', 'failed', 'unsaved'],
  ['refused', 'kept', 'kept'],
  ['refused', 'failed', 'notKept'],
  ['refused', 'tooLong', 'notKept'],
  ['refused', 'tooMany', 'notKept'],
] as const)('on the device %s, on the server %s: %s', (device, server, state) => {
  expect(saveState({ isStored, isUnsaved, device, server })).toBe(state)
})
