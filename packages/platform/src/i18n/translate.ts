import { createTranslator } from 'use-intl/core'
import { fillIn } from './fill-in.ts'
import { localeOf, type Lang } from './locales.ts'

export type Dictionaries<T> = Record<Lang, T>

type Values = Record<string, string | number>

// A message takes far longer to read than to fill.
const translators = new Map<string, (values: Values) => string>()

/** Fills an ICU message (`{count, plural, …}`) of a page's dictionary. Server only: islands receive ready strings. */
export function fill(lang: Lang, message: string, values: Values): string {
  const key = lang + message
  const known = translators.get(key) ?? translatorOf(lang, message)
  translators.set(key, known)
  return known(values)
}

/** Names in braces, and nothing else that ICU reads: plurals, quotes, tags. */
export const isPlain = (message: string) => !/\{(?!\w+\})|['<]/.test(message)

function translatorOf(lang: Lang, message: string): (values: Values) => string {
  if (isPlain(message)) return (values) => fillIn(message, values)
  const translate = createTranslator({ locale: localeOf[lang], messages: { message } })
  return (values) => translate('message', values)
}
