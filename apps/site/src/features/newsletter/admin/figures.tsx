import { Link } from '@tanstack/react-router'
import { Figures, Panel } from '@repo/platform/admin/dashboard.tsx'
import { useSubscriptionCounts } from './subscriptions-query.ts'

export function SubscriptionFigures() {
  const { data, error, isPending } = useSubscriptionCounts()
  const { confirmed = 0, pending = 0 } = data?.states ?? {}
  return (
    <Panel
      title="Subscriptions"
      link={<Link to="/subscriptions">All subscriptions</Link>}
      pending={isPending}
      error={error}
    >
      <Figures
        figures={[
          {
            label: 'confirmed',
            value: confirmed,
            link: { to: '/subscriptions', search: { state: 'confirmed' } },
          },
          {
            label: 'unconfirmed',
            value: pending,
            link: { to: '/subscriptions', search: { state: 'pending' } },
          },
        ]}
      />
    </Panel>
  )
}
