import type { Attrs, ContentMatch, Mark, Node, NodeType, Schema } from '@tiptap/pm/model'
import type { Dice } from './dice.ts'

const words = ['anchor', 'Größe', 'a & b', '<rack>', '50 m', '"quoted"', 'x', 'près du quai', '  ']
const file = '/library/0123456789abcdef0123456789abcdef/hall-2.webp'

/** What attributes may say, by their name; any other keeps what it says by itself. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  src: [file, file.replace('2.webp', '3.webp')],
  alt: ['', 'An "anchor" & a <tag>'],
  level: [2, 3],
  start: [1, 3],
  colspan: [1, 2],
  rowspan: [1, 2],
  scope: [null, 'col', 'row'],
  href: ['https://vimeo.com/1?a=1&b=2', '/en/pricing#plans'],
  title: ['A film', 'Film "A" & <b>'],
  item: [null, '01a20082-7c3a-7000-8000-0123456789ab'],
}

/** By the name of a node or mark; a link to an address has no title. */
const ofNode: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  figure: { width: [null, 'half', 'full'] },
  image: { width: [null, 640], height: [null, 480] },
  link: { title: [] },
}

/** Every node of the schema that is part of a stored text. */
const isStored = ({ name }: NodeType) => name !== 'imageUpload' && name !== 'missingImage'

function attrsOf(dice: Dice, of: { name: string; spec: { attrs?: object | undefined } }): Attrs {
  const names = Object.keys(of.spec.attrs ?? {})
  const known: Readonly<Record<string, readonly unknown[]>> = { ...values, ...ofNode[of.name] }
  return Object.fromEntries(
    names.flatMap((name) => {
      const some = known[name]
      return some?.length ? [[name, dice.pick(some)]] : []
    }),
  )
}

/** A document of the schema with every node and mark that it has, as the dice fall. */
export function randomText(dice: Dice, schema: Schema): Node {
  const doc = schema.topNodeType
  return doc.createChecked(null, contentOf(dice, doc, 0, 1 + dice.below(6)))
}

const deepest = 4

function contentOf(dice: Dice, type: NodeType, depth: number, wanted = 1 + dice.below(2)): Node[] {
  const content: Node[] = []
  let match: ContentMatch = type.contentMatch
  for (let made = 0; made < wanted || !match.validEnd; made += 1) {
    const isDeep = depth >= deepest
    if (isDeep && match.validEnd) break
    const all = Array.from({ length: match.edgeCount }, (_, n) => match.edge(n))
    const choices = all.filter((edge) => isStored(edge.type))
    if (!choices.length) break
    const edge = isDeep
      ? choices.find(({ type: one }) => one === match.defaultType)!
      : dice.pick(choices)
    content.push(nodeOf(dice, type, edge.type, depth + 1))
    match = edge.next
    if (type.inlineContent && dice.below(6) === 0) break
  }
  return content
}

function nodeOf(dice: Dice, parent: NodeType, type: NodeType, depth: number): Node {
  if (type.isText) return type.schema.text(dice.pick(words), marksIn(dice, parent))
  const marks = type.isInline ? marksIn(dice, parent) : undefined
  return type.createChecked(attrsOf(dice, type), contentOf(dice, type, depth), marks)
}

function marksIn(dice: Dice, parent: NodeType): readonly Mark[] {
  let marks: readonly Mark[] = []
  for (const type of Object.values(parent.schema.marks))
    if (parent.allowsMarkType(type) && dice.below(4) === 0)
      marks = type.create(attrsOf(dice, type)).addToSet(marks)
  return marks
}
