import { useLeadCount } from './leads-query.ts'

/** How many new requests there are, for the navigation. */
export function WaitingLeads() {
  const count = useLeadCount('new')
  if (!count) return null
  return (
    <span>
      {count}
      <i className="visually-hidden"> new</i>
    </span>
  )
}
