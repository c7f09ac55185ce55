import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getHTMLFromFragment, getSchema } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import { EditorState, Selection } from '@tiptap/pm/state'
import { copyBlocks } from '@repo/platform/content/admin/editor/copy-blocks.ts'
import { extensions, parseHtml } from '@repo/platform/content/admin/editor/schema.ts'
import { cleanRichText } from '@repo/platform/content/server/text/clean-rich-text.ts'
import { partsIn } from '@repo/platform/content/server/text/text-blocks.ts'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { randomText } from '@repo/platform/testing/random-text.ts'

const schema = getSchema(extensions)
beforeAll(() => {
  const { window } = new JSDOM()
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  // Makes no document for each text, which takes ten times as long.
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ body: JSDOM.fragment(html) })
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

interface Source {
  /** As the editor has it when it opens the stored text. */
  doc: Node
  html: string
}

/** A text as it is stored and shown beside its translation. */
function sourceOf(seed: number): Source {
  const made = randomText(diceOf(seed), schema)
  const { html, removed } = cleanRichText(getHTMLFromFragment(made.content, schema))
  expect(removed).toEqual([])
  return { html, doc: parseHtml(html) }
}

const stateOf = (doc: Node) => EditorState.create({ doc })
const empty = () => stateOf(parseHtml(''))
const copied = (state: EditorState, html: string, at: number) =>
  state.apply(copyBlocks(state, parseHtml(html).children, at))

/** An empty paragraph is no block that could be copied. */
const withoutGaps = (doc: Node): readonly Node[] =>
  doc.children.filter((node) => !(node.type.name === 'paragraph' && node.content.size === 0))

const docOf = (blocks: readonly Node[]) =>
  blocks.length ? empty().doc.copy(Fragment.from(blocks)) : empty().doc

/** As one text each: to print where two trees differ would take minutes. */
function expectSame(is: Node, expected: Node, seed: number): void {
  expect(`${seed} ${JSON.stringify(is)}`).toBe(`${seed} ${JSON.stringify(expected)}`)
}

let sources: readonly Source[]
beforeAll(() => {
  sources = Array.from({ length: 400 }, (_, seed) => sourceOf(seed))
}, 120_000)

test('the generated texts have every node and mark of the schema', () => {
  const names = new Set<string>()
  for (const { doc } of sources)
    doc.descendants((node) => {
      names.add(node.type.name)
      for (const { type } of node.marks) names.add(type.name)
    })
  const all = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)]
  expect(all.filter((name) => !names.has(name)).toSorted()).toEqual([
    'doc',
    'imageUpload',
    'missingImage',
  ])
})

test(
  'every block of a source copied into an empty text, one after the other, makes the source',
  { timeout: 120_000 },
  () => {
    for (const [seed, { doc, html }] of sources.entries()) {
      let state = empty()
      for (const [at, part] of partsIn(html).entries()) state = copied(state, part.html, at)
      expectSame(state.doc, docOf(withoutGaps(doc)), seed)
    }
  },
)

test('a block that a text lacks is copied behind the one before it', { timeout: 120_000 }, () => {
  for (const [seed, { doc, html }] of sources.entries()) {
    const parts = partsIn(html)
    if (parts.length === 0) continue
    const at = diceOf(seed).below(parts.length)
    const blocks = withoutGaps(doc)
    const others = blocks.toSpliced(at, 1)
    let state = stateOf(docOf(others))
    if (at > 0) {
      const end = others.slice(0, at).reduce((size, { nodeSize }) => size + nodeSize, 0)
      const cursor = Selection.near(state.doc.resolve(end), -1)
      state = state.apply(state.tr.setSelection(cursor))
    }
    expectSame(copied(state, parts[at]!.html, at).doc, docOf(blocks), seed)
  }
})

test('what is typed after a copied picture, film or rule is not written over it', () => {
  const picture = '<img src="/library/0123456789abcdef0123456789abcdef/hall-2.webp" alt="" />'
  const film = '<p data-embed="video"><a href="https://vimeo.com/1">Film</a></p>'
  for (const html of [picture, film, '<hr />', `<figure data-width="half">${picture}</figure>`])
    for (const text of ['', '<p>One</p>', '<p>One</p><p>Two</p>']) {
      const state = copied(stateOf(parseHtml(text)), html, 1)
      const typed = state.apply(state.tr.insertText('x'))
      const copies = typed.doc.children.filter(
        ({ type }) => type.name === parseHtml(html).child(0).type.name,
      )
      expect(copies.length, `${html} in ${text}`).toBeGreaterThan(0)
    }
})
