import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { libpqConnection } from './libpq.ts'
import { required } from '#src/values/required.ts'
import { propertiesOf } from '#src/rest/properties.ts'

export interface PostgresTarget {
  url: string
  /** The schema of the tables; other schemas of the database belong to other products. */
  schema: string
}

type ToolName = 'pg_dump' | 'pg_restore'

interface Tool {
  name: ToolName
  /** The major version. */
  version: number
}

const run = promisify(execFile)

export async function describePostgres(db: Database): Promise<{ version: number; schema: string }> {
  const { rows } = await sql<{ version: number; schema: string }>`
    select current_setting('server_version_num')::int / 10000 as version,
      coalesce(current_schema(), 'none') as schema`.execute(db)
  return required(rows[0], 'the version')
}

/** Finds a program of PostgreSQL in PATH; throws if the program is missing or too old. */
export async function findTool(name: ToolName, wanted: number): Promise<Tool> {
  const advice = `install the client programs of PostgreSQL ${wanted} or later (Debian: postgresql-client-${wanted}).`
  const { stdout } = await run(name, ['--version']).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = isMissing ? 'is not in PATH' : `does not start (${String(error)})`
    throw new Error(`${name} ${reason}: ${advice}`, { cause: error })
  })
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0)
  if (version < wanted) throw new Error(`${name} is of version ${version}: ${advice}`)
  return { name, version }
}

/** Writes the data of the snapshot into a file that `pg_restore` reads. */
export const dumpPostgres = (
  tool: Tool,
  { url, schema }: PostgresTarget,
  { file, snapshot }: { file: string; snapshot: string },
): Promise<void> =>
  runTool(tool, url, [
    '--format=custom',
    `--file=${file}`,
    `--snapshot=${snapshot}`,
    `--schema="${schema.replaceAll('"', '""')}"`,
    // The unlogged tables contain the counts of rate limits.
    '--no-unlogged-table-data',
  ])

/** Fills a database in one transaction. */
export const restorePostgres = (
  tool: Tool,
  { url, schema }: PostgresTarget,
  file: string,
): Promise<void> =>
  // The target already has the schema, but may lack the previous owner of the tables.
  runTool(tool, url, ['--single-transaction', '--no-owner', `--schema=${schema}`, file])

async function runTool({ name, version }: Tool, databaseUrl: string, args: string[]) {
  const { url, environment } = libpqConnection(databaseUrl, version)
  const options = '-c synchronous_commit=on -c statement_timeout=0'
  const env = { ...process.env, PGOPTIONS: options, ...environment }
  const all = ['--no-privileges', '--no-password', `--dbname=${url}`, ...args]
  await run(name, all, { env }).catch((error: unknown) => {
    const { stderr, code, signal } = propertiesOf(error)
    throw new Error(String(stderr).trim() || `${name} ended with ${String(code ?? signal)}`, {
      cause: error,
    })
  })
}
