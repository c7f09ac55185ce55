import type { Lang } from '@repo/platform/i18n/locales.ts'
import { FilterLinks } from '@repo/platform/ui/filter-links.tsx'
import { SearchForm } from '@repo/platform/site/sections/search-form.tsx'
import type { NewsWords } from '#words/index.ts'
import { newsHref } from './address.ts'
import type { NewsIndexData } from './data.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './filters.module.css'

interface FiltersProps {
  lang: Lang
  data: NewsIndexData
  words: NewsWords
  count: string
}

export function Filters({ lang, data, words, count }: FiltersProps) {
  const { categories, category, search } = data
  const chosen = search ? undefined : (category ?? '')
  const links = [['', words.allCategories], ...categories.map((name) => [name, name])] as const
  return (
    <Stack gap="200" className={styles.filters}>
      {categories.length > 0 && (
        <div data-screen-only>
          <FilterLinks
            label={words.categories}
            links={links.map(([value, text]) => ({
              text,
              href: newsHref(lang, { category: value }),
              current: value === chosen,
            }))}
          />
        </div>
      )}
      <Columns widths="rest-400" from="large" align="end" gap="200 600">
        <Text size="small" tone="muted">
          {count}
        </Text>
        <div data-screen-only>
          <SearchForm
            lang={lang}
            action={newsHref(lang)}
            field={{
              id: 'news-search',
              name: 'search',
              label: words.searchArticles,
              defaultValue: search,
            }}
          />
        </div>
      </Columns>
    </Stack>
  )
}
