import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLang, langs } from '#src/i18n/locales.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import type { Platform } from '#src/server/platform.ts'
import type { Pages } from './pages.ts'
import { previewKey, readPreview } from './preview.ts'

interface Asked {
  Params: { lang: string; name?: string }
  Querystring: Readonly<Record<string, string | undefined>>
  Body: Readonly<Record<string, string>>
}

/** The limit of a PUT of an item, plus the overhead of a form's encoding. */
const bodyLimit = 8 * 1024 * 1024

/**
 * `POST /preview/<language>/<name>?preview=<token>` shows the page with the item on an editor's
 * screen, which the field `screen` contains as JSON. The server does not store it. `GET` of the
 * same address redirects to the preview of the saved item.
 */
export function previewRoutes(app: FastifyInstance, platform: Platform, pages: Pages): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const language = `:lang(^(?:${langs.join('|')})$)`
    for (const path of [`/preview/${language}`, `/preview/${language}/:name`]) {
      // The address of a preview of unsaved changes may be shared, so it leads to the saved item.
      scope.get<Asked>(path, async ({ url }, reply) =>
        reply.redirect(url.slice('/preview'.length), 302),
      )
      // The check of the permission precedes the reading of the body.
      scope.post<Asked>(path, { bodyLimit, onRequest: authorize }, async (request, reply) => {
        const { lang, name = '' } = request.params
        const token = request.query[previewKey] ?? ''
        const shows = await readPreview(platform, token)
        if (!isLang(lang) || !shows) throw new HttpError('NOT_FOUND')
        const screen = parsed(request.body['screen'] ?? '')
        const preview = { shows: { ...shows, screen }, token }
        return pages.answer({ lang, name, query: {}, preview }, request, reply)
      })
    }
  })

  /** A link by itself does not authorise anybody to show their own texts on the site. */
  async function authorize({ headers, query }: FastifyRequest<Asked>): Promise<void> {
    const shows = await readPreview(platform, query[previewKey])
    if (!shows) throw new HttpError('NOT_FOUND')
    const session = sessionCookie(platform.config).read(headers.cookie)
    const actor = session === undefined ? undefined : await platform.authenticate(session)
    const permission = `${shows.type}:write`
    if (!actor?.permissions.some((one) => one === permission)) throw new HttpError('FORBIDDEN')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('MALFORMED_REQUEST')
  }
}
