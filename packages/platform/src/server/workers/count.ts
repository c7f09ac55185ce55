import { availableParallelism } from 'node:os'
import type { Config } from '../config.ts'

interface Count {
  count: number
  /** The reason that there are fewer than the configuration asks for. */
  warning?: string
}

/** Processes that answer on the port. SQLite lets one connection write, so further processes would only wait. */
export function workersOf({ WORKERS, DATABASE_URL }: Config): Count {
  const count = WORKERS === 'auto' ? availableParallelism() : WORKERS
  if (DATABASE_URL || WORKERS === 1) return { count }
  return {
    count: 1,
    warning: `WORKERS=${WORKERS} needs PostgreSQL (DATABASE_URL): with SQLite the site runs in a single process.`,
  }
}
