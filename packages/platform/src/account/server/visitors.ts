import type { FastifyInstance } from 'fastify'
import { defaultLang } from '#src/i18n/locales.ts'
import type { Config } from '#src/server/config.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'

/** The specification's calls, which answer everybody; the others share their origin with the site's pages. */
const specified = /^\/(?:account|sessions)(?:\/|$)/

/**
 * Redirects the window of a visitor who opens `/users` or `/audit` to the home page, as any other path does. The
 * redirect is temporary: the same address is a download once somebody has signed in.
 */
export function sendVisitorsHome(app: FastifyInstance, config: Config): void {
  const cookie = sessionCookie(config)
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (method !== 'GET' || specified.test(url) || !headers.accept?.includes('text/html')) return
    if (cookie.read(headers.cookie) === undefined) return reply.redirect(`/${defaultLang}`, 302)
  })
}
