import { Link } from '@tanstack/react-router'
import type { Dates } from '#src/admin/dates.ts'
import { rowLink, type TableColumn } from '#src/admin/table/data-table.tsx'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './item-list.module.css'
import { besideSource, LanguageMarks } from '../languages/language-marks.tsx'
import { queryChoices } from './list-search.ts'
import { ItemStatus } from '../status/item-status.tsx'

interface Shown {
  /** Whether a language that is missing leads to a new item in it. */
  mayWrite?: boolean
  /** Whether a row is a whole group: then no language is more its own than another. */
  ofGroup?: boolean
}

/** The columns of a type's list, without the actions. */
export function columnsOf<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  dates: Dates,
  { mayWrite = false, ofGroup = false }: Shown = {},
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
        <Row
          unbroken
          gap="150"
          align="baseline"
          className={styles.title}
          title={[item.title, type.addressOf?.(item)].filter(Boolean).join('\n')}
        >
          <Link
            to={`/${type.name}/$id`}
            params={{ id: item.id }}
            search={besideSource(item)}
            className={rowLink}
            lang={item.language}
          >
            {item.title}
          </Link>
          {type.addressOf && <span>{type.addressOf(item)}</span>}
        </Row>
      ),
    },
    ...type.columns,
    {
      id: 'languages',
      header: 'Languages',
      size: 'narrow',
      cell: (item) => (
        <LanguageMarks type={type.name} item={item} mayWrite={mayWrite} ofGroup={ofGroup} />
      ),
    },
    { id: 'status', header: 'Status', cell: (item) => <ItemStatus item={item} /> },
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
      header: 'Last change',
      ...sortedBy('updatedAt'),
      size: 'narrow',
      cell: ({ updatedAt }) => (
        <Text as="span" tone="muted">
          {dates.dateTime(updatedAt)}
        </Text>
      ),
    },
  ]
}
