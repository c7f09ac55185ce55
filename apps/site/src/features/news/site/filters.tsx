import type { Lang } from '#src/i18n/locales.ts'
import { words as siteWords } from '#src/site/words.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FilterLinks } from '#src/ui/filter-links.tsx'
import { maxLength } from '#src/rest/lengths.ts'
import type { NewsWords } from '../messages/words.ts'
import { newsHref } from './address.ts'
import type { NewsIndexData } from './data.ts'
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
    <div className={styles.filters} data-screen-only>
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
      <form role="search" action={newsHref(lang)} className={styles.search}>
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
      </form>
    </div>
  )
}
