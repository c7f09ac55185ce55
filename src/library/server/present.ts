import type { LibraryFile } from '../contract.ts'
import { addressOf } from './addresses.ts'
import type { LibraryFileRow } from './table.ts'
import { variantsOf } from './variants.ts'

export function presentFile(row: LibraryFileRow): LibraryFile {
  return {
    id: row.id,
    name: row.name,
    mimeType: row.mime_type,
    size: row.size,
    ...(row.width !== null && { width: row.width }),
    ...(row.height !== null && { height: row.height }),
    alt: row.alt,
    url: addressOf(row),
    variants: variantsOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
