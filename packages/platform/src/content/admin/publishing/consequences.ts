import { englishNameOf } from '#src/admin/language-names.ts'
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
              ? 'It is scheduled, and will not become public.'
              : `${coming.length} of them are scheduled, and will not become public.`,
        },
      ]
    : []
  const [only] = shown
  if (!only) return [...scheduled, { text: 'Visitors see nothing of it now: no page changes.' }]
  if (shown.length > 1)
    return [
      {
        text: `Visitors see ${shown.length} of them now. These pages will not show them any more:`,
        pages: merged(shown.flatMap((item) => type.pagesOf(item))),
      },
      ...(type.addressOf
        ? [{ text: 'Their own addresses, and those that redirect to them, answer “not found”.' }]
        : []),
      ...scheduled,
    ]
  const own = type.addressOf?.(only)
  return [
    ...(own === undefined
      ? []
      : [{ text: `${own} and the addresses that redirect to it answer “not found”.` }]),
    {
      text: 'These pages will not show it any more:',
      pages: type.pagesOf(only).filter(({ path }) => path !== own),
    },
    ...counterpartsOf(type, only),
    { text: 'Files that nothing else on the site shows cannot be opened any more.' },
    ...scheduled,
  ]
}

function counterpartsOf<Row extends ContentRow>(type: Type<Row>, item: Row): Consequence[] {
  const seen = langs.filter((lang) => {
    const counterpart = item.counterparts[lang]
    return counterpart && statusOf(counterpart) === 'published'
  })
  if (!seen.length) return []
  const stays = `In ${listed(seen.map((lang) => englishNameOf[lang]))} it stays as it is.`
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
    ...(isLater ? [{ text: 'Visitors do not see it until the time that is set.' }] : []),
    ...(isMoved ? [{ text: redirectOf(from, to) }] : []),
    ...(gone.length ? [{ text: 'These pages will not show it any more:', pages: gone }] : []),
    ...(come.length ? [{ text: 'These pages will show it:', pages: come }] : []),
    ...(isTranslated && Object.keys(before.counterparts).length
      ? [{ text: 'It leaves its counterparts: they no longer lead to it, nor it to them.' }]
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
  `${from} will redirect to ${to}. If ${to} redirected here until now, that ends.`

const merged = (pages: readonly ShownOn[]): ShownOn[] => [
  ...new Map(pages.map((page) => [page.path, page])).values(),
]

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
