import { createHash } from 'node:crypto'
import { extensionOf, stemOf } from '../file-types.ts'
import type { LibraryFileRow } from './table.ts'

const maxLetters = 100

/** Latin letters that Unicode does not decompose. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
}

/**
 * The name in a file's address: ASCII letters, digits, `-`, `_` and `.`, with the extension of its
 * type. Letters of other scripts become a digest of the name, so that files of the same bytes keep
 * their own names. Never the name of a variant, whose paths are beside it.
 */
export function safeName({ name, mime_type }: Pick<LibraryFileRow, 'name' | 'mime_type'>): string {
  const letters = stemOf(name)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøł]/giu, (letter) => latin[letter] ?? letter)
  const digest = /\p{L}/u.test(letters.replace(/[a-z]/gi, ''))
    ? `-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
    : ''
  const stem = letters
    .replace(/[^\w.-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, maxLetters)
    .replace(/^[.-]+|[.-]+$/g, '')
  const isFree = !/^\d*$/.test(stem)
  const whole = isFree ? stem : ['file', stem].filter(Boolean).join('-')
  return `${whole}${digest}.${extensionOf(mime_type)}`
}

export const addressOf = (row: Pick<LibraryFileRow, 'hash' | 'name' | 'mime_type'>): string =>
  `/library/${row.hash}/${safeName(row)}`
