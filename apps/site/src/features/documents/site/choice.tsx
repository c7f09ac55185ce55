import type { Lang } from '@repo/platform/i18n/locales.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { FilterLinks } from '@repo/platform/ui/filter-links.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
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

/** The newest document of each type, as its cover. */
export function Covers({ lang, items }: { lang: Lang; items: readonly ShelfDocument[] }) {
  const words = documentWords[lang]
  return (
    <Row as="ul" gap="200" unbroken align="start" data-screen-only>
      {items.map(({ id, type, title, file }) => (
        <Stack as="li" key={id} gap="150" narrow className={styles.cover}>
          <FirstPage type={type} title={title} cover={file.cover} />
          <TextLink href={`${hrefOf(lang)}#${headingId(type)}`}>
            {optionName(words.types, type)}
          </TextLink>
        </Stack>
      ))}
    </Row>
  )
}

export function Filters({ lang, data }: { lang: Lang; data: DocumentsData }) {
  const words = documentWords[lang]
  const { types, type, languages, language = lang } = data
  return (
    <Row gap="200 400" justify="between" above="600" className={styles.filter} data-screen-only>
      {types.length > 1 && (
        <FilterLinks
          label={words.filter}
          links={[undefined, ...types].map((one) => ({
            text: one ? optionName(words.types, one) : words.allTypes,
            href: hrefOf(lang, { ...data, type: one }),
            current: one === type,
          }))}
        />
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
