import type { LinkProps } from '@tanstack/react-router'
import type { FileUse } from '#src/library/contract.ts'

interface Place {
  /** The item's page in the back office; absent for one that has none. */
  to?: LinkProps['to']
  /** Such as “DE, news, not public”. */
  note: string
}

/**
 * Where an item that uses a file is found. A kind is the name of a section of the back office; behind a
 * slash it says that only an earlier version of the item uses the file, its unpublished changes, or an
 * item in the trash.
 */
export function placeOf({ kind, id, language, visible }: FileUse): Place {
  const [section = kind, part] = kind.split('/')
  // The router knows its paths by their text; which sections there are is not known here.
  const to = `/${section}/${id}` as LinkProps['to']
  const parts = [language?.toUpperCase(), section]
  if (part === 'trash') return { note: [...parts, 'in the trash'].filter(Boolean).join(', ') }
  if (part === 'history') parts.push('an earlier version')
  else if (part === 'changes') parts.push('unpublished changes')
  else if (!visible) parts.push('not public')
  return { to, note: parts.filter(Boolean).join(', ') }
}
