import { expect, test } from 'vitest'
import { saveState } from './save-state.ts'

const isUnsaved = true
const isStored = true

test('nothing is unsaved: when it was saved, and of what has never been saved nothing', () => {
  const places = { isUnsaved: false, device: 'autosaved', server: 'none' } as const
  expect(saveState({ ...places, isStored })).toBe('saved')
  expect(saveState({ ...places, isStored: false })).toBe('none')
})

test.each([
  ['waiting', 'pending', 'unsaved'],
  ['autosaved', 'none', 'unsaved'],
  ['autosaved', 'pending', 'unsaved'],
  ['autosaved', 'autosaved', 'autosaved'],
  ['autosaved', 'failed', 'autosavedHere'],
  ['autosaved', 'tooLong', 'tooLong'],
  ['autosaved', 'tooMany', 'tooMany'],
  // It says nothing of a place that has not taken the text.
  ['waiting', 'failed', 'unsaved'],
  ['refused', 'autosaved', 'autosaved'],
  ['refused', 'failed', 'notAutosaved'],
  ['refused', 'tooLong', 'notAutosaved'],
  ['refused', 'tooMany', 'notAutosaved'],
] as const)('on the device %s, on the server %s: %s', (device, server, state) => {
  expect(saveState({ isStored, isUnsaved, device, server })).toBe(state)
})
