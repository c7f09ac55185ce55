import { englishNameOf } from '#src/admin/language-names.ts'
import { listed } from '#src/admin/listed.ts'
import { langs } from '#src/i18n/locales.ts'
import { statusOf } from '#src/content/status.ts'
import type { ContentRow, ShownOn } from '../content-type.ts'

interface Type<Row> {
  pagesOf: (row: Row) => readonly ShownOn[]
  withoutIt?: (row: Row) => string
  addressOf?: (row: Row) => string
}

/** One consequence, with the pages that it is about. */
export interface Consequence {
  text: string
  pages?: readonly ShownOn[]
}

export const isPublic = (row: ContentRow, now = Date.now()): boolean =>
  statusOf(row, now) === 'published'

/** What visitors lose when the items are hidden or deleted. */
export function lossOf<Row extends ContentRow>(
  type: Type<Row>,
  items: readonly Row[],
): Consequence[] {
  const shown = items.filter((item) => isPublic(item))
  const coming = items.filter((item) => statusOf(item) === 'scheduled')
  const scheduled: Consequence[] = coming.length
    ? [
        {
          text:
            coming.length === 1
              ? 'The scheduled item will not become public.'
              : `${coming.length} scheduled items will not become public.`,
        },
      ]
    : []
  const [only] = shown
  if (!only)
    return [
      ...scheduled,
      {
        text: `${items.length === 1 ? 'This is not' : 'None of these is'} public now, so no pages will change.`,
      },
    ]
  if (shown.length > 1)
    return [
      {
        text: `${shown.length} of these are public now. They will disappear from these pages:`,
        pages: merged(shown.flatMap((item) => type.pagesOf(item))),
      },
      ...(type.addressOf
        ? [{ text: 'Their own URLs, and those that redirect to them, will show “not found”.' }]
        : []),
      ...scheduled,
    ]
  const own = type.addressOf?.(only)
  return [
    ...(own === undefined
      ? []
      : [{ text: `${own} and the URLs that redirect to it will show “not found”.` }]),
    {
      text: 'Removed from these pages:',
      pages: type.pagesOf(only).filter(({ path }) => path !== own),
    },
    ...translationsOf(type, only),
    { text: 'Files used only here will no longer be public.' },
    ...scheduled,
  ]
}

function translationsOf<Row extends ContentRow>(type: Type<Row>, item: Row): Consequence[] {
  const seen = langs.filter((lang) => {
    const translation = item.counterparts[lang]
    return translation && statusOf(translation) === 'published'
  })
  if (!seen.length) return []
  const stays = `The ${listed(seen.map((lang) => englishNameOf[lang]))} ${seen.length === 1 ? 'translation stays' : 'translations stay'} public.`
  return [{ text: [stays, type.withoutIt?.(item)].filter(Boolean).join(' ') }]
}

/** What visitors see differently once a change of a public item is saved. */
export function changeOf<Row extends ContentRow>(
  type: Type<Row>,
  before: Row,
  after: Row,
): Consequence[] {
  if (!isPublic(before)) return []
  const [was, is] = [type.pagesOf(before), type.pagesOf(after)]
  const without = (these: readonly ShownOn[], those: readonly ShownOn[]) =>
    these.filter(({ path }) => !those.some((one) => one.path === path))
  const [from, to] = [type.addressOf?.(before), type.addressOf?.(after)]
  const isMoved = from !== undefined && to !== undefined && from !== to
  const gone = without(was, is).filter(({ path }) => path !== from)
  const come = without(is, was).filter(({ path }) => path !== to)
  const isLater = statusOf(after) === 'scheduled'
  const isTranslated = before.language !== after.language
  return [
    ...(isLater ? [{ text: 'Hidden from visitors until the scheduled time.' }] : []),
    ...(isMoved ? [{ text: redirectOf(from, to) }] : []),
    ...(gone.length ? [{ text: 'Removed from these pages:', pages: gone }] : []),
    ...(come.length ? [{ text: 'Added to these pages:', pages: come }] : []),
    ...(isTranslated && Object.keys(before.counterparts).length
      ? [{ text: 'This unlinks the translations, so their language menus no longer lead here.' }]
      : []),
  ]
}

/**
 * What the visitors' pages have changed by, after an action, in one line; empty: in nothing. Whether a
 * page shows an item only for a while, such as the three newest, is not known here: those are left out.
 */
export function outcomeOf<Row extends ContentRow>(
  type: Type<Row>,
  before: readonly Row[],
  after: readonly Row[],
): string {
  const was = before.filter((item) => isPublic(item))
  const is = after.filter((item) => isPublic(item))
  const without = (these: readonly Row[], those: readonly Row[]) =>
    these.filter(({ id }) => !those.some((one) => one.id === id))
  const pathsOf = (items: readonly Row[]) =>
    merged(items.flatMap((item) => type.pagesOf(item).filter((page) => !page.while))).map(
      ({ path }) => path,
    )
  const [gone, come] = [pathsOf(without(was, is)), pathsOf(without(is, was))]
  return [
    ...(come.length ? [`Now on ${shortened(come)}.`] : []),
    ...(gone.length ? [`No longer on ${shortened(gone)}.`] : []),
  ].join(' ')
}

const most = 6

function shortened(paths: readonly string[]): string {
  const more = paths.length - most
  return listed(more > 0 ? [...paths.slice(0, most), `${more} more`] : paths)
}

/** What becomes of the former address of an item that has been published. */
export const redirectOf = (from: string, to: string): string =>
  `${from} will redirect to ${to}. Any redirect from ${to} is removed.`

const merged = (pages: readonly ShownOn[]): ShownOn[] => [
  ...new Map(pages.map((page) => [page.path, page])).values(),
]
