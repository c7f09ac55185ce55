import type { FastifyInstance } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Paginated } from '#src/rest/page.ts'
import type { Permission } from '#src/rest/permission.ts'
import { orderBy, paginate } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import {
  languagesApi,
  type TranslationGroup,
  type TranslationGroupQuery,
} from '#src/content/languages-contract.ts'
import { itemsOf, type ContentName } from '../content-type.ts'
import { listChangers } from '../changes/changers.ts'
import { presentTranslationGroups, type TranslatedType } from './linked-translations.ts'
import { managedConditions } from '../lists/managed-list.ts'
import { viewingOf } from '../lists/visibility.ts'

type AnyType = TranslatedType<ContentName>

/** The groups of all content types in one list. */
export function languageRoutes(
  app: FastifyInstance,
  platform: Platform,
  types: readonly AnyType[],
): void {
  const allowed = (permissions: readonly Permission[]) =>
    types.filter(({ name }) => permissions.includes(`${name}:read`))

  route(app, platform, languagesApi.list, ({ query }, { actor: { permissions } }) =>
    listTranslationGroups(platform, allowed(permissions), query),
  )

  route(app, platform, languagesApi.changers, (_, { actor: { permissions } }) =>
    listChangers(platform.store, allowed(permissions)),
  )
}

const sortKeys = {
  title: { by: sql<string>`item.sort_title` },
  updatedAt: { by: sql<string>`item.updated_at`, type: 'time' },
} as const

interface Row {
  id: string
  type: ContentTypeName
  family: string
  language: Lang
  title: string
  sort_title: string
  updated_at: string
}

async function listTranslationGroups(
  platform: Platform,
  allowed: readonly AnyType[],
  { type: wanted, sort = '-updatedAt', limit, after, ...filters }: TranslationGroupQuery,
): Promise<Paginated<TranslationGroup>> {
  const { store } = platform
  const types = allowed.filter(({ name }) => !wanted || name === wanted)
  const parts = await Promise.all(types.map((type) => firstItems(platform, type, filters)))
  const rows = sql.join(
    parts.map((part) => part.rows),
    sql` union all `,
  )
  const total = parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || part.total === undefined ? undefined : sum + part.total),
    0,
  )
  const all = sql<Row>`(${rows})`.as<'item'>(sql.ref('item'))
  const { items, ...rest } = await paginate(
    itemsOf(store.db).selectFrom(all).selectAll().$castTo<Row>(),
    orderBy(sortKeys, sort),
    { limit, after, total },
  )
  const presented = await Promise.all(
    types.map(async (type) => {
      const groups = items.flatMap((row) => (row.type === type.name ? [row.family] : []))
      return [type.name, await presentTranslationGroups(store.db, type, groups)] as const
    }),
  )
  const itemsOfGroup = new Map(presented)
  return {
    ...rest,
    items: items.map(({ updated_at: updatedAt, sort_title: _, family, ...row }) => ({
      ...row,
      updatedAt,
      items: itemsOfGroup.get(row.type)?.(family) ?? {},
    })),
  }
}

/** The item of each group of a type that names it. */
async function firstItems(
  platform: Platform,
  type: AnyType,
  filters: Pick<TranslationGroupQuery, 'search' | 'behind' | 'missing' | 'changedBy'>,
): Promise<{ rows: RawBuilder<Row>; total: number | undefined }> {
  const question = { ...filters, view: 'family' as const, viewing: viewingOf(platform) }
  const { all, total } = await managedConditions(platform.store, type, question)
  const rows = sql<Row>`select id, ${sql.lit(type.name)} as type, family, language, title, sort_title, updated_at
    from ${sql.table(type.name)} where ${sql.join(all, sql` and `)}`
  return { rows, total }
}
