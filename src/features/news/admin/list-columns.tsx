import { Link } from '@tanstack/react-router'
import type { Dates } from '#src/admin/dates.ts'
import { rowLink, type TableColumn } from '#src/admin/table/data-table.tsx'
import { StatusChip } from '#src/content/admin/status-chip.tsx'
import { statusOf } from '#src/content/status.ts'
import type { NewsSummary } from '../contract.ts'
import styles from './list.module.css'
import { NewsRowMenu } from './row-menu.tsx'

export function newsColumns(dates: Dates, mayWrite: boolean): TableColumn<NewsSummary>[] {
  return [
    {
      id: 'title',
      head: 'Title',
      sort: 'title',
      size: 'wide',
      cell: (item) => (
        <div className={styles.title}>
          <Link to="/news/$id" params={{ id: item.id }} className={rowLink} lang={item.language}>
            {item.title}
          </Link>
          <span>
            /{item.language}/{item.permalink}
          </span>
        </div>
      ),
    },
    {
      id: 'categories',
      head: 'Categories',
      size: 'narrowest',
      cell: ({ categories, language }) => (
        <span className={styles.categories} lang={language} title={categories.join(', ')}>
          {categories.join(', ')}
        </span>
      ),
    },
    {
      id: 'language',
      head: 'Language',
      size: 'narrow',
      cell: ({ language }) => <span className={styles.language}>{language}</span>,
    },
    { id: 'status', head: 'Status', cell: (item) => <StatusChip status={statusOf(item)} /> },
    {
      id: 'publishedAt',
      head: 'Published',
      sort: 'publishedAt',
      size: 'narrowest',
      cell: ({ publishedAt }) => (publishedAt ? dates.date(publishedAt) : 'not yet'),
    },
    {
      id: 'updatedAt',
      head: 'Changed',
      sort: 'updatedAt',
      size: 'narrow',
      cell: ({ updatedAt }) => <span className={styles.changed}>{dates.dateTime(updatedAt)}</span>,
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            head: 'Actions',
            quietHead: true,
            cell: (item: NewsSummary) => <NewsRowMenu item={item} />,
          },
        ]
      : []),
  ]
}
