import type { FastifyRequest } from 'fastify'
import { isLang } from '@repo/platform/i18n/locales.ts'

/** Path of the page that makes a call, from its `Referer`; absent where another program calls. */
export function pagePath({ headers }: FastifyRequest): string | undefined {
  const path = URL.parse(headers.referer ?? '')?.pathname
  return isLang(path?.split('/')[1]) ? path?.slice(0, 200) : undefined
}
