import { formatBytes } from '@repo/platform/i18n/format.ts'
import { nameOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { useSiteDate } from '@repo/platform/site/use-site-date.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { documentsWords as documentWords } from '#words/index.ts'
import type { DocumentFile, DocumentsData, ShelfDocument } from './data.ts'
import { Covers, Filters, headingId, hrefOf } from './choice.tsx'
import { FirstPage } from './first-page.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './index.module.css'

type Props = PageProps<DocumentsData>

function View({ lang, data }: Props) {
  const words = documentWords[lang]
  const { items, types } = data
  const isWhole = !data.type && !data.language
  return (
    <PageOpening
      lang={lang}
      name="documents"
      title={words.heading}
      lead={
        <>
          <p>{words.lead}</p>
          <p>{words.limit}</p>
          {pageExists('buyers-kit') && (
            <p>
              <ButtonLink href={pathOf(lang, 'buyers-kit')}>
                {siteWords[lang].pages['buyers-kit']}
              </ButtonLink>
            </p>
          )}
        </>
      }
      beside={isWhole && data.newest.length > 1 && <Covers lang={lang} items={data.newest} />}
    >
      <Filters lang={lang} data={data} />
      {types
        .filter((one) => items.some((item) => item.type === one))
        .map((one) => (
          <Columns
            as="section"
            widths="208-rest"
            from="large"
            gap="200 400"
            above="600"
            key={one}
            aria-labelledby={headingId(one)}
            className={styles.shelf}
          >
            <Text as="h2" size="title" id={headingId(one)}>
              {optionName(words.types, one)}
            </Text>
            <ul className={one === 'datasheet' ? styles.sheets : undefined}>
              {items
                .filter((item) => item.type === one)
                .map((item) => (
                  <Columns as="li" gap="200 300" key={item.id} id={item.id} className={styles.item}>
                    <Document lang={lang} item={item} />
                  </Columns>
                ))}
            </ul>
          </Columns>
        ))}
      {items.length === 0 && <Empty lang={lang} data={data} />}
    </PageOpening>
  )
}

function Document({ lang, item }: { lang: Lang; item: ShelfDocument }) {
  const date = useSiteDate(lang)
  const words = documentWords[lang]
  const { title, description, file, others } = item
  const { addedAt, digest } = file
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
          <summary>{words.checksum}</summary>
          <p>
            {words.digest}
            {colon(lang)}
            <code>{digest}</code>
          </p>
        </details>
      </div>
      <Stack gap="100" className={styles.files}>
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
        <Text size="small" tone="muted">
          <time dateTime={addedAt}>{fill(lang, words.since, { date: date(addedAt) })}</time>
        </Text>
        {others.length > 0 && (
          <Row
            as="ul"
            className={styles.others}
            data-screen-only
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
      </Stack>
    </>
  )
}

function Empty({ lang, data }: Pick<Props, 'lang' | 'data'>) {
  const words = documentWords[lang]
  return (
    <EmptyState title={words.empty}>
      <p>{words.emptyAdvice}</p>
      <Text above="200">
        {data.type || data.language ? (
          <TextLink href={hrefOf(lang)}>{words.allDocuments}</TextLink>
        ) : (
          <TextLink href={pathOf(lang)}>{siteWords[lang].words.backToHome}</TextLink>
        )}
      </Text>
    </EmptyState>
  )
}

export const documentsPage: SitePage<DocumentsData> = {
  title({ lang, data: { type } }) {
    const words = documentWords[lang]
    return type
      ? fill(lang, words.typeTitle, { type: optionName(words.types, type) })
      : siteWords[lang].pages.documents
  },
  description: ({ lang }) => documentWords[lang].description,
  ground: 'paper',
  selectionOf({ lang, query, data: { type, items } }) {
    if (query.type !== undefined && (!type || items.length === 0)) return hrefOf(lang)
    return query.language === undefined ? undefined : hrefOf(lang, { type })
  },
  View,
}
