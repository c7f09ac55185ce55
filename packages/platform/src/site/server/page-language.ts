import type { FastifyRequest } from 'fastify'
import { isLang, type Lang } from '#src/i18n/locales.ts'

export interface CallingPage {
  lang: Lang
  name: string
}

/**
 * The page that makes a call, or that led to it, from its `Referer`; absent where another program
 * calls. Only the path is read, and it counts only where it begins with a language, as no other
 * site's would by chance.
 */
export function callingPage({ headers }: FastifyRequest): CallingPage | undefined {
  const from = URL.parse(headers.referer ?? '')
  const [, lang, name = ''] = from?.pathname.split('/') ?? []
  return isLang(lang) ? { lang, name } : undefined
}

/** Its language. */
export const pageLanguage = (request: FastifyRequest): Lang | undefined =>
  callingPage(request)?.lang
