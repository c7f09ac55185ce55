import { fill } from '@repo/platform/i18n/translate.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { isPlainSearch } from '@repo/platform/site/plain-search.ts'
import { PageLinks } from '@repo/platform/site/sections/page-links.tsx'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Pagination } from '@repo/platform/ui/pagination.tsx'
import { SearchForm } from '@repo/platform/site/sections/search-form.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { searchWords } from '#words/index.ts'
import { searchHref } from './address.ts'
import type { SearchData } from './data.ts'
import styles from './index.module.css'
import { Result } from './result.tsx'

type Props = PageProps<SearchData>

function View(props: Props) {
  const { lang, data } = props
  const words = searchWords[lang]
  const { text, results, page, pages } = data
  return (
    <PageOpening lang={lang} name="search" title={words.heading} lead={<p>{words.intro}</p>}>
      <div className={styles.form}>
        <SearchForm
          lang={lang}
          action={searchHref(lang)}
          field={{
            id: 'search',
            name: 'q',
            label: words.label,
            defaultValue: text,
            autoComplete: 'off',
          }}
          data-screen-only
        />
      </div>
      {results.length > 0 && (
        <Stack gap="200" above="400">
          <Text size="small" tone="muted">
            {countText(props)}
          </Text>
          <List as="ol" aria-label={words.results}>
            {results.map((result) => (
              <Result key={result.href} lang={lang} result={result} />
            ))}
          </List>
        </Stack>
      )}
      {text && results.length === 0 && <Empty {...props} />}
      <Pagination
        label={words.pages}
        page={page}
        pages={pages}
        hrefOf={(number) => searchHref(lang, text, number)}
        words={siteWords[lang].words}
      />
    </PageOpening>
  )
}

/** What most visitors look for. */
const answers = ['solution', 'pricing', 'connectivity', 'news', 'documents', 'contact'] as const

function Empty({ lang, data: { text = '' } }: Props) {
  const words = searchWords[lang]
  return (
    <Stack above="400">
      <EmptyState title={fill(lang, words.empty, { text })}>
        <p>{words.emptyAdvice}</p>
        <Row as="ul" gap="100 300" above="200">
          <PageLinks lang={lang} names={answers} />
        </Row>
      </EmptyState>
    </Stack>
  )
}

function countText({ lang, data: { text = '', total, listed, page, pages } }: Props): string {
  const words = searchWords[lang]
  if (total > listed) return fill(lang, words.more, { count: listed, text })
  const counted = fill(lang, words.count, { count: total, text })
  return pages > 1 ? `${counted}, ${fill(lang, words.pageOf, { page, pages })}` : counted
}

function title({ lang, data: { text, page } }: Props): string {
  const words = searchWords[lang]
  const isNamed = text !== undefined && isPlainSearch(text)
  const named = isNamed ? fill(lang, words.searchTitle, { text }) : siteWords[lang].pages.search
  return page > 1 ? fill(lang, words.pageTitle, { title: named, page }) : named
}

export const searchPage: SitePage<SearchData> = {
  title,
  description: ({ lang }) => searchWords[lang].description,
  ground: 'paper',
  robots: 'noindex',
  View,
}
