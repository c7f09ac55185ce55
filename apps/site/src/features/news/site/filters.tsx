import type { Lang } from '@repo/platform/i18n/locales.ts'
import { FilterLinks } from '@repo/platform/ui/filter-links.tsx'
import { SearchForm } from '@repo/platform/site/sections/search-form.tsx'
import type { NewsWords } from '#words/index.ts'
import { newsHref } from './address.ts'
import type { NewsIndexData } from './data.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './filters.module.css'

interface FiltersProps {
  lang: Lang
  data: NewsIndexData
  words: NewsWords
}

export function Filters({ lang, data, words }: FiltersProps) {
  const { categories, category, search } = data
  const chosen = search ? undefined : (category ?? '')
  const links = [['', words.allCategories], ...categories.map((name) => [name, name])] as const
  return (
    <Columns
      widths="rest-400"
      from="large"
      align="end"
      gap="300 600"
      className={styles.filters}
      data-screen-only
    >
      {categories.length > 0 && (
        <FilterLinks
          label={words.categories}
          links={links.map(([value, text]) => ({
            text,
            href: newsHref(lang, { category: value }),
            current: value === chosen,
          }))}
        />
      )}
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
    </Columns>
  )
}
