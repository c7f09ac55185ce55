import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withAudit } from '#src/server/database/audit.ts'
import { isExpectedRefusal } from '#src/server/http/expected-refusal.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { foreignOrigin, hasNoOrigin } from '#src/server/http/origin.ts'
import type { Platform } from '#src/server/platform.ts'
import { readAddress } from './address.ts'
import { errorsOf, type Download, type FormHandler } from './forms.ts'
import type { Pages } from './pages.ts'
import { pathOf } from './request-path.ts'

interface Deps {
  platform: Platform
  pages: Pages
  forms: Readonly<Record<string, FormHandler>>
}

/** Forms posted without JavaScript, to the paths of their pages. */
export function formRoutes(
  app: FastifyInstance,
  { platform, pages, forms }: Deps,
  paths: readonly string[],
): void {
  // In a scope of its own: calls do not accept the content type of forms.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const path of paths) scope.post(path, { config: { saysUnavailable: true } }, submit)
  })

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
