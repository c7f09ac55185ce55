import { fill } from '@repo/platform/i18n/translate.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { documentsWords as documentWords } from '#words/index.ts'
import type { DocumentsData } from './data.ts'
import { Covers, Filters, hrefOf } from './choice.tsx'
import { Shelf } from './shelf.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'

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
              <TextLink href={pathOf(lang, 'buyers-kit')}>{words.kit}</TextLink>
            </p>
          )}
        </>
      }
      beside={isWhole && data.newest.length > 1 && <Covers items={data.newest} />}
    >
      <Filters lang={lang} data={data} />
      {types.map((one) => (
        <Shelf key={one} lang={lang} data={data} type={one} />
      ))}
      {items.length === 0 && <Empty lang={lang} data={data} />}
    </PageOpening>
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
