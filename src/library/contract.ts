import { z } from 'zod'
import { lang, singleLine } from '#src/rest/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { byId, itemId } from '#src/rest/item.ts'
import { maxLength } from '#src/rest/lengths.ts'

/** Bytes of a file. */
export const maxFileBytes = 52_428_800
/** What a multipart body has besides the file: boundaries and part headers. */
const multipartFrame = 65_536

/** An image at a width below its own, made at the first request. */
const variant = z.strictObject({
  width: z.number().int(),
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
  url: z.string(),
})

export const libraryFile = z.strictObject({
  id: itemId,
  name: z.string(),
  mimeType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Pixels, of images only, as displayed. */
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  /** What the image shows, by language. */
  alt: z.partialRecord(lang, z.string()),
  /** Path of the original; changes with the bytes. */
  url: z.string(),
  variants: z.array(variant),
  createdAt: z.string(),
  updatedAt: z.string(),
})

const libraryFileChange = z.strictObject({
  id: itemId,
  name: singleLine(1, maxLength.name).optional(),
  alt: z.partialRecord(lang, singleLine(0, 300)),
})

const libraryQuery = listQuery.extend({
  type: z.enum(['image', 'document', 'video']).optional(),
})

const manage = { server: 'site', permission: 'library:write' } as const

export const libraryApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/library',
    summary: 'All files of the library, oldest first',
    permission: 'library:read',
    query: libraryQuery,
    response: keyedById(libraryFile),
    list: 'keyed',
  }),
  upload: endpoint({
    ...manage,
    method: 'POST',
    path: '/api/library/file',
    summary: 'Upload a file: PNG, JPEG, WebP, AVIF, PDF, DOCX, XLSX, PPTX, MP4 or WebM',
    body: z.strictObject({ file: z.file() }),
    multipart: true,
    response: libraryFile,
    status: 201,
    errors: ['UNAVAILABLE'],
    bodyLimit: maxFileBytes + multipartFrame,
  }),
  update: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/library/file',
    summary: 'Replace the alternative texts of a file, and its name where one is given',
    body: libraryFileChange,
    response: libraryFile,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...manage,
    method: 'DELETE',
    path: '/api/library/file/delete/id/:id',
    summary: 'Delete a file that no item uses',
    params: byId,
    response: byId,
    errors: ['FILE_IN_USE'],
  }),
}

export type LibraryFile = z.output<typeof libraryFile>
export type Variant = z.output<typeof variant>
export type LibraryFileChange = z.output<typeof libraryFileChange>
export type LibraryQuery = z.output<typeof libraryQuery>
