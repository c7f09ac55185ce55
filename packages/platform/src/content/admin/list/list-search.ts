import { z } from 'zod'
import type { Sort } from '#src/admin/table/data-table.tsx'
import { searchParser, textIn } from '#src/admin/table/list-search.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Fields } from '../content-api.ts'
import { statuses, type Status } from '#src/content/status.ts'

/** The search and filters of a list, from the URL. */
export interface ContentSearch {
  search?: string
  language?: Lang | undefined
  state?: Status
  /** One row for each group. */
  view?: 'family' | undefined
  behind?: Lang | 'any' | undefined
  missing?: Lang | undefined
  category?: string | undefined
  /** The id of the account that was the last to change an item. */
  changedBy?: string | undefined
  sort?: string | undefined
}

interface Listed {
  api: { list: { query: Fields } }
}

/** The filters and orders that the contract's list has. */
export function queryChoices({ api }: Listed) {
  const { state, sort } = api.list.query.shape
  const allowed = optionsOf(state)
  return { states: statuses.filter((one) => allowed.includes(one)), sorts: optionsOf(sort) }
}

function optionsOf(schema: z.core.$ZodType | undefined): readonly string[] {
  if (schema instanceof z.ZodOptional) return optionsOf(schema.unwrap())
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}

/** The scheduled stand in the order of what comes next, which no column has. */
const defaultSortOf = ({ state }: Pick<ContentSearch, 'state'>) =>
  state === 'scheduled' ? '' : '-updatedAt'

/** Parses the URL's query; invalid values are dropped. */
export function contentSearch(type: Listed) {
  const { states, sorts } = queryChoices(type)
  const hasCategories = 'category' in type.api.list.query.shape
  const parse = searchParser({
    language: langs,
    state: states,
    view: ['family'],
    behind: [...langs, 'any'],
    missing: langs,
    sort: sorts,
  })
  return (raw: Record<string, unknown>): ContentSearch => {
    const { sort, ...filters } = parse(raw)
    const usual = defaultSortOf(filters)
    const changedBy = textIn(raw['changedBy'], 64)
    const category = hasCategories ? textIn(raw['category'], 60) : ''
    return {
      ...filters,
      ...(category && { category }),
      ...(changedBy && { changedBy }),
      ...(sort && sort !== usual && { sort }),
    }
  }
}

export function sortOf({ state, sort = defaultSortOf({ state }) }: ContentSearch): Sort {
  return { by: sort.replace('-', ''), descending: sort.startsWith('-') }
}

export function sortKey(type: Listed, { by, descending }: Sort): string | undefined {
  return queryChoices(type).sorts.find((one) => one === `${descending ? '-' : ''}${by}`)
}
