import { z } from 'zod'
import { langs } from '#src/i18n/locales.ts'
import { lang, singleLine, storedLang } from '#src/rest/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { byId, itemId } from '#src/rest/item.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { storedOption } from '#src/rest/stored-option.ts'
import { withExample } from '#src/rest/example.ts'
import { storedTime, storedTitle } from '#src/rest/stored.ts'

/** Bytes of a file. */
export const maxFileBytes = 52_428_800
/** Pixels of an image. */
export const maxPixels = 40_000_000
/** What a multipart body has besides the file: boundaries and part headers. */
const multipartFrame = 65_536

const fileName = 'racks.png'
const altText = 'A forklift between two racks'

/** An image at a width below its own, made at the first request. */
const variant = z.strictObject({
  width: withExample(z.number().int(), 640),
  format: z.enum(['avif', 'webp', 'jpeg', 'png']),
  url: withExample(z.string(), '/library/9f2c4a/640.avif'),
})

/** Why pages show only the original of an image: its variants would stand still, or look different. */
const originalOnlyReasons = ['animated', 'appearance'] as const

export const fileKinds = ['image', 'document', 'video'] as const

/** The point of an image that every crop keeps, from its upper left corner. */
const focus = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

export const libraryFile = z.strictObject({
  id: itemId,
  name: withExample(z.string(), fileName),
  mimeType: withExample(z.string(), 'image/png'),
  /** Bytes. */
  size: withExample(z.number().int(), 48_213),
  /** Pixels, of images only, as displayed. */
  width: withExample(z.number().int(), 1_600).optional(),
  height: withExample(z.number().int(), 900).optional(),
  /** What the image shows, by language; empty: it is decorative; absent: not yet written. */
  alt: z.record(withExample(z.string(), 'en'), withExample(z.string(), altText)),
  /** Of images only; absent: the middle. */
  focus: focus.optional(),
  /** How many items refer to it. */
  used: z.number().int(),
  /** Path of the original; changes with the bytes. */
  url: withExample(z.string(), '/library/9f2c4a/racks.png'),
  variants: z.array(variant),
  /** Of an image that has no variants because they would lose something. */
  originalOnly: storedOption(originalOnlyReasons).optional(),
  createdAt: storedTime,
  updatedAt: storedTime,
})

/** An item that refers to a file. */
const fileUse = z.strictObject({
  kind: withExample(z.string(), 'news'),
  id: itemId,
  title: storedTitle,
  language: storedLang.optional(),
  /** Whether visitors see it. */
  visible: z.boolean(),
  /** The page of the site that shows it, or would. */
  page: withExample(z.string(), '/en/news/forklifts-in-narrow-aisles').optional(),
})

export const usedFile = libraryFile.extend({ uses: z.array(fileUse) })

export const maxAltLength = 300

/** What is absent stays as it is; a text that is null is not yet written, a focus that is null the middle. */
const libraryFileChange = z.strictObject({
  id: itemId,
  name: withExample(singleLine(1, maxLength.name), fileName).optional(),
  alt: z
    .partialRecord(lang, withExample(singleLine(0, maxAltLength), altText).nullable())
    .optional(),
  focus: focus.nullable().optional(),
})

export const fileSorts = ['createdAt', '-createdAt', 'name', '-name', 'size', '-size'] as const

const libraryQuery = listQuery.extend({
  type: z.enum(fileKinds).optional(),
  /** Whether any item refers to it. */
  used: z.enum(['yes', 'no']).optional(),
  /** Images whose text is not yet written in this language, or in any of them. */
  withoutAlt: z.enum([...langs, 'any']).optional(),
  /** The one file that has, or had, this address. */
  address: z.string().max(maxLength.address).optional(),
  sort: z.enum(fileSorts).optional(),
})

const manage = { server: 'site', permission: 'library:write' } as const

/** One file in a multipart body; it is received as it arrives. */
const received = {
  ...manage,
  method: 'POST',
  body: z.strictObject({ file: z.file() }),
  multipart: true,
  response: libraryFile,
  bodyLimit: maxFileBytes + multipartFrame,
} as const

export const libraryApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/library',
    summary: 'All files of the library, oldest first unless sorted otherwise',
    permission: 'library:read',
    query: libraryQuery,
    response: keyedById(libraryFile),
    list: 'keyed',
  }),
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/library/file/id/:id',
    summary: 'A library file with the items that use it',
    permission: 'library:read',
    params: byId,
    response: usedFile,
  }),
  upload: endpoint({
    ...received,
    path: '/api/library/file',
    summary: 'Upload a file: PNG, JPEG, WebP, AVIF, PDF, DOCX, XLSX, PPTX, MP4 or WebM',
    status: 201,
    errors: ['UNAVAILABLE'],
  }),
  replace: endpoint({
    ...received,
    path: '/api/library/file/replace/id/:id',
    summary:
      'Replace a file with another of the same type; the file gets a new URL, and all references follow',
    params: byId,
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
  update: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/library/file',
    summary: 'Change the name, the alternative text or the focal point of a file',
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
export type UsedFile = z.output<typeof usedFile>
export type FileUse = z.output<typeof fileUse>
export type Focus = z.output<typeof focus>
export type FileKind = (typeof fileKinds)[number]
export type OriginalOnly = (typeof originalOnlyReasons)[number]
export type Variant = z.output<typeof variant>
export type LibraryFileChange = z.output<typeof libraryFileChange>
export type LibraryQuery = z.output<typeof libraryQuery>
