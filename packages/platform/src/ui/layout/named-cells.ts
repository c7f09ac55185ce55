import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

interface Part {
  children?: ReactNode
  scope?: string
  colSpan?: number
  role?: string
  'data-label'?: string | undefined
}

/** The roles of a table's parts; that of a head depends on what it heads. */
export const partRoles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
}

function textOf(node: ReactNode): string {
  if (isValidElement<Part>(node)) return textOf(node.props.children)
  if (Array.isArray(node)) return node.map((one: ReactNode) => textOf(one)).join('')
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}

/**
 * The parts of a table with their roles, each cell with the name of its column as `data-label`. A head over
 * several columns names none of them. Parts that components render stay as they are.
 */
export function namedCells(parts: ReactNode, heads: string[] = []): ReactNode {
  let column = 0
  return Children.map(parts, (part) => {
    if (!isValidElement<Part>(part)) return part
    const { type } = part
    const { children, scope, colSpan = 1 } = part.props
    if (type === 'th' && scope?.startsWith('col')) {
      const name = colSpan === 1 ? textOf(children) : ''
      for (let span = 0; span < colSpan; span += 1) heads.push(name)
      return cloneElement(part, { role: 'columnheader' })
    }
    if (type === 'th' || type === 'td') {
      const label = (type === 'td' && heads[column]) || undefined
      column += colSpan
      return cloneElement(part, {
        role: partRoles[type] ?? 'rowheader',
        'data-label': label,
      })
    }
    const role = typeof type === 'string' ? partRoles[type] : undefined
    return role ? cloneElement(part, { role }, namedCells(children, heads)) : part
  })
}
