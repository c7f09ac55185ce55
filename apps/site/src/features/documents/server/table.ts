import type { Selectable } from 'kysely'
import type { ContentTable } from '@repo/platform/content/server/content-type.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { DocumentType } from '../contract.ts'

interface DocumentsTable extends ContentTable {
  type: Stored<DocumentType>
  description: string
  document_id: string
}

export type DocumentRow = Selectable<DocumentsTable>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    documents: DocumentsTable
  }
}
