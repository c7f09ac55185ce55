import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { anyOption, Select, type Option } from '#src/admin/form/select.tsx'
import { SegmentedControl } from '#src/admin/table/segmented-control.tsx'
import { englishNameOf } from '#src/admin/language-names.ts'
import { defaultLang, langs } from '#src/i18n/locales.ts'
import type { Changer } from '#src/content/list-calls.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { ContentSearch } from './list-search.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  query: ContentSearch
  onChange: (change: Partial<ContentSearch>) => void
}

const any = 'any'

const languages: readonly Option<string>[] = [
  anyOption(any, 'Language'),
  ...langs.map((lang) => ({ value: lang, label: englishNameOf[lang] })),
]

/** Each with what it sets in the address. */
const translations: readonly (Option<string> & Pick<ContentSearch, 'behind' | 'missing'>)[] = [
  anyOption(any, 'Translations'),
  { value: 'behind', label: 'Outdated in any language', behind: 'any' },
  ...langs.map((lang) => ({
    value: `behind ${lang}`,
    label: `Outdated: ${englishNameOf[lang]}`,
    behind: lang,
  })),
  ...langs.map((lang) => ({
    value: `missing ${lang}`,
    label: `Missing: ${englishNameOf[lang]}`,
    missing: lang,
  })),
]

const views = [
  { value: 'item', label: 'Items' },
  { value: 'family', label: 'Translation groups' },
] as const

interface TranslationsProps {
  query: Pick<ContentSearch, 'behind' | 'missing'>
  onChange: (change: Pick<ContentSearch, 'behind' | 'missing'>) => void
}

/** Which translations are outdated or missing. */
export function TranslationsFilter({ query, onChange }: TranslationsProps) {
  const chosen = translations.find(
    ({ behind, missing }) => behind === query.behind && missing === query.missing,
  )
  return (
    <Select
      label="Translations"
      options={translations}
      value={chosen?.value ?? any}
      onChange={(value) => {
        const { behind, missing } = translations.find((one) => one.value === value) ?? {}
        onChange({ behind, missing })
      }}
    />
  )
}

type SwitchProps = Pick<Props<ContentRow, ContentRow>, 'query' | 'onChange'>

/** What a row of the list is. */
export const ViewSwitch = ({ query, onChange }: SwitchProps) => (
  <SegmentedControl
    label="Show as"
    options={views}
    value={query.view ?? 'item'}
    onChange={(view) => onChange({ view: view === 'family' ? view : undefined })}
  />
)

/** The filters of a list besides its search and its status. */
export function ListFilters<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, query, onChange } = props
  const { changers } = useContent(type)
  return (
    <>
      <Select
        label="Language"
        options={languages}
        value={query.language ?? any}
        onChange={(value) =>
          // A category is a word of one language.
          onChange({ language: langs.find((lang) => lang === value), category: undefined })
        }
      />
      {type.categories && <CategoryFilter {...props} categories={type.categories} />}
      <TranslationsFilter query={query} onChange={onChange} />
      <ChangerFilter changers={changers} query={query} onChange={onChange} />
    </>
  )
}

/** Those of the chosen language, of English where none is. */
function CategoryFilter<Row extends ContentRow, Item extends Row>({
  type,
  query: { language = defaultLang, category },
  onChange,
  categories,
}: Props<Row, Item> & { categories: NonNullable<ContentType<Row, Item>['categories']> }) {
  const client = useClient()
  const { data: names = [], isFetching } = useQuery({
    queryKey: [type.name, 'lists', 'categories', language],
    queryFn: () => categories(client, language),
  })
  const all = category && !names.includes(category) ? [category, ...names] : names
  return (
    <Select
      label="Category"
      options={[anyOption('', 'Category'), ...all.map((name) => ({ value: name, label: name }))]}
      value={category ?? ''}
      onChange={(name) => onChange(name ? { category: name, language } : { category: undefined })}
      busy={isFetching}
    />
  )
}

interface ChangerProps {
  /** The options of `useQuery`. */
  changers: { queryKey: readonly unknown[]; queryFn: () => Promise<Changer[]> }
  query: Pick<ContentSearch, 'changedBy'>
  onChange: (change: { changedBy: string | undefined }) => void
}

/** Who was the last to change an item. */
export function ChangerFilter({ changers, query: { changedBy = '' }, onChange }: ChangerProps) {
  const { data: people } = useQuery(changers)
  const isKnown = people?.some(({ id }) => id === changedBy)
  return (
    <Select
      label="Changed by"
      options={[
        anyOption('', 'Changed by'),
        ...(people ?? []).map(({ id, name }) => ({ value: id, label: name })),
        // Of an address from elsewhere, or while the names are on their way.
        ...(changedBy && !isKnown
          ? [{ value: changedBy, label: people ? 'Unknown person' : 'Changed by: …' }]
          : []),
      ]}
      value={changedBy}
      onChange={(id) => onChange({ changedBy: id || undefined })}
    />
  )
}
