import { describe, expect, test } from 'vitest'
import { blocksOf, partsOf, readable } from './blocks.ts'
import type { Passage } from '#src/content/merge/merge-blocks.ts'
import { changedBy, passagesOf } from './merge.ts'
import { wordDiff } from './word-diff.ts'

const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const differing = (passages: Passage[]) =>
  passages
    .filter(({ changed }) => changed)
    .map(({ changed, theirs, mine }) => [changed, theirs, mine])

test('a text is cut into its blocks, whatever they hold', () => {
  const html =
    '<h2>Head</h2><p>One <strong>two</strong> </p><ul><li><p>a</p></li><li><p>b</p></li></ul><hr><p><img src="/a.png" alt=""></p>'
  expect(blocksOf(html)).toEqual([
    '<h2>Head</h2>',
    '<p>One <strong>two</strong></p>',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<hr>',
    '<p><img src="/a.png" alt=""></p>',
  ])
  expect(blocksOf('')).toEqual([])
})

test('headings, formatting and links can be seen', () => {
  expect(readable('<h2>Tags &amp; anchors</h2>')).toBe('Heading 2: Tags & anchors')
  expect(readable('<p>A <strong>bold</strong> <a href="/en/rtls">word</a></p>')).toBe(
    'A **bold** word [→ /en/rtls]',
  )
})

describe('a text that two have changed', () => {
  test('keeps what each has changed alone', () => {
    const passages = passagesOf({
      base: p('One', 'Two', 'Three', 'Four'),
      theirs: p('One', 'Two, they say', 'Three', 'Four'),
      mine: p('One', 'Two', 'Three', 'Four', 'Five'),
    })
    expect(differing(passages)).toEqual([
      ['theirs', ['<p>Two, they say</p>'], ['<p>Two</p>']],
      ['mine', [], ['<p>Five</p>']],
    ])
  })

  test('differs at its end, however long it is', () => {
    const long = 'word '.repeat(400)
    const passages = passagesOf({
      base: p(long),
      theirs: p(`${long}Theirs.`),
      mine: p(`${long}Mine.`),
    })
    expect(differing(passages)).toEqual([
      ['both', [`<p>${long}Theirs.</p>`], [`<p>${long}Mine.</p>`]],
    ])
    expect(wordDiff(`${long}end`, `${long}end. Mine.`).filter(({ change }) => change)).toEqual([
      { text: 'end', change: 'removed' },
      { text: 'end. Mine.', change: 'added' },
    ])
  })

  test('marks what was added at the end of a line alone, and a change of spaces too', () => {
    const was = 'Ranges measured\nIntro.'
    expect(wordDiff(was, 'Ranges measured by me\nIntro. Me too.')).toEqual([
      { text: 'Ranges measured ' },
      { text: 'by me', change: 'added' },
      { text: '\nIntro. ' },
      { text: 'Me too.', change: 'added' },
    ])
    expect(wordDiff('a  b', 'a b').filter(({ change }) => change)).toEqual([
      { text: 'a  ', change: 'removed' },
      { text: 'a ', change: 'added' },
    ])
  })

  test('loses neither side’s paragraph where nobody knows what both began with', () => {
    const passages = passagesOf({
      base: undefined,
      theirs: p('One', 'Their sentence', 'End'),
      mine: p('One', 'End', 'My sentence'),
    })
    expect(differing(passages)).toEqual([
      ['theirs', ['<p>Their sentence</p>'], []],
      ['mine', [], ['<p>My sentence</p>']],
    ])
  })

  test('that says the same is no conflict', () => {
    const same = { base: p('One'), theirs: p('Two'), mine: p('Two') }
    expect(differing(passagesOf(same))).toEqual([])
  })
})

test('a field that I have not touched is theirs, one that they have not touched is mine', () => {
  const by = (base: string | undefined, theirs: string, mine: string) =>
    changedBy({ base, theirs, mine }, Object.is)
  expect(by('250', '260', '250')).toBe('theirs')
  expect(by('250', '250', '240')).toBe('mine')
  expect(by('250', '260', '240')).toBe('both')
  expect(by('250', '260', '260')).toBeUndefined()
  expect(by(undefined, '260', '240')).toBe('both')
})

test('a change from bullets to numbers can be seen, and lists in lists', () => {
  const items = '<li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li>'
  expect(readable(`<ul>${items}</ul>`).split(/\n+/)).toEqual(['• a', '• b', '  • c'])
  expect(readable(`<ol start="3">${items}</ol>`).split(/\n+/)).toEqual(['3. a', '4. b', '  • c'])
})

test('tables are tables, images have their names', () => {
  const address = `/library/${'0a'.repeat(16)}/hall-2.webp`
  const table =
    '<table><caption>Shifts</caption><thead><tr><th scope="col"><p>A</p></th></tr></thead><tbody><tr><td><p>1</p></td></tr></tbody></table>'
  const figure = `<figure><img src="${address}" alt="A hall"><figcaption>At night</figcaption></figure>`
  expect(partsOf(['<p>a</p>', '<p>b</p>', table, figure])).toEqual([
    { kind: 'text', text: 'a\nb\nShifts' },
    { kind: 'table', rows: [['A'], ['1']] },
    { kind: 'image', address, name: 'hall-2.webp', text: 'A hall\nAt night' },
  ])
  expect(readable(`<p>x</p><img src="${address}" alt="">`)).toContain('[Image hall-2.webp]')
})
