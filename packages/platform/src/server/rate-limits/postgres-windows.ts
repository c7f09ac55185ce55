import { createHmac } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { minute, type Clock } from '../clock.ts'
import type { Connection, Tables } from '../database/tables.ts'
import { lastEnd, type Limit, type Windows } from './windows.ts'

interface RateLimitTable {
  /** A keyed hash of the limit's name and the key: no address can be read from it. */
  hash: string
  used: number
  ends_at: string
}

declare module '../database/tables.ts' {
  interface Tables {
    rate_limit: RateLimitTable
  }
}

const betweenSweepsMs = minute

/** In a table that all servers of the database share; only PostgreSQL has it. */
export function postgresWindows(db: Connection, clock: Clock, secret: string): Windows {
  let sweptAt = 0

  const hashOf = ({ name }: Limit, key: string) =>
    createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url')
  const now = () => clock.now().getTime()

  /** Windows that are over go within a minute of the next use. */
  function sweep(): void {
    if (now() - sweptAt < betweenSweepsMs) return
    sweptAt = now()
    const over = db.deleteFrom('rate_limit').where('ends_at', '<=', isoOf(now()))
    // The next sweep deletes them.
    over.execute().catch(() => {})
  }

  return {
    async consume(limit, key) {
      const hash = hashOf(limit, key)
      const fresh = { used: 1, ends_at: isoOf(now() + limit.within) }
      // `isOpen`, as the database sees it.
      const isOver = (eb: ExpressionBuilder<Tables, 'rate_limit'>) =>
        eb.or([
          eb('rate_limit.ends_at', '<=', isoOf(now())),
          eb('rate_limit.ends_at', '>', isoOf(lastEnd(limit, now()))),
        ])
      const counted = await db
        .insertInto('rate_limit')
        .values({ hash, ...fresh })
        .onConflict((conflict) =>
          conflict
            .column('hash')
            .doUpdateSet({
              used: (eb) =>
                eb
                  .case()
                  .when(isOver(eb))
                  .then(fresh.used)
                  .else(eb('rate_limit.used', '+', 1))
                  .end(),
              ends_at: (eb) =>
                eb
                  .case()
                  .when(isOver(eb))
                  .then(eb.ref('excluded.ends_at'))
                  .else(eb.ref('rate_limit.ends_at'))
                  .end(),
            })
            .where((eb) => eb.or([eb('rate_limit.used', '<', limit.times), isOver(eb)])),
        )
        .returning('hash')
        .executeTakeFirst()
      sweep()
      if (counted) return undefined
      const usedUp = await db
        .selectFrom('rate_limit')
        .select('ends_at')
        .where('hash', '=', hash)
        .executeTakeFirst()
      return usedUp ? Date.parse(usedUp.ends_at) : now()
    },
    async refund(limit, key) {
      await db
        .updateTable('rate_limit')
        .set((eb) => ({ used: eb('used', '-', 1) }))
        .where('hash', '=', hashOf(limit, key))
        .where('ends_at', '>', isoOf(now()))
        .where('used', '>', 0)
        .execute()
    },
  }
}

const isoOf = (time: number) => new Date(time).toISOString()
