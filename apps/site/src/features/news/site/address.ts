import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'

interface Selection {
  category?: string
  search?: string
  page?: number
}

export function newsHref(lang: Lang, { category, search, page = 1 }: Selection = {}): string {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  else if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return pathOf(lang, 'news') + (text && `?${text}`)
}
