import type { z } from 'zod'
import type { Lang } from '#src/i18n/locales.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import type { ContentName, ContentType, ItemChange, ItemRow } from '../content-type.ts'

/** The columns that a change would write, and the names of what was removed from its text. */
export interface DraftedChange<Name extends ContentName> {
  fields: ItemChange<Name>
  removed?: readonly string[]
}

/** What the shared draft needs of a content type: its own rules for a change, before and when it is made. */
export interface DraftedType<Name extends ContentName, Change> {
  type: ContentType<Name>
  api: {
    create: { body: { shape: object } }
    update: { body: z.ZodType<Change> }
  }
  /** Checks a change as `update` does, and writes nothing. */
  draft(db: WriteTransaction, change: Change, before: ItemRow<Name>): Promise<DraftedChange<Name>>
  /** Returns the changed item as the response has it. */
  update(db: WriteTransaction, change: Change): Promise<{ id: string }>
}

/** The keys of every change. */
export interface AnyChange {
  id: string
  version?: number | undefined
  language: Lang
  counterpartOf?: string | null | undefined
}
