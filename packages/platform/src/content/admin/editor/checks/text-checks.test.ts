import { getSchema, type JSONContent } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { extensions } from '../schema.ts'
import { outlineOf } from './outline.ts'
import { checkText, referencesIn, type Known } from './text-checks.ts'

const schema = getSchema(extensions)
const docOf = (...content: JSONContent[]) => {
  const doc = Node.fromJSON(schema, { type: 'doc', content })
  doc.check()
  return doc
}
const paragraph = (text: string, ...marks: object[]): JSONContent => ({
  type: 'paragraph',
  ...(text && { content: [{ type: 'text', text, marks: marks as never }] }),
})
const heading = (level: number, text: string): JSONContent => ({
  type: 'heading',
  attrs: { level },
  ...(text && { content: [{ type: 'text', text }] }),
})
const image = (name: string, alt = ''): JSONContent => ({
  type: 'image',
  attrs: { src: `/library/${name}`, alt },
})
const figure = (name: string, caption: string): JSONContent => ({
  type: 'figure',
  content: [
    image(name, 'Hall'),
    { type: 'figureCaption', ...(caption && { content: [{ type: 'text', text: caption }] }) },
  ],
})
const link = (item: string | null) => ({ type: 'link', attrs: { href: '/en/a', item } })

const known: Known = {
  alts: new Map([
    ['/library/written', 'An anchor'],
    ['/library/decorative', ''],
    ['/library/unwritten', null],
  ]),
  articles: new Map([
    ['public', 'published'],
    ['draft', 'draft'],
    ['hidden', 'hidden'],
  ]),
  translated: {},
  language: { code: 'en', name: 'English' },
}
const textsOf = (...content: JSONContent[]) =>
  checkText(docOf(paragraph('Intro.'), ...content), known).map(({ text }) => text)

test('a picture needs a text of its own or of the library, unless it is decorative', () => {
  const missing = 'An image has no alternative text in this language. Add one.'
  expect(textsOf(image('written'), image('decorative'), image('unwritten', 'Own'))).toEqual([])
  expect(textsOf(image('unwritten'))).toEqual([missing])
})

test('an image that could not be pasted is told at its place', () => {
  const mark = { type: 'missingImage', attrs: { alt: 'Hall' } }
  expect(textsOf(mark)).toEqual([
    'An image could not be pasted here. Choose one, or remove the placeholder.',
  ])
})

test('headings follow each other by one level and have words', () => {
  expect(textsOf(heading(2, 'A'), heading(3, 'B'), heading(2, 'C'))).toEqual([])
  expect(textsOf(heading(3, 'B'), heading(2, ''))).toEqual([
    '“B” is a level 3 heading, but there is no level 2 heading above it.',
    'A heading is empty. Enter text or remove the heading.',
  ])
})

test('a link to an article that visitors don’t see is told once, with its state', () => {
  expect(textsOf(paragraph('a', link('public')), paragraph('b', link(null)))).toEqual([])
  const parts: JSONContent = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'two ', marks: [link('gone')] },
      { type: 'text', text: 'parts', marks: [link('gone'), { type: 'bold' }] as never },
    ],
  }
  expect(textsOf(paragraph('x', link('draft')), paragraph('y', link('hidden')), parts)).toEqual(
    [
      '“x” links to an article that is a draft',
      '“y” links to an article that is hidden',
      '“two ” links to an article that is deleted',
    ].map((text) => `${text}, so visitors see the words without the link.`),
  )
})

test('a link to a page in another language is told with the page in this one', () => {
  const toPage = (href: string) =>
    paragraph('prices', { type: 'link', attrs: { href, item: null } })
  const there = { href: '/de/pricing' }
  const german: Known = {
    ...known,
    translated: {
      '/en/pricing': there,
      '/de/pricing': there,
      public: { href: '/de/a', item: 'b' },
    },
    language: { code: 'de', name: 'German' },
  }
  const doc = docOf(
    toPage('/en/pricing'),
    toPage('/de/pricing'),
    toPage('/en/unknown'),
    paragraph('article', { type: 'link', attrs: { href: '/en/a#b', item: 'public' } }),
  )
  expect(checkText(doc, german)).toMatchObject([
    {
      text: '“prices” links to a page in another language.',
      position: 1,
      remedy: { label: 'Use the German page', link: { href: '/de/pricing', item: null } },
    },
    { remedy: { link: { href: '/de/a#b', item: 'b' } } },
  ])
})

test.each(['figure 2', 'Abb. 2', 'la figura 2', 'Figure 2'])(
  'a figure with a number is referred to by the text: %s',
  (reference) => {
    expect(textsOf(figure('a', 'Figure 2. The hall'))).toEqual([
      'The text does not refer to the image with the caption “Figure 2”.',
    ])
    expect(textsOf(figure('a', 'Figure 2. The hall'), paragraph(`See ${reference}.`))).toEqual([])
  },
)

test('what is empty is told: captions, quotes, gaps, a text without a paragraph', () => {
  const quote = { type: 'blockquote', content: [paragraph('')] }
  expect(textsOf(figure('a', ''), quote, paragraph(''), paragraph('End.'), paragraph(''))).toEqual([
    'A caption is empty.',
    'A quote is empty.',
    'An empty paragraph leaves a gap. Remove the paragraph.',
  ])
  expect(checkText(docOf(heading(2, 'Only')), known).map(({ key }) => key)).toEqual([
    'introduction',
  ])
})

test('every finding in the text has its place, and they come in its order', () => {
  const doc = docOf(heading(3, 'B'), paragraph('x', link('draft')), image('unwritten'))
  const places = checkText(doc, known).map(({ position }) => doc.nodeAt(position!)?.type.name)
  expect(places).toEqual(['heading', 'text', 'image'])
  expect(referencesIn(doc)).toEqual({
    pictures: ['/library/unwritten'],
    articles: ['draft'],
    links: ['draft'],
  })
  expect(outlineOf(doc)).toEqual([{ level: 3, text: 'B', position: 0 }])
})
