import { presentCommon } from '@repo/platform/content/server/content-type.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import type { LibraryFileRow } from '@repo/platform/library/server/table.ts'
import type { DocumentItem, SiteDocument } from '../contract.ts'
import type { DocumentRow } from './table.ts'

export const presentDocument = (row: DocumentRow): Omit<DocumentItem, 'counterparts'> => ({
  ...presentCommon(row),
  type: row.type,
  description: row.description,
  documentId: row.document_id,
})

export const presentSiteDocument = ({
  file,
  ...row
}: DocumentRow & { file: LibraryFileRow }): Omit<SiteDocument, 'counterparts'> => ({
  ...presentDocument(row),
  file: { url: addressOf(file), name: file.name, mimeType: file.mime_type, size: file.size },
})
