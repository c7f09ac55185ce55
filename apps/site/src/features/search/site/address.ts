import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'

export function searchHref(lang: Lang, text = '', page = 1): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (page > 1) query.set('page', String(page))
  const search = query.toString()
  return pathOf(lang, 'search') + (search && `?${search}`)
}
