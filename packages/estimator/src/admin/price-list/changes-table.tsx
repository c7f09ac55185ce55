import type { Change } from './cells.ts'
import styles from './changes.module.css'
import { cellName } from './labels.ts'

/** The cells in which two versions of the price list differ. */
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

function shown(value: string | undefined) {
  if (value === undefined) return <i>none</i>
  return value === '' ? <i>empty</i> : value
}
