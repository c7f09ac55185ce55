import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'

const response = z.strictObject({ status: z.literal('ok') })

/** What a load balancer asks; every server answers, whichever `SERVE` names. */
export const healthApi = {
  alive: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the process answers, whatever its load and its store',
    permission: 'public',
    neverShed: true,
    response,
  }),
  ready: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether it can do its work; 503 while the store is away or too many requests wait',
    permission: 'public',
    response,
  }),
}
