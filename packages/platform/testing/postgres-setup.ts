import type { TestProject } from 'vitest/node'
import { startPostgres, type PostgresServer } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

let server: PostgresServer

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres()
  project.provide('postgresUrl', server.url)
}

export const teardown = () => server.stop()
