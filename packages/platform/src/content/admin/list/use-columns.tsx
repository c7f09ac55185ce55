import { useMemo } from 'react'
import { useDates } from '#src/admin/dates.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { ItemMenu } from './item-actions.tsx'
import { columnsOf } from './item-columns.tsx'

interface ColumnOptions {
  mayWrite: boolean
  /** Whether a row stands for all translations of an item. */
  ofGroup: boolean
}

/** The columns of the type, with a menu for those who may write. */
export function useColumns<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  { mayWrite, ofGroup }: ColumnOptions,
) {
  const dates = useDates()
  return useMemo(
    () => [
      ...columnsOf(type, dates, { mayWrite, ofGroup }),
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
    [type, dates, mayWrite, ofGroup],
  )
}
