import { expect, test } from 'vitest'
import { leaveDroppedFiles } from './dropped-files.ts'

function drag(type: 'dragover' | 'drop', carried: string, isTaken = false) {
  const place = new EventTarget()
  if (isTaken) place.addEventListener(type, (event) => event.preventDefault())
  leaveDroppedFiles(place)
  const dataTransfer = { types: [carried], dropEffect: 'copy' }
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer })
  place.dispatchEvent(event)
  return { isOpened: !event.defaultPrevented, effect: dataTransfer.dropEffect }
}

test.each(['dragover', 'drop'] as const)('a file that nobody takes is not opened: %s', (type) => {
  expect(drag(type, 'Files')).toEqual({ isOpened: false, effect: 'none' })
})

test('text is dropped as ever, and files go where they are taken', () => {
  expect(drag('drop', 'text/plain')).toEqual({ isOpened: true, effect: 'copy' })
  expect(drag('drop', 'Files', true)).toEqual({ isOpened: false, effect: 'copy' })
})
