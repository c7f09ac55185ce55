import { statuses, type Status } from '#src/content/status.ts'
import { isLang, type Lang } from '#src/i18n/locales.ts'
import type { Sort } from '#src/admin/table/sort-button.tsx'
import type { NewsQuery } from '../contract.ts'

/** The view of the list, as its address carries it. */
export interface NewsSearch {
  search?: string
  language?: Lang
  state?: Status
  sort?: NonNullable<NewsQuery['sort']>
}

const sorts = ['updatedAt', '-updatedAt', 'title', '-title', 'publishedAt', '-publishedAt'] as const

/** Takes what an address says as far as it makes sense. */
export function parseNewsSearch(raw: Record<string, unknown>): NewsSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].trim().slice(0, 100) : ''
  const state = statuses.find((one) => one === raw['state'])
  const sort = sorts.find((one) => one === raw['sort'])
  return {
    ...(search && { search }),
    ...(isLang(raw['language']) && { language: raw['language'] }),
    ...(state && { state }),
    ...(sort && sort !== '-updatedAt' && { sort }),
  }
}

export function sortOf({ sort = '-updatedAt' }: NewsSearch): Sort {
  return { by: sort.replace('-', ''), descending: sort.startsWith('-') }
}

export function sortKey({ by, descending }: Sort): NewsSearch['sort'] {
  return sorts.find((one) => one === `${descending ? '-' : ''}${by}`)
}
