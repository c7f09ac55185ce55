import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isReadable } from '../contract.ts'
import { useRuns } from './runs.ts'
import { moneyText, paybackText } from './words.ts'

interface RunEvent {
  id: string
  at: string
  by: string | null
  what: ReactNode
}

/** The stored runs that answer a demo request, as events of its timeline. */
export function useRunEvents(leadId: string): { events: RunEvent[]; retry?: () => void } {
  const { rows, error, retry } = useRuns({ leadId })
  const events = rows.map((run) => ({
    id: run.id,
    at: run.createdAt,
    by: run.createdByName,
    what: (
      <>
        Saved estimate{' '}
        <Link to="/calculator/$id" params={{ id: run.id }}>
          {run.name}
        </Link>
        :{' '}
        {isReadable(run)
          ? `${moneyText(run.results.investment, run.currency)}, payback ${paybackText(run.results)}`
          : 'this estimate cannot be read'}
      </>
    ),
  }))
  return { events, ...(error && { retry }) }
}
