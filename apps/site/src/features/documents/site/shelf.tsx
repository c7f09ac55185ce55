import type { ReactNode } from 'react'
import { formatBytes } from '@repo/platform/i18n/format.ts'
import { nameOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { documentsWords as documentWords } from '#words/index.ts'
import { headingId, hrefOf } from './choice.tsx'
import type { DocumentFile, DocumentsData, ShelfDocument } from './data.ts'
import { FirstPage } from './first-page.tsx'
import styles from './index.module.css'

interface ShelfProps {
  lang: Lang
  data: DocumentsData
  type: ShelfDocument['type']
}

/** The documents of a type, with the date of their files once if it is the same. */
export function Shelf({ lang, data, type }: ShelfProps) {
  const words = documentWords[lang]
  const items = data.items.filter((item) => item.type === type)
  const dateOf = useSiteDate(lang)
  const dates = new Set(items.map(({ file }) => dateOf(file.addedAt)))
  if (items.length === 0) return null
  const since = (iso: string) => (
    <Text size="small" tone="muted" above="100">
      <time dateTime={iso}>{fill(lang, words.since, { date: dateOf(iso) })}</time>
    </Text>
  )
  const name = optionName(words.types, type)
  return (
    <Columns
      as="section"
      widths="208-rest"
      from="large"
      gap="200 400"
      above="500"
      aria-labelledby={headingId(type)}
      className={styles.shelf}
    >
      <div className={styles.name}>
        <Text as="h2" size="title" id={headingId(type)}>
          {data.type || data.types.length < 2 ? (
            name
          ) : (
            <TextLink href={hrefOf(lang, { ...data, type })}>{name}</TextLink>
          )}
        </Text>
        {dates.size === 1 && items.slice(0, 1).map(({ file }) => since(file.addedAt))}
      </div>
      <ul>
        {items.map((item) => (
          <Columns
            as="li"
            gap="200 300"
            key={item.id}
            id={item.id}
            together
            className={styles.item}
          >
            <Document lang={lang} item={item}>
              {dates.size > 1 && since(item.file.addedAt)}
            </Document>
          </Columns>
        ))}
      </ul>
    </Columns>
  )
}

interface DocumentProps {
  lang: Lang
  item: ShelfDocument
  /** The date of its file, where it is not that of the others. */
  children: ReactNode
}

function Document({ lang, item, children }: DocumentProps) {
  const words = documentWords[lang]
  const { title, description, file, others } = item
  const facts = (of: DocumentFile) =>
    fill(lang, words.fileAs, { format: of.format, size: formatBytes(lang, of.size) })
  return (
    <>
      <FirstPage type={item.type} title={title} cover={file.cover} />
      <div>
        <Text as="h3" weight="strong" size="lead">
          {title}
        </Text>
        {description && (
          <Text size="compact" tone="muted" above="075" className={styles.description}>
            {description}
          </Text>
        )}
        <details className={styles.check} data-screen-only>
          <summary>{others.length > 0 ? words.more : words.checksum}</summary>
          {others.length > 0 && (
            <Row
              as="ul"
              className={styles.others}
              aria-label={fill(lang, words.languages, { title })}
            >
              {others.map((other) => (
                <li key={other.lang}>
                  <a href={other.url} hrefLang={other.lang} lang={other.lang} title={facts(other)}>
                    {other.lang.toUpperCase()}
                    <VisuallyHidden>, {nameOf[other.lang]}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </Row>
          )}
          <p>
            {words.digest}
            {colon(lang)}
            <code>{file.digest}</code>
          </p>
        </details>
      </div>
      <div className={styles.files}>
        <Row
          as="a"
          justify="between"
          gap="050 200"
          align="center"
          className={styles.download}
          href={file.url}
          hrefLang={file.lang}
        >
          <Text as="b" weight="medium">
            {words.download}
            <VisuallyHidden>{colon(lang) + title}</VisuallyHidden>
          </Text>
          <span>{facts(file)}</span>
        </Row>
        {children}
      </div>
    </>
  )
}
