import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#src/server/config.ts'

/** CORS: lets the site call an account server that has another origin. */
export function allowSite(app: FastifyInstance, { publicUrl, ACCOUNT_URL }: Config): void {
  if (!publicUrl || !ACCOUNT_URL || publicUrl === ACCOUNT_URL) return
  const headers = {
    'access-control-allow-origin': publicUrl,
    'access-control-allow-credentials': 'true',
    'cross-origin-resource-policy': 'same-site',
    vary: 'Origin',
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.origin === publicUrl) reply.headers(headers)
  })
  for (const path of ['/account', '/sessions', '/users', '/audit']) {
    app.options(path, preflight)
    app.options(`${path}/*`, preflight)
  }

  async function preflight(_: FastifyRequest, reply: FastifyReply) {
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      })
      .status(204)
      .send()
  }
}
