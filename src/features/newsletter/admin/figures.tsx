import { Link } from '@tanstack/react-router'
import { Figures, Panel } from '#src/admin/dashboard.tsx'
import { useSubscriptions } from './subscriptions-query.ts'

export function SubscriptionFigures() {
  const { total, pending, error } = useSubscriptions({}, 1)
  return (
    <Panel
      title="Subscriptions"
      link={<Link to="/subscriptions">List</Link>}
      pending={pending}
      error={error}
    >
      <Figures
        figures={[{ label: total === 1 ? 'address' : 'addresses, in all states', value: total }]}
      />
    </Panel>
  )
}
