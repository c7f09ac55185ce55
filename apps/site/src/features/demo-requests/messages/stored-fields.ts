import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { isFieldName, isRequired } from '../fields.ts'
import { demoRequestWords } from './words.ts'

export interface StoredFields {
  /** A list in words, such as "name, email and country". */
  required: string
  optional: string
}

/** The fields that a demo request stores, for the privacy policy; their order is that of the texts. */
export function storedFieldsIn(lang: Lang): StoredFields {
  const { stored } = demoRequestWords[lang]
  const list = new Intl.ListFormat(localeOf[lang], { type: 'conjunction' })
  const namesOf = (required: boolean) =>
    Object.entries(stored).flatMap(([name, text]) =>
      isFieldName(name) && isRequired(name) === required ? [text] : [],
    )
  return { required: list.format(namesOf(true)), optional: list.format(namesOf(false)) }
}
