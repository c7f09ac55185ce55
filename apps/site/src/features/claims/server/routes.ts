import type { FastifyInstance } from 'fastify'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { claimsApi } from '../contract.ts'
import { listClaims, updateClaim } from './claims.ts'

export function claimRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  route(app, platform, claimsApi.list, () => listClaims(store))

  route(app, platform, claimsApi.update, ({ body }) => updateClaim(store, clock, body))
}
