import type { FastifyRequest } from 'fastify'
import { isLang, type Lang } from '#src/i18n/locales.ts'

/**
 * The language of the page that makes a call, from its `Referer`; absent where another program
 * calls. Only the path is read, and it counts only where it begins with a language, as no other
 * site's would by chance.
 */
export function pageLanguage({ headers }: FastifyRequest): Lang | undefined {
  const from = URL.parse(headers.referer ?? '')
  const first = from?.pathname.split('/')[1]
  return isLang(first) ? first : undefined
}
