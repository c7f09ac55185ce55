import { readable } from './blocks.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { displayText, sameValue, textOf, type FieldValue, type Values } from '../fields/fields.ts'
import { changedBy, choiceAt, passagesOf, type Choices, type Passage, type Place } from './merge.ts'

export interface ItemVersions {
  /** The version that both began with; absent where it is not known. */
  base: Values | undefined
  theirs: Values
  mine: Values
}

type Type = Pick<ContentType<ContentRow, never>, 'fields'>
type FileName = (id: string) => string

const versionsOf = ({ base, theirs, mine }: ItemVersions, key: string) => ({
  base: base && (base[key] ?? ''),
  theirs: theirs[key] ?? '',
  mine: mine[key] ?? '',
})

const textsOf = (versions: ItemVersions, key: string) => {
  const { base, theirs, mine } = versionsOf(versions, key)
  return { base: base && textOf(base), theirs: textOf(theirs), mine: textOf(mine) }
}

/** The files that the versions of an item name by their ids, each once. */
export function fileIdsIn({ fields }: Type, { base, theirs, mine }: ItemVersions): string[] {
  const keys = [...fields].flatMap(([key, { control }]) => (control === 'file' ? [key] : []))
  const ids = [base, theirs, mine].flatMap((values) =>
    keys.map((key) => textOf(values?.[key] ?? '')),
  )
  return [...new Set(ids)].filter((id) => id !== '')
}

/** The fields that a version is made of: restoring one leaves the schedule of the item as it is. */
export const withoutTimes = ({ fields }: Type): Type => ({
  fields: new Map([...fields].filter(([, { control }]) => control !== 'time')),
})

/** The fields in which two versions of an item differ, of a rich text each passage. */
export function placesOf(
  { fields }: Type,
  versions: ItemVersions,
  fileName: FileName = (id) => id,
): Place[] {
  return [...fields].flatMap(([key, field]): Place[] => {
    if (field.control === 'richText')
      return placesIn(passagesOf(textsOf(versions, key)), key, field.label)
    const values = versionsOf(versions, key)
    const changed = changedBy<FieldValue>(values, sameValue)
    if (!changed) return []
    const shown = (value: FieldValue) => displayText(field, value, fileName)
    const { base, theirs, mine } = values
    const was = base === undefined ? null : shown(base)
    return [
      { key, field: field.label, changed, base: was, theirs: shown(theirs), mine: shown(mine) },
    ]
  })
}

/** Whether nobody else has changed anything that differs from my version. */
export const isOnlyMine = (type: Type, versions: ItemVersions): boolean =>
  placesOf(type, versions).every(({ changed }) => changed === 'mine')

const keyOf = (key: string, index: number) => `${key} ${index}`
const shownText = (blocks: readonly string[]) => blocks.map(readable).join('\n')

function placesIn(passages: readonly Passage[], key: string, label: string): Place[] {
  let paragraph = 1
  return passages.flatMap(({ changed, base, theirs, mine }, index): Place[] => {
    const field = `${label}, paragraph ${paragraph}`
    paragraph += mine.length
    if (!changed) return []
    return [
      {
        key: keyOf(key, index),
        field,
        changed,
        base: base && shownText(base),
        theirs: shownText(theirs),
        mine: shownText(mine),
        blocks: { base, theirs, mine },
      },
    ]
  })
}

/** One version of both, by what has been chosen. */
export function mergedValues(type: Type, versions: ItemVersions, choices: Choices): Values {
  const places = new Map(placesOf(type, versions).map((place) => [place.key, place]))
  const sideAt = (key: string) => {
    const place = places.get(key)
    return place && choiceAt(place, choices)
  }
  const values = [...type.fields].map(([key, { control }]): [string, FieldValue] => {
    const { theirs, mine } = versionsOf(versions, key)
    if (control !== 'richText') return [key, sideAt(key) === 'mine' ? mine : theirs]
    const passages = passagesOf(textsOf(versions, key))
    const chosen = passages.flatMap((passage, index) =>
      sideAt(keyOf(key, index)) === 'mine' ? passage.mine : passage.theirs,
    )
    return [key, chosen.join('')]
  })
  return Object.fromEntries(values)
}
