import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { ViewMenu } from '#src/account/admin/view-menu.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { rowLink, type Sort, type TableColumn } from '#src/admin/table/data-table.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import { langs } from '#src/i18n/locales.ts'
import type { Permission } from '#src/rest/permission.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { languagesApi, type TranslationGroup } from '#src/content/languages-contract.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from '../list/item-list.module.css'
import {
  besideSource,
  LanguageCell,
  LanguageLegend,
  LanguageMarks,
  type TranslatedItem,
} from './language-marks.tsx'
import { languagesSorts, type LanguagesSearch } from './languages-search.ts'
import { ChangerFilter, TranslationsFilter } from '../list/list-filters.tsx'

const typeNames = {
  news: 'News',
  documents: 'Documents',
  media: 'Media',
} as const satisfies Record<ContentTypeName, string>

/** All content × six languages: what is there, what is missing, what is outdated. */
export function LanguagesPage() {
  const query: LanguagesSearch = useSearch({ from: '/languages' })
  const navigate = useNavigate()
  const client = useClient()
  const { permissions } = useAccount()
  const dates = useDates()
  const list = useList(['families', query], (page) =>
    client.list(languagesApi.list, { query: { ...query, ...page } }),
  )
  const changers = {
    queryKey: ['families', 'changers'],
    queryFn: () => client.call(languagesApi.changers, {}),
  }
  const columns = useMemo(() => columnsOf(permissions, dates), [permissions, dates])
  const change = (next: { [Name in keyof LanguagesSearch]?: LanguagesSearch[Name] | undefined }) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), replace: true })
  const sort = query.sort ?? '-updatedAt'
  return (
    <ListPage<TranslationGroup, LanguagesSearch>
      title="Languages"
      summary={`${formatNumber('en', list.total)} ${list.total === 1 ? 'translation group' : 'translation groups'}, each with at most one item per language`}
      query={query}
      searchLabel="Search titles and text"
      segments={{ label: 'Type', by: 'type', names: typeNames }}
      filters={
        <>
          <TranslationsFilter query={query} onChange={change} />
          <ChangerFilter changers={changers} query={query} onChange={change} />
          <ViewMenu list="languages" query={query} />
        </>
      }
      list={list}
      columns={columns}
      rowName={({ title }) => title}
      sort={{ by: sort.replace('-', ''), descending: sort.startsWith('-') }}
      onSort={(next) => change({ sort: sortKey(next) })}
      hints={<LanguageLegend />}
      empty={
        <>
          <h2>No content yet</h2>
          <p>Create an article, document or media item to see its languages here.</p>
        </>
      }
    />
  )
}

/** Absent: last change first. */
const sortKey = ({ by, descending }: Sort) =>
  languagesSorts.find((one) => one === `${descending ? '-' : ''}${by}`)

/** The item that names the group, as the marks of lists take it. */
function itemOf({ id, language, items }: TranslationGroup): TranslatedItem {
  const { [language]: own, ...counterparts } = items
  return { active: true, ...own, id, language, counterparts }
}

function columnsOf(
  permissions: readonly Permission[],
  dates: Dates,
): TableColumn<TranslationGroup>[] {
  const mayWrite = (type: ContentTypeName) => permissions.includes(`${type}:write`)
  return [
    {
      id: 'title',
      header: 'Title',
      sort: 'title',
      size: 'wide',
      cell: (group) => (
        <>
          <Row unbroken gap="150" align="baseline" className={styles.title} title={group.title}>
            <Link
              to={`/${group.type}/$id`}
              params={{ id: group.id }}
              search={besideSource(itemOf(group))}
              className={rowLink}
              lang={group.language}
            >
              {group.title}
            </Link>
          </Row>
          <div className={styles.narrowOnly}>
            <LanguageMarks
              type={group.type}
              item={itemOf(group)}
              mayWrite={mayWrite(group.type)}
              ofGroup
            />
          </div>
        </>
      ),
    },
    { id: 'type', header: 'Type', size: 'narrowest', cell: ({ type }) => typeNames[type] },
    ...langs.map((lang): TableColumn<TranslationGroup> => ({
      id: lang,
      header: englishNameOf[lang],
      size: 'narrow',
      cell: (group) => (
        <LanguageCell
          type={group.type}
          item={itemOf(group)}
          lang={lang}
          mayWrite={mayWrite(group.type)}
        />
      ),
    })),
    {
      id: 'updatedAt',
      header: 'Last change',
      sort: 'updatedAt',
      size: 'narrowest',
      cell: ({ updatedAt }) => (
        <Text as="span" tone="muted">
          {dates.date(updatedAt)}
        </Text>
      ),
    },
  ]
}
