import { sql, type RawBuilder } from 'kysely'
import { listAccountsWhere } from '#src/account/server/accounts.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Changer } from '#src/content/list-calls.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'

interface Type {
  name: ContentTypeName
}

/** That the revision of an item's present version is of this account. */
export const wasLastChangedBy = ({ name }: Type, accountId: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${name}.id`)}, ${sql.ref(`${name}.version`)}) in (
    select item_id, version from content_revision
    where kind = ${name} and account_id = ${accountId})`

/** Who has made a revision of an item of one of the types, by name. */
export const listChangers = ({ db }: Store, types: readonly Type[]): Promise<Changer[]> =>
  listAccountsWhere(
    db,
    (id) => sql<boolean>`exists (
      select 1 from content_revision
      where kind in (${sql.join(types.map(({ name }) => name))}) and account_id = ${id})`,
  )
