import { expect, test } from 'vitest'
import { captionsOf, hasCaptions } from './captions.ts'
import { clockText, timedLines } from '../timed-lines.ts'

test('a sentence with a time is a caption, another text with one a chapter, a line without one neither', () => {
  expect(timedLines('Silent.\n\n0:00 The hall\n0:04 Anchors < 100 & more.\n1:02:05 End?')).toEqual([
    { text: 'Silent.', isChapter: false },
    { start: 0, text: 'The hall', isChapter: true },
    { start: 4, text: 'Anchors < 100 & more.', isChapter: false },
    { start: 3725, text: 'End?', isChapter: false },
  ])
  expect(timedLines('10 cm at 2.4 GHz\n12:30').map(({ start }) => start)).toEqual([
    undefined,
    undefined,
  ])
})

test('a caption stays until the next line with a time; chapters are none', () => {
  const lines = timedLines('0:00 The hall\n0:01 Anchors < 100 & more.\n0:05 Aisles\n0:06 Last.')
  expect(hasCaptions(lines)).toBe(true)
  expect(captionsOf(lines)).toBe(
    'WEBVTT\n\n' +
      '00:00:01.000 --> 00:00:05.000\nAnchors &lt; 100 &amp; more.\n\n' +
      '00:00:06.000 --> 00:00:14.000\nLast.\n',
  )
  expect(hasCaptions(timedLines('0:00 The hall\nText.'))).toBe(false)
})

test('a length has hours only where it needs them', () => {
  expect([14.98, 108, 3725].map(clockText)).toEqual(['0:15', '1:48', '1:02:05'])
})
