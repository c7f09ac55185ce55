import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import { isExpectedRefusal } from '#src/server/http/expected-refusal.ts'
import { foreignOrigin, hasNoOrigin } from '#src/server/http/origin.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import { withAudit } from '#src/server/database/audit.ts'
import { unknownCall } from '#src/server/http/unknown-call.ts'
import type { Platform } from '#src/server/platform.ts'
import { returnPath } from '../forms/return-path.ts'
import { readAddress } from './address.ts'
import { backofficePage } from './backoffice-page.tsx'
import type { Assets } from './assets.ts'
import { cachedResponse, respond } from '#src/server/http/cached-response.ts'
import { errorsOf, type Download, type FormHandler } from './forms.ts'
import type { PageRequest } from './page-request.ts'
import type { Pages } from './pages.ts'
import { previewKey, readPreview } from './preview.ts'

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
  const { platform, pages, assets, forms, headers } = parts
  const unknown = unknownCall(parts.endpoints)

  const config = { saysUnavailable: true }
  for (const path of ['/', `/${anyLang}`, `/${anyLang}/:name`]) app.get(path, { config }, visit)

  app.get<{ Params: { lang: Lang } }>(`/offline/${anyLang}`, (request, reply) =>
    pages.answerOffline(request.params.lang, request, reply),
  )

  // In a scope of its own: calls do not accept the content type of forms.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const path of [`/${anyLang}`, `/${anyLang}/:name`]) scope.post(path, { config }, submit)
  })

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
        return pages.answer(await asked(address, request.query as Query), request, reply)
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
    const { token, code, forgot } = request.query as Query
    const session = sessionCookie(platform.config).read(request.headers.cookie)
    if (session === undefined || token !== undefined || code !== undefined || forgot !== undefined)
      return false
    return (await platform.authenticate(session)) !== undefined
  }

  async function submit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = readAddress(pathOf(request))
    const values = request.body
    if (address.kind !== 'page') throw new HttpError('NOT_FOUND')
    if (!isFields(values)) throw new HttpError('UNSUPPORTED_MEDIA_TYPE')
    const { lang, name } = address
    if (request.isShed) return pages.answer({ lang, name, query: {}, posted: {} }, request, reply)
    const { form = '' } = values
    const handler = Object.hasOwn(forms, form) ? forms[form] : undefined
    if (!handler) throw new HttpError('MALFORMED_REQUEST')
    if (handler.startsSession && hasNoOrigin(request.headers)) throw foreignOrigin(request.headers)
    try {
      const posted = { lang, name, values, request, reply }
      const auditContext = { call: `POST form ${form}` }
      const next = await withAudit(auditContext, () => handler.handle(platform, posted))
      if (next === 'show')
        return await pages.answer({ lang, name, query: {}, posted: values }, request, reply)
      if ('download' in next) return await sendFile(reply, next.download)
      return await reply.redirect(next.redirectTo, 303)
    } catch (error) {
      const isFault = !(error instanceof HttpError) || error.status >= 500
      if (isFault && !isExpectedRefusal(error))
        request.log.error({ err: error }, 'a form could not be processed')
      const rejected = {
        status: pageStatusOf(error),
        form: values.form ?? '',
        values: withoutSecrets(values),
        errors: errorsOf(handler, lang, error),
      }
      return pages.answer({ lang, name, query: {}, rejected }, request, reply)
    }
  }
}

/** The page with a rejected form has 422, except 429 and server errors, which keep their status. */
function pageStatusOf(error: unknown): number {
  if (!(error instanceof HttpError)) return 500
  return error.status === 429 || error.status >= 500 ? error.status : 422
}

/** Where the sign-in page was to lead. */
function wantedBy({ query }: FastifyRequest): string {
  const { return: wanted } = query as Query
  return returnPath(typeof wanted === 'string' ? wanted : undefined)
}

const isVisit = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** The path as the router read it: decoded once. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    throw new HttpError('MALFORMED_REQUEST')
  }
}

function isFields(body: unknown): body is Record<string, string> {
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).every((value) => typeof value === 'string')
  )
}

function withoutSecrets({ password: _, ...rest }: Record<string, string>) {
  return rest
}

/** Made for one visitor: no cache keeps it. */
const sendFile = (reply: FastifyReply, { name, type, bytes }: Download) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
    .send(Buffer.from(bytes))
