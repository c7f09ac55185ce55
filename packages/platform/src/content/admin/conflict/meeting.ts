import { listed } from '#src/admin/listed.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Values } from '../fields/fields.ts'
import { mergedValues, placesOf, type ItemVersions } from './item-merge.ts'
import type { Place } from './merge.ts'

/** The outcome of comparing two versions of an item. */
export type Meeting =
  /** The stored version has no other change than mine. */
  | { outcome: 'mine' }
  /** Each has changed other places: both are in one version, without a question. */
  | { outcome: 'merged'; values: Values; added: string }
  | { outcome: 'conflict' }

type Type = Pick<ContentType<ContentRow, never>, 'fields'>

export function meet(type: Type, versions: ItemVersions): Meeting {
  const places = placesOf(type, versions)
  if (places.every(({ changed }) => changed === 'mine')) return { outcome: 'mine' }
  const isKnown = versions.base !== undefined
  if (!isKnown || places.some(({ changed }) => changed === 'both')) return { outcome: 'conflict' }
  const theirs = places.filter(({ changed }) => changed === 'theirs')
  return { outcome: 'merged', values: mergedValues(type, versions, {}), added: namesOf(theirs) }
}

/** `“Title” and 2 paragraphs`. */
function namesOf(places: readonly Place[]): string {
  const fields = places.filter(({ blocks }) => !blocks).map(({ field }) => `“${field}”`)
  const paragraphs = places.reduce(
    (sum, { blocks }) =>
      sum + (blocks ? Math.max(blocks.base?.length ?? 0, blocks.theirs.length) : 0),
    0,
  )
  const counted = `${paragraphs} ${paragraphs === 1 ? 'paragraph' : 'paragraphs'}`
  return listed([...fields, ...(paragraphs ? [counted] : [])])
}

/** `who`: null where it is not known. */
export const mergedMessage = (who: string | null, added: string): string =>
  `${who ? `${who}’s` : 'A colleague’s'} changes to ${added} were added to your version.`

/** My version again, without what came from them; what was typed since the merge stays. */
export const withoutTheirs = (
  type: Type,
  { mine, merged, now }: { mine: Values; merged: Values; now: Values },
): Values => {
  const versions = { base: merged, theirs: mine, mine: now }
  const mineNow = placesOf(type, versions).filter(({ changed }) => changed === 'both')
  return mergedValues(type, versions, Object.fromEntries(mineNow.map(({ key }) => [key, 'mine'])))
}
