import type { FastifyInstance } from 'fastify'
import { reportCounts } from '@repo/platform/server/counts/report.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { countsApi, type CountRow } from '../contract.ts'

interface Days {
  /** The first and the last day. */
  from: string
  to: string
}

/** How many demo requests the store has of each day that has any. */
type DemoRequestsByDay = (db: Database, days: Days) => Promise<ReadonlyMap<string, number>>

export function countRoutes(
  app: FastifyInstance,
  { demoRequestsByDay, ...platform }: Platform & { demoRequestsByDay: DemoRequestsByDay },
): void {
  const { db } = platform.store
  route(
    app,
    platform,
    countsApi.list,
    async ({ query: { by = ['day'] as const, limit = 1_000, ...days } }) => {
      const rows = await reportCounts(db, { ...days, by, limit })
      if (by.some((dimension) => dimension !== 'day')) return rows
      return withRequests(rows, await demoRequestsByDay(db, days)).slice(0, limit)
    },
  )
}

/** A request counts for its day whether or not it is known from which page it came. */
function withRequests(
  rows: readonly CountRow[],
  requests: ReadonlyMap<string, number>,
): CountRow[] {
  const views = new Map(rows.map((row) => [row.day ?? '', row.views]))
  return [...new Set([...views.keys(), ...requests.keys()])]
    .toSorted()
    .map((day) => ({ day, views: views.get(day) ?? 0, requests: requests.get(day) ?? 0 }))
}
