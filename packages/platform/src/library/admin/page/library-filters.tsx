import { useNavigate } from '@tanstack/react-router'
import { SearchBox } from '#src/admin/form/search-box.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { FilterRow } from '#src/admin/table/filter-row.tsx'
import { SegmentedControl } from '#src/admin/table/segmented-control.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs } from '#src/i18n/locales.ts'
import { fileKindNames } from '../file-kinds.ts'
import { parseLibrarySearch, type LibrarySearch } from '../list-search.ts'

const all = { value: 'all', label: 'All' } as const
const kinds = [
  all,
  ...Object.entries(fileKindNames).map(([value, { plural }]) => ({ value, label: plural })),
]
const uses = [
  { value: 'all', label: 'Used and unused' },
  { value: 'yes', label: 'Used' },
  { value: 'no', label: 'Unused' },
]
const texts = [
  { value: 'all', label: 'With or without alternative text' },
  { value: 'any', label: 'Alternative text missing' },
  ...langs.map((lang) => ({
    value: lang,
    label: `Alternative text missing in ${englishNameOf[lang]}`,
  })),
]
const sorts = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: '-size', label: 'Largest first' },
]
const looks = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
]

/** What the library shows and how, all of it in the address. */
export function LibraryFilters({ search }: { search: LibrarySearch }) {
  const navigate = useNavigate()
  const change = (name: keyof LibrarySearch, value: string, none = 'all') =>
    void navigate({
      to: '.',
      search: (now) => parseLibrarySearch({ ...now, [name]: value === none ? undefined : value }),
      replace: true,
    })
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search names and alternative text"
          value={search.search ?? ''}
          onChange={(text) => change('search', text, '')}
        />
      }
    >
      <SegmentedControl
        label="File type"
        options={kinds}
        value={search.type ?? 'all'}
        onChange={(value) => change('type', value)}
      />
      <Select
        label="Use"
        options={uses}
        value={search.used ?? 'all'}
        onChange={(value) => change('used', value)}
      />
      <Select
        label="Alternative text"
        options={texts}
        value={search.withoutAlt ?? 'all'}
        onChange={(value) => change('withoutAlt', value)}
      />
      <Select
        label="Sort by"
        options={sorts}
        value={search.sort ?? '-createdAt'}
        onChange={(value) => change('sort', value, '-createdAt')}
      />
      <SegmentedControl
        label="View"
        options={looks}
        value={search.look ?? 'grid'}
        onChange={(value) => change('look', value, 'grid')}
      />
    </FilterRow>
  )
}
