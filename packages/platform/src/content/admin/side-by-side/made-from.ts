import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { englishNameOf } from '#src/admin/language-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { liveOf } from '../changes/edited-item.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Field } from '../field-types.ts'
import { listOf, valuesOf, type FieldValue, type Values } from '../fields/fields.ts'

/** What a new item takes over from the translation that it is made from. */
export interface MadeFrom<Item> {
  source: Item
  values: Values
  /** Categories whose name in the other language nobody knows yet. */
  unknown: readonly string[]
}

type Names = Readonly<Record<string, string>>

const identity = (html: string) => html

/** Everything but its translated texts and its address, which it gets in its own language. */
export function startOf<Row extends ContentRow, Item extends Row>(
  type: Pick<ContentType<Row, Item>, 'fields'>,
  source: Item,
  language: Lang,
  names: Names,
): MadeFrom<Item> {
  const theirs = valuesOf(type, source, identity)
  const unknown: string[] = []
  const takenOver = (key: string, field: Field<Item>): FieldValue | undefined => {
    const { control } = field
    const value = theirs[key]
    if (control === 'language') return language
    if (control === 'file' || control === 'address') return value
    if (control === 'select' || control === 'event') return value
    if (control === 'singleLine' && field.takenOver) return value
    if (control !== 'chips') return undefined
    if ('options' in field) return value
    return listOf(value).flatMap((name) => {
      if (Object.hasOwn(names, name)) return [names[name]!]
      unknown.push(name)
      return []
    })
  }
  const values = [...type.fields].flatMap(([key, field]) => {
    const value = takenOver(key, field)
    return value === undefined ? [] : [[key, value] as const]
  })
  return {
    source,
    values: { ...Object.fromEntries(values), counterpartOf: source.id },
    unknown: [...new Set(unknown)],
  }
}

/** Fetches the translation and what its categories are called in the other language. */
export function useMadeFrom<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  { from, language }: { from: string; language: Lang },
) {
  const client = useClient()
  const item = useQuery({ ...useContent(type).item(from), enabled: from !== '' })
  // A translation is made from what is published, which is what it will be compared with.
  const source = item.data ? liveOf(item.data) : undefined
  const namesIn = [...type.fields.values()].flatMap((field) =>
    field.control === 'chips' && field.namesIn ? [field.namesIn] : [],
  )[0]
  const names = useQuery({
    queryKey: [type.name, 'names', source?.language, language],
    queryFn: async () =>
      source && namesIn ? await namesIn(client, source.language, language) : {},
    enabled: source !== undefined,
  })
  return {
    error: item.error ?? names.error,
    retry: () => void (item.error ? item.refetch() : names.refetch()),
    made: source && names.data ? startOf(type, source, language, names.data) : undefined,
  }
}

/** `Category left out because it has no German name: “Planning”.` */
export function unknownNames(unknown: readonly string[], language: Lang): string | undefined {
  if (unknown.length === 0) return undefined
  const names = unknown.map((name) => `“${name}”`).join(', ')
  const leftOut =
    unknown.length === 1
      ? 'Category left out because it has'
      : 'Categories left out because they have'
  return `${leftOut} no ${englishNameOf[language]} name: ${names}.`
}
