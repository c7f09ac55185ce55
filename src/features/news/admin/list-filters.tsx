import { Select } from '#src/admin/form/select.tsx'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { SegmentedControl } from '#src/admin/table/segmented-control.tsx'
import { statusNames } from '#src/content/admin/status-chip.tsx'
import { statuses } from '#src/content/status.ts'
import { langs, nameOf } from '#src/i18n/locales.ts'
import type { NewsSearch } from './list-search.ts'
import type { NewsCounts } from './news-counts.ts'

interface Props {
  query: NewsSearch
  counts: NewsCounts | undefined
  onChange: (next: Partial<NewsSearch>) => void
}

const languages = [
  { value: 'any', label: 'Language: any' },
  ...langs.map((lang) => ({ value: lang, label: nameOf[lang] })),
] as const

export function NewsFilters({ query, counts, onChange }: Props) {
  return (
    <>
      <SearchBox
        label="Search title and text"
        value={query.search ?? ''}
        onChange={(search) => onChange({ search: search || undefined })}
      />
      <SegmentedControl
        label="Status"
        options={[
          { value: 'all', label: 'All', count: counts?.all },
          ...statuses.map((status) => ({
            value: status,
            label: statusNames[status],
            count: counts?.[status],
          })),
        ]}
        value={query.state ?? 'all'}
        onChange={(state) => onChange({ state: state === 'all' ? undefined : state })}
      />
      <Select
        label="Language"
        options={languages}
        value={query.language ?? 'any'}
        onChange={(language) => onChange({ language: language === 'any' ? undefined : language })}
      />
    </>
  )
}
