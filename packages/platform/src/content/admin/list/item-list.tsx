import type { Status } from '#src/content/status.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { ViewMenu } from '#src/account/admin/view-menu.tsx'
import { buttonClass } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { KeyHint } from '#src/admin/single-keys.tsx'
import { useStore } from '#src/admin/store.ts'
import { ListPage } from '#src/admin/table/list-page.tsx'
import type { ContentCounts } from '#src/content/list-calls.ts'
import { formatNumber } from '#src/i18n/format.ts'
import { BulkRunState } from '../bulk/bulk-run-state.tsx'
import { useContent } from '../store/content-store.ts'
import { hasDrafts, newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import { BulkActions } from './bulk-actions.tsx'
import { FailedItems, type Failed } from './failed-items.tsx'
import { LanguageLegend } from '../languages/language-marks.tsx'
import { ListFilters, ViewSwitch } from './list-filters.tsx'
import { queryChoices, sortKey, sortOf, type ContentSearch } from './list-search.ts'
import { AutosavedTexts } from '../drafts/draft-notices.tsx'
import { statusName } from '../status/status-chip.tsx'
import { useCounts, useItems } from '../store/use-items.ts'
import { useColumns } from './use-columns.tsx'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** The list of a type, as it is declared. */
export function ItemListPage<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const query = useSearch({ from: `/${type.name}` })
  const navigate = useNavigate()
  const content = useContent(type)
  const list = useItems(content, query)
  const counts = useCounts(type, query, list.outdated).data
  const pending = useStore(content, (state) => state.pending)
  const mayWrite = useMay(`${type.name}:write`)
  const [failed, setFailed] = useState<Failed<Row> | null>(null)
  const columns = useColumns(type, { mayWrite, ofGroup: query.view === 'family' })
  const { states, sorts } = queryChoices(type)
  const hasChanges = counts?.changed || query.state === 'changed'
  const change = (next: Partial<ContentSearch>) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), replace: true })
  useHotkeys({
    n: () =>
      mayWrite ? void navigate({ to: `/${type.name}/$id`, params: { id: newItemId } }) : false,
  })

  return (
    <>
      <BulkRunState />
      {mayWrite && <AutosavedTexts type={type} />}
      <FailedItems failed={failed} onClose={() => setFailed(null)} />
      <ListPage<Row, ContentSearch>
        title={type.title}
        summary={
          // Its line has its height before it is known, too.
          counts ? summaryOf(query.view === 'family' ? groups : type, counts) : ''
        }
        actions={
          <>
            <ViewMenu list={type.name} query={query} />
            <ViewSwitch query={query} onChange={change} />
            {type.categoriesPage && (
              <Link to={type.categoriesPage} className={buttonClass()}>
                Categories
              </Link>
            )}
            {mayWrite && (
              <Link to={`/${type.name}/trash`} className={buttonClass()}>
                Trash
              </Link>
            )}
          </>
        }
        mainAction={mayWrite && <NewItem type={type} />}
        query={query}
        searchLabel={type.search.label}
        {...(states.length > 0 && {
          segments: {
            label: 'Status',
            by: 'state',
            names: segmentNames(hasChanges ? states : withoutChanged(states), hasDrafts(type)),
            counts,
          },
        })}
        filters={<ListFilters type={type} query={query} onChange={change} />}
        list={list}
        columns={columns}
        rowName={(item) => item.title}
        {...(sorts.length > 0 && {
          sort: sortOf(query),
          onSort: (sort) => change({ sort: sortKey(type, sort) }),
        })}
        busy={new Set(Object.keys(pending))}
        hints={<LanguageLegend hasDrafts={hasDrafts(type)} />}
        empty={<Empty type={type} mayWrite={mayWrite} />}
        nothingFound={<p>The search covers {type.search.searchedFields}.</p>}
        selectsAll
        {...(mayWrite && {
          bulk: (selected, clear) => (
            <BulkActions type={type} items={selected} onDone={clear} onFailed={setFailed} />
          ),
        })}
      />
    </>
  )
}

/** Without changes, the row of filters has no place for them. */
const withoutChanged = (states: readonly Status[]) => states.filter((state) => state !== 'changed')

/** The row of filters has room for few words. */
const segmentNames = (states: readonly Status[], drafts: boolean): Record<string, string> =>
  Object.fromEntries(states.map((state) => [state, statusName(state, drafts)]))

const groups = { singular: 'translation group', plural: 'translation groups' }

function summaryOf(
  { singular, plural }: { singular: string; plural: string },
  { all, published, changed, draft, hidden, scheduled }: ContentCounts,
): string {
  const parts = [
    `${formatNumber('en', all)} ${all === 1 ? singular : plural}`,
    `${formatNumber('en', published)} ${draft === undefined ? 'visible' : 'published'}`,
    changed ? `${formatNumber('en', changed)} with unpublished changes` : false,
    draft !== undefined && `${formatNumber('en', draft)} ${draft === 1 ? 'draft' : 'drafts'}`,
    `${formatNumber('en', hidden)} hidden`,
    scheduled ? `${formatNumber('en', scheduled)} scheduled` : false,
  ]
  return parts.filter(Boolean).join(', ')
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
