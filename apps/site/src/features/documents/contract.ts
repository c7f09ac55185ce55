import { z } from 'zod'
import {
  changeFields,
  contentCalls,
  counterpartOf,
  description,
  itemFields,
  title,
} from '@repo/platform/content/calls.ts'
import { scheduleFields } from '@repo/platform/content/schedule-fields.ts'
import { siteListCall } from '@repo/platform/content/site-list-call.ts'
import { withChanges } from '@repo/platform/content/changes-calls.ts'
import { contentFilters, plainContentQuery } from '@repo/platform/content/list-calls.ts'
import { lang } from '@repo/platform/rest/text.ts'
import { listQuery } from '@repo/platform/rest/page.ts'
import { itemId } from '@repo/platform/rest/item.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedDescription, storedId } from '@repo/platform/rest/stored.ts'

export const documentTypes = ['case-study', 'brochure', 'datasheet'] as const
const type = z.enum(documentTypes)

const documentItem = z.strictObject({
  ...itemFields,
  type: storedOption(documentTypes),
  description: storedDescription,
  /** A PDF or Office file of the library. */
  documentId: storedId,
})

/** The single document, for staff. */
const storedDocument = withChanges(documentItem)

/** What a visitor's page needs: the document with its file. */
export const siteDocument = documentItem.extend({
  file: z.strictObject({
    /** Path on the site. */
    url: withExample(z.string(), '/library/9f2c4a/anchors.pdf'),
    name: withExample(z.string(), 'anchors.pdf'),
    mimeType: withExample(z.string(), 'application/pdf'),
    /** Bytes. */
    size: withExample(z.number().int(), 48_213),
  }),
})

const documentInput = z.strictObject({
  language: lang,
  type,
  title,
  description,
  documentId: itemId,
  counterpartOf,
  ...scheduleFields,
})

const documentChange = documentInput.extend(changeFields)

export const documentsApi = {
  ...contentCalls({
    name: 'documents',
    itemName: 'a document',
    item: storedDocument,
    listed: documentItem,
    input: documentInput,
    change: documentChange,
    query: plainContentQuery,
    filters: contentFilters,
  }),
  siteList: siteListCall('documents', siteDocument, 'latest change first', listQuery),
}

export type DocumentType = (typeof documentTypes)[number]
export type DocumentItem = z.output<typeof storedDocument>
export type SiteDocument = z.output<typeof siteDocument>
export type DocumentInput = z.output<typeof documentInput>
export type DocumentChange = z.output<typeof documentChange>
