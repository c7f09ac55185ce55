import { chosenBlocks } from '#src/content/merge/merge-blocks.ts'
import { readable } from './blocks.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Field } from '../field-types.ts'
import {
  displayText,
  listOf,
  sameValue,
  textOf,
  type FieldValue,
  type Values,
} from '../fields/fields.ts'
import { changedBy, choiceAt, passagesOf, type Choices, type Place } from './merge.ts'
import type { Passage } from '#src/content/merge/merge-blocks.ts'

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
    return [
      {
        key,
        field: field.label,
        changed,
        base: base === undefined ? null : shown(base),
        theirs: shown(theirs),
        mine: shown(mine),
        bothFit: changed === 'both' && bothOf(field.control, values) !== undefined,
      },
    ]
  })
}

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
        bothFit: changed === 'both' && theirs.length > 0 && mine.length > 0,
      },
    ]
  })
}

type Control = Field<never>['control']

/** Both versions of a value in one; undefined where only one of them can be. */
function bothOf(
  control: Control,
  { base, theirs, mine }: ReturnType<typeof versionsOf>,
): FieldValue | undefined {
  if (control === 'chips') {
    const [were, their, my] = [listOf(base), listOf(theirs), listOf(mine)]
    const kept = their.filter((one) => my.includes(one) || !were.includes(one))
    return [...kept, ...my.filter((one) => !their.includes(one) && !were.includes(one))]
  }
  if (control !== 'multiLine' || !theirs.length || !mine.length) return undefined
  return `${textOf(theirs)}\n${textOf(mine)}`
}

/** One version of both, by what has been chosen. */
export function mergedValues(type: Type, versions: ItemVersions, choices: Choices): Values {
  const places = new Map(placesOf(type, versions).map((place) => [place.key, place]))
  const choiceOf = (key: string) => {
    const place = places.get(key)
    return place ? choiceAt(place, choices) : 'theirs'
  }
  const values = [...type.fields].map(([key, { control }]): [string, FieldValue] => {
    const ofField = versionsOf(versions, key)
    const choice = choiceOf(key)
    if (control !== 'richText')
      return [key, choice === 'both' ? (bothOf(control, ofField) ?? ofField.mine) : ofField[choice]]
    const chosen = passagesOf(textsOf(versions, key)).flatMap((passage, index) =>
      chosenBlocks(passage, choiceOf(keyOf(key, index))),
    )
    return [key, chosen.join('')]
  })
  return Object.fromEntries(values)
}
