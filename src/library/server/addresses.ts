import { extensionOf } from './file-types.ts'
import type { LibraryFileRow } from './table.ts'

const maxLetters = 100

/**
 * The name in a file's address: ASCII letters, digits, `-`, `_` and `.`, with the extension of its
 * type. Never the name of a variant, whose paths are beside it.
 */
export function safeName({ name, mime_type }: Pick<LibraryFileRow, 'name' | 'mime_type'>): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, maxLetters)
    .replace(/^[.-]+|[.-]+$/g, '')
  const isFree = !/^\d*$/.test(stem)
  return `${isFree ? stem : ['file', stem].filter(Boolean).join('-')}.${extensionOf(mime_type)}`
}

export const addressOf = (row: Pick<LibraryFileRow, 'hash' | 'name' | 'mime_type'>): string =>
  `/library/${row.hash}/${safeName(row)}`
