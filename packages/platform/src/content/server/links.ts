import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isLang, type Lang } from '#src/i18n/locales.ts'
import { isOneOf } from '#src/server/database/is-one-of.ts'
import type { Database } from '#src/server/database/tables.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { foldText } from '#src/rest/clean-text.ts'
import { pageExists } from '#src/site/existing-pages.ts'
import { pathOf } from '#src/site/paths.ts'
import { siteWords } from '#words/index.ts'
import { isPageName, pageNames } from '#src/facts/page-names.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import { languagesApi, type LinkTarget, type TranslatedLink } from '../languages-contract.ts'
import {
  itemsOf,
  presentSchedule,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from './content-type.ts'
import { listItems } from './lists/lists.ts'
import { viewingOf } from './lists/visibility.ts'

/** The links that lead to the items of a type. */
export interface LinkSource {
  name: ContentTypeName
  find(platform: Platform, language: Lang, words: string): Promise<LinkTarget[]>
  /** The same item in a language, by its id and by its permalink. */
  translate(
    db: Database,
    language: Lang,
    keys: readonly string[],
  ): Promise<Map<string, TranslatedLink>>
}

const atOnce = 8

export function linkSource<Name extends ContentName>(type: ContentType<Name>): LinkSource {
  const hasPages = type.translationColumns?.includes('permalink') === true
  const addressOf = (row: ItemRow<Name>) =>
    hasPages ? type.page(row) : `${type.page(row)}#${row.id}`
  return {
    name: type.name,
    async find(platform, language, words) {
      const question = { language, viewing: viewingOf(platform), limit: atOnce }
      const title = sql.ref(`${type.name}.title`)
      const inTitle = words
        .split(/\s+/)
        .map((word) => sql<boolean>`lower(${title}) like ${`%${word.toLowerCase()}%`}`)
      const list = (more: object) =>
        listItems<Name, ItemRow<Name>>(platform.store, type, { ...question, ...more })
      const pages = await Promise.all(
        words ? [list({ where: inTitle }), list({ search: words })] : [list({})],
      )
      const rows = new Map(pages.flatMap(({ items }) => items).map((row) => [row.id, row]))
      return [...rows.values()].map((row) => ({
        type: type.name,
        id: row.id,
        title: row.title,
        href: addressOf(row),
        active: row.active,
        ...('published' in row && { published: Boolean(row.published) }),
        ...presentSchedule(row),
      }))
    },
    async translate(db, language, keys) {
      if (!keys.length) return new Map()
      const items = itemsOf(db).selectFrom(tableOf(type))
      const permalink = hasPages ? sql<string>`permalink` : sql<string>`id`
      const asked = await items
        .select(['id', 'family', permalink.as('permalink')])
        .where((where) =>
          where.or([isOneOf(db, 'id', keys), sql<boolean>`${permalink} in (${sql.join(keys)})`]),
        )
        .execute()
      if (!asked.length) return new Map()
      const groups = asked.map(({ family }) => family)
      const found = await items
        .selectAll()
        .where(isOneOf(db, 'family', groups))
        .where('language', '=', language)
        .execute()
      const byGroup = new Map(found.map((row) => [row.family, row as ItemRow<Name>]))
      return new Map(
        asked.flatMap(({ id, family, permalink: name }) => {
          const row = byGroup.get(family)
          const link = row && { href: addressOf(row), item: row.id }
          return link ? [[id, link] as const, [name, link] as const] : []
        }),
      )
    },
  }
}

/** What links of a text can lead to, and where they lead in other languages. */
export function linkRoutes(
  app: FastifyInstance,
  platform: Platform,
  sources: readonly LinkSource[],
): void {
  route(app, platform, languagesApi.links, async ({ query }, { actor: { permissions } }) => {
    const { language, search = '' } = query
    const may = sources.filter(({ name }) => permissions.includes(`${name}:read`))
    const found = await Promise.all(may.map((source) => source.find(platform, language, search)))
    return ranked([...pagesIn(language), ...found.flat()], search).slice(0, 2 * atOnce)
  })

  route(app, platform, languagesApi.translatedLinks, ({ query: { language, links } }) =>
    translateLinks(platform.store.db, sources, language, links),
  )
}

interface Page extends LinkTarget {
  /** What else it is found by. */
  line: string
}

function pagesIn(language: Lang): Page[] {
  const { pages, lines } = siteWords[language]
  const about: Readonly<Record<string, string>> = lines
  return pageNames.filter(pageExists).map((name) => ({
    type: 'page',
    title: pages[name],
    href: pathOf(language, name),
    line: `${name.replaceAll('-', ' ')} ${about[name] ?? ''}`,
  }))
}

/** What has the words in its title, then what has them elsewhere; of each kind pages first. */
function ranked(targets: readonly (LinkTarget | Page)[], search: string): LinkTarget[] {
  const asked = foldText(search).split(/\s+/).filter(Boolean)
  const has = (text: string) => asked.every((word) => foldText(text).includes(word))
  const [inTitle, elsewhere]: [LinkTarget[], LinkTarget[]] = [[], []]
  for (const target of targets) {
    const { line, ...rest } = { line: undefined, ...target }
    if (has(target.title)) inTitle.push(rest)
    else if (line === undefined || has(line)) elsewhere.push(rest)
  }
  return [...inTitle, ...elsewhere]
}

interface Split {
  link: string
  /** Below the language; undefined: the link is an id. */
  name: string | undefined
  /** From `?` or `#` on. */
  suffix: string
}

function split(link: string): Split {
  const [, language = '', name = '', suffix = ''] =
    /^\/([a-z]{2})(?:\/([^?#]*))?([?#].*)?$/.exec(link) ?? []
  return isLang(language)
    ? { link, name: name.replace(/\/$/, ''), suffix }
    : { link, name: undefined, suffix: '' }
}

async function translateLinks(
  db: Database,
  sources: readonly LinkSource[],
  language: Lang,
  links: readonly string[],
): Promise<Record<string, TranslatedLink>> {
  const all = links.map(split)
  const keys = all.flatMap(({ link, name, suffix }) =>
    name === undefined ? [link] : [name, suffix.slice(1)].filter(Boolean),
  )
  const found = await Promise.all(sources.map((source) => source.translate(db, language, keys)))
  const items = new Map(found.flatMap((one) => [...one]))
  return Object.fromEntries(
    all.flatMap(({ link, name, suffix }) => {
      if (name === undefined) return items.has(link) ? [[link, items.get(link)!] as const] : []
      const isPage = name === '' || (isPageName(name) && pageExists(name))
      const inPage = isPage ? items.get(suffix.slice(1)) : undefined
      if (inPage) return [[link, { href: inPage.href }] as const]
      if (isPage) return [[link, { href: `${pathOf(language, name)}${suffix}` }] as const]
      const item = items.get(name)
      return item ? [[link, { href: `${item.href}${suffix}` }] as const] : []
    }),
  )
}
