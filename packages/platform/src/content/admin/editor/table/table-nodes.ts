import { Extension, Node } from '@tiptap/core'

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

/** A cell holds every block except a table. */
const cell = { content: 'block+', isolating: true, selectable: false } as const

/**
 * A table is its caption and its rows. The rows are one node, as `prosemirror-tables` wants it:
 * `withSections` writes head and body. The group of a table is not `block`, so it stands at the top
 * level only, never inside a cell, a list or a quote.
 */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'table',
    content: 'tableCaption? tableRows',
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', 0],
  }),
  Node.create({
    name: 'tableCaption',
    content: 'inline*',
    isolating: true,
    parseHTML: () => [{ tag: 'caption' }],
    renderHTML: () => ['caption', 0],
  }),
  Node.create({
    name: 'tableRows',
    content: 'tableRow+',
    selectable: false,
    // No rule for `thead` and `tbody`: their rows go into the one node.
    renderHTML: () => ['tbody', 0],
  }),
  Node.create({
    name: 'tableRow',
    // A row may consist of what hangs into it from above, until it is left out.
    content: '(tableCell | tableHeader)*',
    selectable: false,
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    ...cell,
    name: 'tableCell',
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  Node.create({
    ...cell,
    name: 'tableHeader',
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      scope: { default: null, parseHTML: scopeOf },
    }),
    // Every cell of a head is a heading, whichever element it was.
    parseHTML: () => [{ tag: 'th' }, { tag: 'thead td', priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
  Extension.create({
    name: 'tableRoles',
    extendNodeSchema: ({ name }) => ({
      ...(name in roles && { tableRole: roles[name] }),
      ...(name === 'table' && { allowGapCursor: false }),
    }),
  }),
]

/** The names by which `prosemirror-tables` knows the nodes. */
const roles: Readonly<Record<string, string>> = {
  tableRows: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

function scopeOf(heading: HTMLElement): string | null {
  const scope = heading.getAttribute('scope')
  if (!heading.closest('thead')) return scope
  return scope === 'colgroup' ? scope : 'col'
}
