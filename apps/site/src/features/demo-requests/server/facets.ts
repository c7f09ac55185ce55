import { listAccountsWith } from '@repo/platform/account/server/accounts.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import type { DemoRequestFacets } from '../contract.ts'
import { demoRequestStates } from '../states.ts'
import { recordOf } from '@repo/platform/values/records.ts'

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
  return {
    states: recordOf(demoRequestStates, (state) => states.get(state) ?? 0),
    countries: countries.map(({ country }) => country),
    assignees: await listAccountsWith(db, 'leads:write'),
  }
}
