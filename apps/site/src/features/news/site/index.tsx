import { fill } from '@repo/platform/i18n/translate.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { feedPathOf, jsonFeedPathOf } from '@repo/platform/site/feed.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { pathOf } from '@repo/platform/site/paths.ts'
import { isPlainSearch } from '@repo/platform/site/plain-search.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { EmptyState } from '@repo/platform/ui/empty-state.tsx'
import { Pagination } from '@repo/platform/ui/pagination.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { newsWords } from '#words/index.ts'
import { newsHref } from './address.ts'
import type { NewsIndexData } from './data.ts'
import { Filters } from './filters.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Notice } from '@repo/platform/ui/notice.tsx'
import { FeaturedTeaser, TeaserRow } from './teaser.tsx'

type Props = PageProps<NewsIndexData>

function View(props: Props) {
  const { lang, data, query } = props
  const words = newsWords[lang]
  const frame = siteWords[lang]
  const { items, page, pages } = data
  const [first, ...others] = items
  return (
    <PageOpening lang={lang} name="news" title={words.heading} lead={<p>{words.lead}</p>}>
      <Stack gap="500">
        {query.note === 'translation' && <Notice>{words.notTranslated}</Notice>}
        <Filters lang={lang} data={data} words={words} count={countText(props)} />
      </Stack>
      {first ? (
        <List as="div">
          <FeaturedTeaser lang={lang} item={first} />
          {others.map((item) => (
            <TeaserRow key={item.id} lang={lang} item={item} />
          ))}
        </List>
      ) : (
        <Empty {...props} />
      )}
      <Pagination
        label={words.pages}
        page={page}
        pages={pages}
        hrefOf={(number) => newsHref(lang, { ...data, page: number })}
        words={frame.words}
      />
      <Row as="p" gap="100 300" above="500" data-screen-only>
        <TextLink href={feedPathOf(lang)} type="application/atom+xml">
          {words.feed}
        </TextLink>
        <TextLink href={jsonFeedPathOf(lang)} type="application/feed+json">
          {words.jsonFeed}
        </TextLink>
      </Row>
    </PageOpening>
  )
}

function Empty({ lang, data }: Props) {
  const words = newsWords[lang]
  const frame = siteWords[lang]
  const narrowed = Boolean(data.search ?? data.category)
  return (
    <EmptyState title={frame.messages.noArticles}>
      {data.search && <p>{words.emptyAdvice}</p>}
      <Text above="200">
        {narrowed ? (
          <TextLink href={newsHref(lang)}>{words.allArticles}</TextLink>
        ) : (
          <TextLink href={pathOf(lang)}>{frame.words.backToHome}</TextLink>
        )}
      </Text>
    </EmptyState>
  )
}

function countText({ lang, data }: Props): string {
  const words = newsWords[lang]
  const { category = '', search = '', total, page, pages } = data
  const unsearched = category ? words.countInCategory : words.count
  const message = search ? words.countForSearch : unsearched
  const counted = fill(lang, message, { count: total, category, search })
  return pages > 1 ? `${counted}, ${fill(lang, words.pageOf, { page, pages })}` : counted
}

function title({ lang, data }: Props): string {
  const words = newsWords[lang]
  const { category, search, page } = data
  let text = siteWords[lang].pages.news
  if (search && isPlainSearch(search)) text = fill(lang, words.searchTitle, { search })
  else if (search || !isKnown(data)) return text
  else if (category) text = fill(lang, words.categoryTitle, { category })
  return page > 1 ? fill(lang, words.pageTitle, { title: text, page }) : text
}

/** Whether articles have the category of the address. */
const isKnown = ({ category, categories }: NewsIndexData): boolean =>
  category === undefined || categories.includes(category)

export const newsIndexPage: SitePage<NewsIndexData> = {
  title,
  description: ({ lang }) => newsWords[lang].description,
  ground: 'paper',
  selectionOf: ({ lang, data }) =>
    data.search !== undefined || !isKnown(data) ? newsHref(lang) : undefined,
  View,
}
