import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isPostgres } from '@repo/platform/server/database/engine.ts'

/** The column types that differ; `text`, `integer` and `boolean` are the same on both engines. */
export function typesOf(db: Kysely<unknown>): Record<'time' | 'json', RawBuilder<unknown>> {
  return isPostgres(db)
    ? { time: sql`timestamptz(3)`, json: sql`jsonb` }
    : { time: sql`text`, json: sql`json` }
}
