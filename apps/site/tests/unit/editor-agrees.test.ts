import { getSchema, type JSONContent } from '@tiptap/core'
import { DOMSerializer, Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { withSections } from '@repo/platform/content/admin/editor/table/with-sections.ts'
import { extensions } from '@repo/platform/content/admin/editor/schema.ts'
import { cleanRichText } from '@repo/platform/content/server/text/clean-rich-text.ts'

/** As much of a document as a serialiser asks for. */
class Part {
  readonly nodeType = 1
  readonly children: (Part | string)[] = []
  readonly attributes: string[] = []
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.push(` ${name}="${escape(String(value)).replaceAll('"', '&quot;')}"`)
  }
  appendChild(child: Part | string): Part | string {
    this.children.push(child)
    return child
  }
  get html(): string {
    const inside = this.children
      .map((child) => (typeof child === 'string' ? escape(child) : child.html))
      .join('')
    if (!this.name) return inside
    const open = `<${this.name}${this.attributes.join('')}`
    return ['img', 'hr', 'br'].includes(this.name) ? `${open}>` : `${open}>${inside}</${this.name}>`
  }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const page = {
  createElement: (name: string) => new Part(name),
  createDocumentFragment: () => new Part(''),
  createTextNode: (text: string) => text,
}

const schema = getSchema(extensions)

function htmlOf(content: JSONContent[]): string {
  const doc = Node.fromJSON(schema, { type: 'doc', content })
  doc.check()
  const serializer = DOMSerializer.fromSchema(schema)
  const part: unknown = serializer.serializeFragment(doc.content, {
    document: page as unknown as Document,
  })
  return withSections((part as Part).html)
}

const text = (words: string, ...marks: (string | object)[]): JSONContent => ({
  type: 'text',
  text: words,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) as never,
})
const block = (type: string, content: JSONContent[], attrs = {}): JSONContent => ({
  type,
  content,
  attrs,
})
const paragraph = (...content: JSONContent[]) => block('paragraph', content)
const src = '/library/0123456789abcdef0123456789abcdef/hall-2.webp'
const image: JSONContent = {
  type: 'image',
  attrs: { src, alt: 'An "anchor" & a <tag>', width: 640, height: 480 },
}
const cell = (type: string, words: string, attrs = {}) =>
  block(type, [paragraph(...(words ? [text(words)] : []))], attrs)
const link = (attrs: object) => ({ type: 'link', attrs })

const made: Readonly<Record<string, JSONContent[]>> = {
  'words with every mark': [
    paragraph(
      ...['bold', 'italic', 'strike', 'code', 'subscript', 'superscript'].map((mark) =>
        text('a & b', mark),
      ),
      { type: 'hardBreak' },
      text('both', 'bold', 'italic'),
    ),
  ],
  'links to an address and to an article': [
    paragraph(
      text('out', link({ href: 'https://a.example/?b=1&c=2#d' })),
      text('own', link({ href: '/en/anchors', item: '01a20082-7c3a-7000-8000-0123456789ab' })),
      text('bold', link({ href: '/en/anchors', item: 'a' }), 'bold'),
    ),
  ],
  'headings, quote, code and rule': [
    block('heading', [text('Two')], { level: 2 }),
    block('heading', [text('Three')], { level: 3 }),
    block('blockquote', [paragraph(text('said'))]),
    block('codeBlock', [text('if (a < b) {\n  c && d\n}')]),
    { type: 'horizontalRule' },
  ],
  lists: [
    block('bulletList', [
      block('listItem', [
        paragraph(text('a')),
        block('orderedList', [block('listItem', [paragraph(text('b'))])], { start: 3 }),
      ]),
    ]),
  ],
  'a picture alone': [image],
  'figures of every width': ['half', 'full', null].map((width) =>
    block(
      'figure',
      [image, block('figureCaption', [text('Figure 1. '), text('An anchor', 'bold')])],
      {
        width,
      },
    ),
  ),
  'a figure without words in its caption': [block('figure', [image, block('figureCaption', [])])],
  'a film': [
    { type: 'film', attrs: { href: 'https://vimeo.com/1?a=1&b=2', title: 'Film "A" & <b>' } },
  ],
  'a table with everything': [
    block('table', [
      block('tableCaption', [text('Ranges')]),
      block('tableRows', [
        block('tableRow', [
          cell('tableHeader', 'Hall', { scope: 'col' }),
          cell('tableHeader', 'm', { scope: 'col', colspan: 2 }),
        ]),
        block('tableRow', [
          cell('tableHeader', 'A', { scope: 'row', rowspan: 2 }),
          cell('tableCell', '50'),
          cell('tableCell', ''),
        ]),
        block('tableRow', [cell('tableCell', '65'), cell('tableCell', '150')]),
      ]),
    ]),
  ],
}

test.each(Object.entries(made))(
  'the server stores as it is what the editor makes: %s',
  (_, content) => {
    const html = htmlOf(content)
    expect(html).not.toBe('')
    const stored = cleanRichText(html)
    expect(stored.removed).toEqual([])
    // Both mean the same to a parser; the editor compares what it reads, not the bytes.
    expect(stored.html.replaceAll(' />', '>')).toBe(html)
  },
)
