import type { Change } from './cells.ts'
import styles from './changes.module.css'
import { cellName } from './labels.ts'

/** What changes from one table to another, cell by cell. */
export function ChangesTable({ label, changes }: { label: string; changes: readonly Change[] }) {
  return (
    <table className={styles.changes} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, from, to }) => (
          <tr key={key}>
            <th scope="row">{cellName(key)}</th>
            <td>{shown(from)}</td>
            <td>{shown(to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shown = (value: string | undefined) =>
  value === undefined ? <i>not there</i> : value === '' ? <i>empty</i> : value
