import { Link } from '@tanstack/react-router'
import { Figures, Panel } from '#src/admin/dashboard.tsx'
import { useSubscriptions } from './subscriptions-query.ts'

export function SubscriptionFigures() {
  const all = useSubscriptions({}, 1)
  const confirmed = useSubscriptions({ state: 'confirmed' }, 1)
  return (
    <Panel
      title="Subscriptions"
      link={<Link to="/subscriptions">List</Link>}
      pending={all.pending || confirmed.pending}
      error={all.error ?? confirmed.error}
    >
      <Figures
        figures={[
          {
            label: 'confirmed',
            value: confirmed.total,
            link: { to: '/subscriptions', search: { state: 'confirmed' } },
          },
          { label: 'in all states', value: all.total, link: { to: '/subscriptions' } },
        ]}
      />
    </Panel>
  )
}
