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

/** As much as a PUT of an item takes, and what the encoding of a form adds. */
const bodyLimit = 8 * 1024 * 1024

/**
 * `POST /preview/<language>/<name>?preview=<token>`: the page with the item as it is on the screen of
 * an editor, who posts that as JSON in the field `screen`. Nothing of it is stored. `GET` of the same
 * address leads to the preview of what is saved.
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
      // The address of a preview of unsaved changes, given to others: it leads to what is saved.
      scope.get<Asked>(path, async ({ url }, reply) =>
        reply.redirect(url.slice('/preview'.length), 302),
      )
      // Whoever may not write is turned away before the body is read.
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

  /** A link alone does not let anybody show texts of their own on the site. */
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
