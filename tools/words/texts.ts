import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { isPlain } from '@repo/platform/i18n/translate.ts'
import type { Place } from './indexes.ts'

/** A text, a list or a record of them, as the JSON files hold them. */
export type Texts = string | Texts[] | { [key: string]: Texts }

export const fileOf = (root: string, place: Place, lang: string): string =>
  join(root, place.package, 'words', place.name, `${lang}.json`)

export const readTexts = (root: string, place: Place, lang: string): Texts =>
  JSON.parse(readFileSync(fileOf(root, place, lang), 'utf8')) as Texts

/** Every text by its way down: `form.errors.email`, `lines.0`. */
export function flatten(texts: Texts, way = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[way, texts]])
  const below = (key: string) => (way ? `${way}.${key}` : key)
  return new Map(Object.entries(texts).flatMap(([key, inner]) => [...flatten(inner, below(key))]))
}

/** The same shape with other texts, by their ways down. */
export function replaceTexts(texts: Texts, by: ReadonlyMap<string, string>, way = ''): Texts {
  if (typeof texts === 'string') return by.get(way) ?? texts
  const below = (key: string) => (way ? `${way}.${key}` : key)
  if (Array.isArray(texts))
    return texts.map((inner, index) => replaceTexts(inner, by, below(String(index))))
  return Object.fromEntries(
    Object.entries(texts).map(([key, inner]) => [key, replaceTexts(inner, by, below(key))]),
  )
}

/** The names that a message fills in. Throws where ICU cannot read it. */
export function namesIn(message: string): Set<string> {
  if (isPlain(message)) return new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
  if (!message.includes('{')) return new Set()
  return new Set(namesOf(parse(message, { ignoreTag: true })))
}

function namesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return namesOf(element.children)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => namesOf(value)),
      ]
    return [element.value]
  })
}
