import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { buttonClass } from '#src/admin/form/button.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { KeyHint } from '#src/admin/single-keys.tsx'
import { useStore } from '#src/admin/store.ts'
import { rowLink, type TableColumn } from '#src/admin/table/data-table.tsx'
import { ListPage } from '#src/admin/table/list-page.tsx'
import { useList } from '#src/admin/table/use-list.ts'
import { langs, nameOf } from '#src/i18n/locales.ts'
import { statusOf } from '../status.ts'
import { cacheKeys, flagsAfter } from './content-state.ts'
import { useContent, type ContentStore } from './content-store.ts'
import { hasDrafts, newItemId, type ContentRow, type ContentType } from './content-type.ts'
import { BulkActions, ItemMenu } from './item-actions.tsx'
import styles from './item-list.module.css'
import { queryChoices, sortKey, sortOf, type ContentSearch } from './list-search.ts'
import { DraftsElsewhere } from './offered-drafts.tsx'
import { StatusChip, statusNames } from './status-chip.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** The list of a type, as it is declared. */
export function ItemListPage<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const query = useSearch({ from: `/${type.name}` })
  const navigate = useNavigate()
  const content = useContent(type)
  const list = useItems(content, query)
  const counts = useCounts(type, query).data
  const pending = useStore(content, (state) => state.pending)
  const mayWrite = useMay(`${type.name}:write`)
  const dates = useDates()
  const columns = useMemo(
    () => [
      ...columnsOf(type, dates),
      ...(mayWrite
        ? [
            {
              id: 'actions',
              header: 'Actions',
              hiddenHeader: true,
              cell: (item: Row) => <ItemMenu type={type} item={item} />,
            },
          ]
        : []),
    ],
    [type, dates, mayWrite],
  )
  const { states, sorts } = queryChoices(type)
  const change = (next: Partial<ContentSearch>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), replace: true })
  useHotkeys({
    n: () =>
      mayWrite ? void navigate({ to: `/${type.name}/$id`, params: { id: newItemId } }) : false,
  })

  return (
    <>
      {mayWrite && <DraftsElsewhere type={type} />}
      <ListPage<Row, ContentSearch>
        title={type.title}
        summary={counts && summaryOf(type, counts)}
        actions={mayWrite && <NewItem type={type} />}
        query={query}
        searchLabel={type.search.label}
        {...(states.length > 0 && {
          segments: {
            label: 'Status',
            by: 'state',
            names: Object.fromEntries(states.map((state) => [state, statusNames[state]])),
            counts,
          },
        })}
        filters={
          <Select
            label="Language"
            options={languages}
            value={query.language ?? 'any'}
            onChange={(language) => change({ language: language === 'any' ? undefined : language })}
          />
        }
        list={list}
        columns={columns}
        rowName={(item) => item.title}
        {...(sorts.length > 0 && {
          sort: sortOf(query),
          onSort: (sort) => change({ sort: sortKey(type, sort) }),
        })}
        busy={new Set(Object.keys(pending))}
        empty={<Empty type={type} mayWrite={mayWrite} />}
        nothingFound={<p>The search covers {type.search.searchedFields} in the chosen language.</p>}
        {...(mayWrite && {
          bulk: (selected, clear) => <BulkActions type={type} items={selected} onDone={clear} />,
        })}
      />
    </>
  )
}

const languages = [
  { value: 'any', label: 'Language: any' },
  ...langs.map((lang) => ({ value: lang, label: nameOf[lang] })),
] as const

/** The list with these filters, each item in its latest cached version. */
export function useItems<Row extends ContentRow, Item extends Row>(
  content: ContentStore<Row, Item>,
  query: object,
  limit?: number,
) {
  const list = useList(...content.view(query), limit)
  const cached = useStore(content, (state) => state.list.data)
  const pending = useStore(content, (state) => state.pending)
  const rows = useMemo(
    () =>
      list.rows.map((row): Row => {
        const action = pending[row.id]
        const latest = cached[row.id] ?? row
        return action && action !== 'delete' ? { ...latest, ...flagsAfter[action] } : latest
      }),
    [list.rows, cached, pending],
  )
  return { ...list, rows }
}

