import { expect, test } from 'vitest'
import { lossOf } from './discard-dialog.tsx'

test('the dialog says what is lost, and who saved it only where something is', () => {
  expect(lossOf(0, ', saved by Ada')).toBe('The draft has no changes.')
  expect(lossOf(1, '')).toBe('This discards 1 change.')
  expect(lossOf(3, ', saved by Ada')).toBe('This discards 3 changes, saved by Ada.')
})
