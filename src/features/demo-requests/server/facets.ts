import { listAccountsWith } from '#src/account/server/accounts.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { DemoRequestFacets } from '../contract.ts'

export async function facetsOfDemoRequests(db: Database): Promise<DemoRequestFacets> {
  const counted = await db
    .selectFrom('lead')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const countries = await db
    .selectFrom('lead')
    .select('country')
    .distinct()
    .orderBy('country')
    .execute()
  const states = new Map(counted.map(({ state, count }) => [state, Number(count)]))
  const countOf = (state: 'new' | 'contacted' | 'closed') => states.get(state) ?? 0
  return {
    states: { new: countOf('new'), contacted: countOf('contacted'), closed: countOf('closed') },
    countries: countries.map(({ country }) => country),
    assignees: await listAccountsWith(db, 'leads:write'),
  }
}