/** How many items there are, and in each status, within a language and a search. */
export function useCounts<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  { language, search }: Pick<ContentSearch, 'language' | 'search'> = {},
) {
  const content = useContent(type)
  const { states } = queryChoices(type)
  return useQuery({
    queryKey: [...cacheKeys(type.name).lists, 'counts', { language, search }],
    async queryFn(): Promise<Readonly<Record<string, number>>> {
      if (states.length === 0) return { all: await content.count({ language, search }) }
      // Some of the published are scheduled to be hidden: the states are no parts of the whole.
      const [all, ...counts] = await Promise.all(
        [undefined, ...states].map((state) => content.count({ state, language, search })),
      )
      return {
        all: all ?? 0,
        ...Object.fromEntries(states.map((state, at) => [state, counts[at] ?? 0])),
      }
    },
  })
}

function summaryOf(
  { singular, plural }: { singular: string; plural: string },
  counts: Readonly<Record<string, number>>,
): string {
  const { all = 0, published, draft, hidden, scheduled } = counts
  const parts = [
    `${all} ${all === 1 ? singular : plural}`,
    published !== undefined && `${published} published`,
    draft !== undefined && `${draft} ${draft === 1 ? 'draft' : 'drafts'}`,
    hidden !== undefined && `${hidden} hidden`,
    scheduled ? `${scheduled} scheduled` : false,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The columns of a type's list, without the actions. */
export function columnsOf<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  dates: Dates,
): TableColumn<Row>[] {
  const { sorts } = queryChoices(type)
  const sortedBy = (sort: string) => (sorts.includes(sort) ? { sort } : {})
  return [
    {
      id: 'title',
      header: 'Title',
      ...sortedBy('title'),
      size: 'wide',
      cell: (item) => (
        <div className={styles.title}>
          <Link
            to={`/${type.name}/$id`}
            params={{ id: item.id }}
            className={rowLink}
            lang={item.language}
          >
            {item.title}
          </Link>
          {type.addressOf && <span>{type.addressOf(item)}</span>}
        </div>
      ),
    },
    ...type.columns,
    {
      id: 'language',
      header: 'Language',
      size: 'narrow',
      cell: ({ language }) => <span className={styles.language}>{language}</span>,
    },
    { id: 'status', header: 'Status', cell: (item) => <StatusChip status={statusOf(item)} /> },
    ...(hasDrafts(type)
      ? [
          {
            id: 'publishedAt',
            header: 'Published',
            ...sortedBy('publishedAt'),
            size: 'narrowest' as const,
            cell: ({ publishedAt }: Row) => (publishedAt ? dates.date(publishedAt) : 'not yet'),
          },
        ]
      : []),
    {
      id: 'updatedAt',
      header: 'Changed',
      ...sortedBy('updatedAt'),
      size: 'narrow',
      cell: ({ updatedAt }) => <span className={styles.changed}>{dates.dateTime(updatedAt)}</span>,
    },
  ]
}

function NewItem<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  return (
    <Link to={`/${type.name}/$id`} params={{ id: newItemId }} className={buttonClass('primary')}>
      New {type.singular} <KeyHint>N</KeyHint>
    </Link>
  )
}

interface EmptyProps<Row extends ContentRow, Item extends Row> extends Props<Row, Item> {
  mayWrite: boolean
}

function Empty<Row extends ContentRow, Item extends Row>({
  type,
  mayWrite,
}: EmptyProps<Row, Item>) {
  const article = /^[aeiou]/i.test(type.singular) ? 'An' : 'A'
  return (
    <>
      <h2>No {type.title.toLowerCase()} yet</h2>
      <p>
        {article} {type.singular}{' '}
        {hasDrafts(type)
          ? 'starts as a draft. It becomes public when you publish it.'
          : 'starts hidden. It becomes public when you show it.'}
      </p>
      {mayWrite && <NewItem type={type} />}
    </>
  )
}
