import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { RowMenu } from '@repo/platform/admin/form/row-menu.tsx'
import { Select } from '@repo/platform/admin/form/select.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { DataTable, type TableColumn } from '@repo/platform/admin/table/data-table.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { defaultLang, langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { newsApi } from '../contract.ts'
import { RenameCategory, type Category } from './rename-category.tsx'

const languages = langs.map((value) => ({ value, label: englishNameOf[value] }))

/** The categories of a language, each with its articles. */
export function CategoriesPage() {
  const { language = defaultLang } = useSearch({ from: '/news/categories' })
  const navigate = useNavigate()
  const client = useClient()
  const queries = useQueryClient()
  const mayWrite = useMay('news:write')
  const [renaming, setRenaming] = useState<Category | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['news', 'lists', 'category counts', language],
    queryFn: () => client.call(newsApi.categoryCounts, { query: { language } }),
  })
  return (
    <Page>
      <PageHeader
        title="Categories"
        summary="Visitors use categories to filter the news. Each category belongs to one language."
      >
        <Select
          label="Language"
          options={languages}
          value={language}
          onChange={(next) =>
            void navigate({ to: '/news/categories', search: { language: next }, replace: true })
          }
        />
        <ListLink to="/news">All news</ListLink>
      </PageHeader>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingPage />}
      {data && (
        <DataTable
          label="Categories"
          columns={columnsOf(language, mayWrite ? setRenaming : undefined)}
          rows={data.map((category) => ({ ...category, id: category.name }))}
          rowName={({ name }) => name}
        />
      )}
      {data && renaming && (
        <RenameCategory
          key={renaming.name}
          language={language}
          category={renaming}
          all={data}
          onDone={() => void queries.invalidateQueries({ queryKey: ['news'] })}
          onClose={() => setRenaming(null)}
        />
      )}
    </Page>
  )
}

type Row = Category & { id: string }

const columnsOf = (
  language: Lang,
  onRename: ((category: Category) => void) | undefined,
): TableColumn<Row>[] => [
  {
    id: 'name',
    header: 'Category',
    size: 'wide',
    cell: ({ name }) => (
      <Link to="/news" search={{ language, category: name }} lang={language}>
        {name}
      </Link>
    ),
  },
  { id: 'articles', header: 'Articles', size: 'narrow', cell: ({ articles }) => articles },
  ...(onRename
    ? [
        {
          id: 'actions',
          header: 'Actions',
          hiddenHeader: true,
          cell: (row: Row) => (
            <RowMenu
              label={`Actions for ${row.name}`}
              entries={[{ label: 'Rename or merge…', onSelect: () => onRename(row) }]}
            />
          ),
        },
      ]
    : []),
]
