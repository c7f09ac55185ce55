import { propertiesOf } from '#src/rest/properties.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import { unknownCall } from '#src/server/http/unknown-call.ts'
import type { Platform } from '#src/server/platform.ts'
import { returnPath } from '../forms/return-path.ts'
import { readAddress } from './address.ts'
import { backofficePage } from './backoffice-page.tsx'
import type { Assets } from './assets.ts'
import { cachedResponse, respond } from '#src/server/http/cached-response.ts'
import { formRoutes } from './form-routes.ts'
import type { FormHandler } from './forms.ts'
import type { PageRequest } from './page-request.ts'
import type { Pages } from './pages.ts'
import { previewKey, readPreview } from './preview.ts'
import { pathOf } from './request-path.ts'

interface Deps {
  platform: Platform
  pages: Pages
  assets: Assets
  forms: Readonly<Record<string, FormHandler>>
  endpoints: readonly Endpoint[]
  headers: Readonly<Record<string, string>>
}

/** As a pattern, so that the path of a call never matches that of a page. */
const anyLang = `:lang(^(?:${langs.join('|')})$)`

type Query = Record<string, unknown>

/** Everything that is not a call or a file: pages, forms posted without JavaScript, redirects. */
export function siteRoutes(app: FastifyInstance, parts: Deps): void {
  const { platform, pages, assets, headers } = parts
  const unknown = unknownCall(parts.endpoints)

  const config = { saysUnavailable: true }
  const routesOfPages = [`/${anyLang}`, `/${anyLang}/:name`]
  for (const path of ['/', ...routesOfPages]) app.get(path, { config }, visit)

  app.get<{ Params: { lang: Lang } }>(`/offline/${anyLang}`, (request, reply) =>
    pages.answerOffline(request.params.lang, request, reply),
  )

  formRoutes(app, parts, routesOfPages)

  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const error = unknown(request, reply)
    const isPage = isVisit(request) && readAddress(pathOf(request)).kind !== 'call'
    if (!isPage || error.errorCode !== 'NOT_FOUND') throw error
  })
  app.setNotFoundHandler(visit)

  async function visit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = readAddress(pathOf(request))
    switch (address.kind) {
      case 'page':
        if (address.name === 'sign-in' && (await isSignedIn(request)))
          return reply.redirect(wantedBy(request), 302)
        return pages.answer(await asked(address, propertiesOf(request.query)), request, reply)
      case 'redirect': {
        const search = /\?.*$/.exec(request.url)?.[0] ?? ''
        return reply.redirect(address.to + search, address.status)
      }
      case 'backoffice': {
        const html = await backofficePage(assets, platform.config, await platform.company())
        const stored = cachedResponse(html, {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        })
        reply.hijack()
        return respond(request.raw, reply.raw, stored)
      }
      case 'call':
        throw new HttpError('NOT_FOUND')
      case 'missing file':
        return reply.status(404).type('text/plain; charset=utf-8').send('Not found\n')
    }
  }

  /** A page, with what a valid link to a preview shows. */
  async function asked(page: { lang: Lang; name: string }, query: Query): Promise<PageRequest> {
    const token = query[previewKey]
    const shows = token === undefined ? undefined : await readPreview(platform, token)
    const preview = shows && { shows, token: String(token) }
    return { ...page, query, hasPreviewToken: token !== undefined, ...(preview && { preview }) }
  }

  /** Whether there is nothing to do on the sign-in page: no link is followed, no step is due. */
  async function isSignedIn(request: FastifyRequest): Promise<boolean> {
    const { token, code, forgot } = propertiesOf(request.query)
    const session = sessionCookie(platform.config).read(request.headers.cookie)
    if (session === undefined || token !== undefined || code !== undefined || forgot !== undefined)
      return false
    return (await platform.authenticate(session)) !== undefined
  }
}

/** Where the sign-in page was to lead. */
function wantedBy({ query }: FastifyRequest): string {
  const { return: wanted } = propertiesOf(query)
  return returnPath(typeof wanted === 'string' ? wanted : undefined)
}

const isVisit = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'
