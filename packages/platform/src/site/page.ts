import type { ReactNode } from 'react'
import type { ClaimKey } from '#src/facts/claim-list.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { ClaimNotes } from './sections/claim-note.tsx'

/** A form that was posted without JavaScript and rejected. */
export interface RejectedForm {
  /** Which form of the page: 'newsletter' is the footer's. */
  form: string
  values: Record<string, string>
  /** Message by field name; '' is the form as a whole. */
  errors: Record<string, string>
}

export interface PageProps<Data = undefined> {
  lang: Lang
  /** Path below the language, '' for home. */
  name: string
  data: Data
  /** The known query keys of the address, those that are part of its identity. */
  query: Readonly<Record<string, string>>
  rejected?: RejectedForm
  /** Of a preview: when its link ends (ISO time, UTC). */
  previewUntil?: string
  /** Of a preview of unsaved changes: the address of what is saved. */
  savedPreview?: string
  /** The values of a posted form that the page itself responds to. */
  posted?: Readonly<Record<string, string>>
}

/** A picture of a page for those who show a link to it. */
export interface SocialImage {
  /** Path on the site. */
  url: string
  type: string
  width: number
  height: number
  alt: string
}

/** A node of schema.org. */
export type Thing = Readonly<Record<string, unknown> & { '@type': string }>

/** A section of a page that links can lead to, by what the page itself calls it. */
export interface PagePart {
  id: string
  name: string
  description: string
}

/** One public page as it is rendered; its route in the site's map of pages loads the data. */
export interface SitePage<Data = undefined> {
  /** Without the brand name; home's own title is whole. */
  title(props: PageProps<Data>): string
  /** Stands for the title in search results and browser tabs. */
  searchTitle?(props: PageProps<Data>): string | undefined
  /** 50 to 160 characters. */
  description(props: PageProps<Data>): string
  /** The colour behind the header at the top of the page. */
  ground: 'ink' | 'paper'
  robots?: 'noindex'
  /** Where search engines find what the address is a selection of: it is not indexed itself. */
  selectionOf?(props: PageProps<Data>): string | undefined
  /** ISO times for Open Graph, where the page is an article. */
  article?(props: PageProps<Data>): { publishedAt: string; updatedAt: string }
  /** Absent: one is drawn (`server/social`). */
  image?(props: PageProps<Data>): SocialImage | undefined
  /** Its type at schema.org; `WebPage` unless said. */
  kind?: 'AboutPage' | 'CollectionPage' | 'ContactPage'
  /**
   * What it shows, as nodes of schema.org beside those that every page has (`structured-data.ts`). `image` is the
   * absolute address of the page's social image.
   */
  things?(
    props: PageProps<Data>,
    origin: string,
    notes: ClaimNotes,
    image: string,
  ): readonly Thing[]
  /** The figures that it prints in sentences and drawings, without their note beside them. */
  claims?: readonly ClaimKey[]
  /** The sections that somebody may look for by themselves, in their order. */
  parts?(props: PageProps<Data>): readonly PagePart[]
  View(props: PageProps<Data>): ReactNode
}
