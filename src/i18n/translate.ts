import { createTranslator } from 'use-intl/core'
import { localeOf, type Lang } from './locales.ts'

export type Dictionaries<T> = Record<Lang, T>

/** Fills an ICU message (`{count, plural, …}`) of a page's dictionary. Server only: islands receive ready strings. */
export function fill(lang: Lang, message: string, values: Record<string, string | number>): string {
  const translate = createTranslator({ locale: localeOf[lang], messages: { message } })
  return translate('message', values)
}
