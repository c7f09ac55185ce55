import { Link } from '@tanstack/react-router'
import { Button } from '#src/admin/form/button.tsx'
import { moneyText, paybackText } from './words.ts'
import styles from './demo-request-runs.module.css'
import { useRuns } from './runs.ts'

/** The stored runs that are linked to a demo request; nothing where there are none. */
export function DemoRequestRuns({ leadId }: { leadId: string }) {
  const { rows, error, retry } = useRuns({ leadId })
  if (error)
    return (
      <p className={styles.failed} role="alert">
        Its calculator runs could not be loaded. <Button onClick={retry}>Try again</Button>
      </p>
    )
  if (rows.length === 0) return null
  return (
    <section className={styles.runs}>
      <h2>Calculator runs</h2>
      <ul>
        {rows.map(({ id, name, results, currency }) => (
          <li key={id}>
            <Link to="/calculator/$id" params={{ id }}>
              {name}
            </Link>
            <span>
              {moneyText(results.investment, currency)}, payback {paybackText(results)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
