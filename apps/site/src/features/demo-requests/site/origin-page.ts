import type { Lang } from '@repo/platform/i18n/locales.ts'

/**
 * Path of the page that led to the form: it is counted, apart from the request, which pages make
 * visitors ask for a demo. Of the form itself where that is another site or in another language.
 */
export function originPage(lang: Lang): string {
  const from = URL.parse(document.referrer)
  const isOwn = from?.origin === location.origin && from.pathname.split('/')[1] === lang
  return isOwn ? from.pathname : location.pathname
}
