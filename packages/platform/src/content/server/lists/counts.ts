import { sql, type RawBuilder } from 'kysely'
import type { Store } from '#src/server/database/store.ts'
import type { ContentCounts } from '#src/content/list-calls.ts'
import { statuses } from '#src/content/status.ts'
import type { ContentName, ContentType } from '../content-type.ts'
import { managedConditions, type Filters } from './managed-list.ts'
import { isInState, type Viewing } from './visibility.ts'
import { required } from '#src/values/required.ts'

/**
 * How many items there are, and in each status, in one query: it walks the index that ends in what
 * the statuses are made of, and reads no item. By group it walks it group by group.
 */
export async function countManaged<Name extends ContentName>(
  store: Store,
  type: Pick<ContentType<Name>, 'name' | 'visibleWhen'>,
  { view, ...filters }: Filters,
  { viewing, where }: { viewing: Viewing; where: readonly RawBuilder<boolean>[] },
): Promise<ContentCounts> {
  const { all } = await managedConditions(store, type, { ...filters, viewing, where })
  const among = all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``
  const states = statuses.filter(
    (state) => state !== 'draft' || type.visibleWhen.includes('published'),
  )
  const rows = sql`${sql.table(type.name)} ${among}`
  const inState = states.map(
    (state) => [sql.ref(state), isInState(type, state, viewing.now)] as const,
  )
  const query =
    view === 'family'
      ? sql<ContentCounts>`select count(*) as "all",
          ${sql.join(inState.map(([name]) => sql`coalesce(sum(${name}), 0) as ${name}`))}
          from (select ${sql.join(inState.map(([name, isIn]) => sql`max(case when ${isIn} then 1 else 0 end) as ${name}`))}
            from ${rows} group by family) as families`
      : sql<ContentCounts>`select count(*) as "all",
          ${sql.join(inState.map(([name, isIn]) => sql`count(case when ${isIn} then 1 end) as ${name}`))}
          from ${rows}`
  const {
    rows: [counted],
  } = await query.execute(store.db)
  return required(counted, 'the counts')
}
