import type { FastifyInstance } from 'fastify'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { tablesApi } from '../../tables-contract.ts'
import { getVersion, listVersions } from './versions.ts'

export function tableRoutes(app: FastifyInstance, platform: Platform): void {
  const { store } = platform

  route(app, platform, tablesApi.list, () => listVersions(store.db))

  route(app, platform, tablesApi.get, ({ params }) => getVersion(store.db, Number(params.version)))
}
