import { expect, test } from 'vitest'
import { fitTitle } from './fit-title.ts'
import { drawLine, widthOf } from './lettering.ts'

const plain = { size: 100, tracking: 0 }

test('letters are kerned, and a space that must not break is a space', () => {
  expect(widthOf('AV', plain)).toBeLessThan(widthOf('A', plain) + widthOf('V', plain))
  expect(widthOf('a\u00a0b', plain)).toBe(widthOf('a b', plain))
  expect(widthOf('10\u202f%', plain)).toBeGreaterThan(widthOf('10%', plain))
})

test('a letter that the font lacks is drawn without its accent, and what it has nothing for not at all', () => {
  const line = (text: string) => drawLine({ ...plain, text, x: 0, y: 0, fill: '#000' })
  expect(line('ḗ')).toBe(line('e'))
  expect(line('日')).toBe(line(''))
})

test('a title gets the largest letters that hold its whole, in lines of like length', () => {
  expect(fitTitle('Videos', 648, 4)).toMatchObject({ size: 84, lines: ['Videos'] })
  const title = 'Preise und Wirtschaftlichkeitsrechnung für Ihr Lager'
  const { lines, ...lettering } = fitTitle(title, 648, 4)
  expect(lines.join(' ')).toBe(title)
  expect(lettering.size).toBeGreaterThan(46)
  for (const line of lines) expect(widthOf(line, lettering)).toBeLessThanOrEqual(648)
})

test.each(['sehr lange Titel '.repeat(30), 'W'.repeat(300)])(
  'a title of any length stays in its place: %#',
  (title) => {
    const { lines, ...lettering } = fitTitle(title, 648, 4)
    expect(lines.length).toBeLessThanOrEqual(4)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of lines) expect(widthOf(line, lettering)).toBeLessThanOrEqual(648)
  },
)
