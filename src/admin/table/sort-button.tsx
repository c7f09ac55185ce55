import styles from './data-table.module.css'

export interface Sort {
  by: string
  descending: boolean
}

interface Props {
  by: string
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  children: string
}

/** A column head that sorts; pressing it again turns the order round. */
export function SortButton({ by, sort, onSort, children }: Props) {
  const current = sort?.by === by ? sort : undefined
  return (
    <button
      type="button"
      className={styles.sort}
      data-order={current && (current.descending ? 'descending' : 'ascending')}
      onClick={() => onSort({ by, descending: current ? !current.descending : by !== 'title' })}
    >
      {children}
    </button>
  )
}
