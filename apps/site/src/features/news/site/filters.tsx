import type { Lang } from '@repo/platform/i18n/locales.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { FilterLinks } from '@repo/platform/ui/filter-links.tsx'
import { maxLength } from '@repo/platform/rest/lengths.ts'
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
      <Columns
        as="form"
        gap="100"
        align="end"
        role="search"
        action={newsHref(lang)}
        className={styles.search}
      >
        <Field
          id="news-search"
          type="search"
          name="search"
          label={words.searchArticles}
          defaultValue={search}
          maxLength={maxLength.search}
          enterKeyHint="search"
        />
        <Button type="submit" variant="ink">
          {siteWords[lang].forms.search}
        </Button>
      </Columns>
    </Columns>
  )
}
