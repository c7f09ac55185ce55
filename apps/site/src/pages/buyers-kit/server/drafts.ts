import type { Block } from '#src/generated-documents/block.ts'

/** A draft as the words have it: sections of paragraphs, a list and a table. */
interface Section {
  heading: string
  text: readonly string[]
  list: readonly string[]
  /** The first row is the head; the type of an empty one is that of a list. */
  table: readonly (string | readonly string[])[]
}

export const draftBlocks = (sections: readonly Section[], notice?: string): readonly Block[] => [
  ...(notice ? [{ kind: 'text', text: notice, quiet: true } as const] : []),
  ...sections.flatMap(blocksOf),
]

function blocksOf({ heading, text, list, table }: Section): readonly Block[] {
  const [head, ...rows] = table.filter((row) => typeof row !== 'string')
  return [
    { kind: 'heading', text: heading },
    ...text.map((paragraph): Block => ({ kind: 'text', text: paragraph })),
    ...(list.length > 0 ? [{ kind: 'list', items: list } as const] : []),
    ...(head ? [{ kind: 'grid', head, rows } as const] : []),
  ]
}
