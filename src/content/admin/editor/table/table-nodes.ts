import { Node } from '@tiptap/core'

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
})

/** The elements of a table as nodes of the same order, so that every stored table is kept as it is. */
export const tableNodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableCaption? (tableHead | tableBody)+',
    isolating: true,
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
    // Before `tableHead`: rows without a section are of the body.
    name: 'tableBody',
    content: 'tableRow+',
    parseHTML: () => [{ tag: 'tbody' }, { tag: 'tfoot' }],
    renderHTML: () => ['tbody', 0],
  }),
  Node.create({
    name: 'tableHead',
    content: 'tableRow+',
    parseHTML: () => [{ tag: 'thead' }],
    renderHTML: () => ['thead', 0],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    name: 'tableCell',
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
  }),
  Node.create({
    name: 'tableHeader',
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      scope: { default: null },
    }),
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
  }),
]
