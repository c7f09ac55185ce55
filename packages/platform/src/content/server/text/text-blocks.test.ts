import { expect, test } from 'vitest'
import { blocksOf, digestOf, hashOf, keysOf } from './text-blocks.ts'

const rich = (text: string) => blocksOf([{ field: 'content', text, rich: true }])
const shown = (html: string) => rich(html).map(({ element, text }) => `${element}: ${text}`)

test('paragraphs, headings, list items and cells are blocks, whatever they are nested in', () => {
  const html = `<h2>One</h2><p>Two <strong>bold</strong></p><ul><li><p>Three</p><ol><li>Four</li></ol></li>
    <li>Five</li></ul><blockquote><p>Six</p></blockquote><hr /><pre><code>a = 1</code></pre>
    <table><caption>Seven</caption><thead><tr><th>Eight</th></tr></thead>
    <tbody><tr><td><p>Nine</p></td><td></td></tr></tbody></table>Ten`
  expect(shown(html)).toEqual([
    'h2: One',
    'p: Two <strong>bold</strong>',
    'li: Three',
    'li: Four',
    'li: Five',
    'p: Six',
    'pre: <code>a = 1</code>',
    'caption: Seven',
    'th: Eight',
    'td: Nine',
    'p: Ten',
  ])
})

test('a plain field is one block, an empty one none', () => {
  expect(blocksOf([{ field: 'title', text: 'A <b>' }])).toEqual([
    { field: 'title', element: 'text', text: 'A <b>' },
  ])
  expect(blocksOf([{ field: 'description', text: ' ' }])).toEqual([])
  expect(rich('<p></p><p><br /></p>')).toEqual([])
})

test('white space and the address of a picture do not count, its alternative text does', () => {
  const hash = (html: string) => hashOf(rich(html)[0]!)
  expect(hash('<p>One  two\n</p>')).toBe(hash('<p>One two</p>'))
  const picture = (src: string, alt: string) => `<p><img src="${src}" alt="${alt}" width="4" /></p>`
  expect(hash(picture('/library/a/1.png', 'Hall'))).toBe(hash(picture('/library/b/2.png', 'Hall')))
  expect(hash(picture('/library/a/1.png', 'Hall'))).not.toBe(hash(picture('/library/a/1.png', '')))
  expect(hash('<p>One</p>')).not.toBe(hash('<h2>One</h2>'))
  expect(hash('<p>One</p>')).not.toBe(hash('<p><a href="/en">One</a></p>'))
})

test('the digest is that of the blocks in any order, a key is of one block', () => {
  expect(digestOf(rich('<p>One</p><p>Two</p>'))).toBe(digestOf(rich('<p>Two</p><p>One</p>')))
  expect(digestOf(rich('<p>One</p><p>One</p>'))).not.toBe(digestOf(rich('<p>One</p>')))
  const [first, other, second] = keysOf(rich('<p>One</p><p>Two</p><p>One</p>'))
  expect(second).toBe(`${first}.2`)
  expect(other).not.toBe(first)
})
