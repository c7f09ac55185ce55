import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { DocumentType } from '../contract.ts'

/** The file of a document in one language. */
export interface DocumentFile {
  lang: Lang
  /** Path on the site. */
  url: string
  /** As people call it: `PDF`. */
  format: string
  /** Bytes. */
  size: number
  /** Since when there is this file; ISO time, UTC. */
  addedAt: string
  /** The first 32 hexadecimal digits of the file's SHA-256. */
  digest: string
  /** The address of a picture of its first page. */
  cover?: string
}

/** A document of the page's language. */
export interface ShelfDocument {
  id: string
  type: Stored<DocumentType>
  title: string
  description: string
  file: DocumentFile
  /** The same document in the other languages, in their order. */
  others: readonly DocumentFile[]
}

export interface DocumentsData {
  /** Of the chosen type, newest file first. */
  items: readonly ShelfDocument[]
  /** The types of which there is a document in the language, in the order of the page. Those that are unknown today come last. */
  types: readonly Stored<DocumentType>[]
  type?: Stored<DocumentType>
  /** The language of the files, where it is another than that of the page. */
  language?: Lang
  /** The languages of which there are files, in their order. */
  languages: readonly Lang[]
  /** The newest document of each type; the choice does not change it. */
  newest: readonly ShelfDocument[]
}
