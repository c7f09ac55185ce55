import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { useStore } from '#tests/support/store.ts'
import { paginate, type Order } from '@repo/platform/server/database/page.ts'

const own = useStore()

const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1_000).toISOString()
const orders: readonly Order[] = [
  { by: sql`audit_entry.call`, descending: false },
  { by: sql`audit_entry.at`, type: 'time', descending: true },
  { by: sql`length(audit_entry.call)`, type: 'number', descending: true },
]

const add = (id: string, key: number) =>
  own.store.write([], (db) =>
    db
      .insertInto('audit_entry')
      .values({
        id,
        call: 'x'.repeat(key % 7) + key,
        at: timeOf(key),
        account_id: null,
        subject: null,
      })
      .execute(),
  )
const move = (id: string, key: number) =>
  own.store.write([], (db) =>
    db
      .updateTable('audit_entry')
      .set({ call: 'x'.repeat(key % 7) + key, at: timeOf(key) })
      .where('id', '=', id)
      .execute(),
  )
const remove = (id: string) =>
  own.store.write([], (db) => db.deleteFrom('audit_entry').where('id', '=', id).execute())
const ids = () => own.store.db.selectFrom('audit_entry').select('id').execute()

test.each(orders.flatMap((order, at) => [1, 2, 3].map((seed) => [at, seed, order] as const)))(
  'rows that stay are on one page each, whatever is deleted, moved and added between: order %i, seed %i',
  async (_, seed, order) => {
    const dice = diceOf(seed)
    await own.store.write([], (db) => db.deleteFrom('audit_entry').execute())
    for (let n = 0; n < 40; n += 1) await add(`row-${n}`, dice.below(30))
    const staying = new Set((await ids()).map(({ id }) => id))
    const seen: string[] = []
    let after: string | undefined
    do {
      const rows = own.store.db.selectFrom('audit_entry').select('id')
      const part = await paginate(rows, order, {
        limit: 1 + dice.below(6),
        ...(after && { after }),
      })
      const shown = part.items.map(({ id }) => id)
      seen.push(...shown)
      // The last row shown, which the next page begins after, is among those that change most.
      const last = shown.at(-1)
      for (const id of [last, `row-${dice.below(40)}`].flatMap((one) => one ?? [])) {
        staying.delete(id)
        await (dice.below(2) ? remove(id) : move(id, dice.below(30)))
      }
      await add(`added-${seen.length}`, dice.below(30))
      after = part.next
    } while (after !== undefined)
    const ofStaying = seen.filter((id) => staying.has(id))
    expect(ofStaying.toSorted()).toEqual([...staying].toSorted())
    expect(staying.size).toBeGreaterThan(5)
  },
)
