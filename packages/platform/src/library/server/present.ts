import type { FileUse, LibraryFile, UsedFile } from '../contract.ts'
import { addressOf } from './addresses.ts'
import { originalOnlyIn } from './original-only.ts'
import type { LibraryFileRow } from './table.ts'
import { variantsOf } from './variants.ts'

export function presentFile(row: LibraryFileRow, used: number): LibraryFile {
  const originalOnly = originalOnlyIn(row)
  return {
    id: row.id,
    name: row.name,
    mimeType: row.mime_type,
    size: row.size,
    ...(row.width !== null && { width: row.width }),
    ...(row.height !== null && { height: row.height }),
    alt: row.alt,
    ...focusOf(row),
    used,
    ...(originalOnly && { originalOnly }),
    url: addressOf(row),
    variants: variantsOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export const focusOf = ({ focus_x: x, focus_y: y }: LibraryFileRow) =>
  x !== null && y !== null ? { focus: { x, y } } : {}

export const presentUsedFile = (row: LibraryFileRow, uses: FileUse[]): UsedFile => ({
  ...presentFile(row, uses.length),
  uses,
})
