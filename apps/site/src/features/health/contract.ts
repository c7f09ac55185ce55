import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'

const response = z.strictObject({ status: z.literal('ok') })

/** What a load balancer asks; every server answers, whichever `SERVE` names. */
export const healthApi = {
  alive: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/health',
    summary: 'Liveness: whether the process responds, regardless of load and store',
    permission: 'public',
    neverShed: true,
    response,
  }),
  ready: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/ready',
    summary:
      'Readiness: whether the server can work; 503 while the store is unavailable or too many requests wait',
    permission: 'public',
    response,
  }),
}
