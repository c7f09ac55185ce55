import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { FilterLinks } from '@repo/platform/ui/filter-links.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { documentsWords as documentWords } from '#words/index.ts'
import type { DocumentsData, ShelfDocument } from './data.ts'
import { FirstPage } from './first-page.tsx'
import styles from './index.module.css'

/** What a visitor has chosen, as an address; the page's own language needs no parameter. */
export function hrefOf(
  lang: Lang,
  { type, language }: Pick<DocumentsData, 'type' | 'language'> = {},
) {
  const chosen = { ...(type && { type }), ...(language && language !== lang && { language }) }
  const query = new URLSearchParams(chosen).toString()
  return pathOf(lang, 'documents') + (query && `?${query}`)
}

/** A stored type of another version may have spaces, which separate ids. */
export const headingId = (type: string) => type.replaceAll(/\s/g, '-')

/** The newest document of each type, as covers that lie on each other. */
export function Covers({ items }: { items: readonly ShelfDocument[] }) {
  return (
    <Row unbroken data-screen-only>
      {items.map(({ id, type, title, file }) => (
        <div key={id} className={styles.cover}>
          <FirstPage type={type} title={title} cover={file.cover} eager />
        </div>
      ))}
    </Row>
  )
}

/** The way back from one type, and the language of the files. */
export function Filters({ lang, data }: { lang: Lang; data: DocumentsData }) {
  const words = documentWords[lang]
  const { type, languages, language = lang } = data
  if (!type && languages.length < 2) return null
  return (
    <Row
      gap="200 400"
      justify={type ? 'between' : 'end'}
      align="center"
      above="500"
      data-screen-only
    >
      {type && (
        <TextLink href={hrefOf(lang, { ...data, type: undefined })}>{words.allDocuments}</TextLink>
      )}
      {languages.length > 1 && (
        <FilterLinks
          label={words.filterLanguage}
          links={languages.map((one) => ({
            text: one.toUpperCase(),
            href: hrefOf(lang, { ...data, language: one }),
            current: one === language,
          }))}
        />
      )}
    </Row>
  )
}
