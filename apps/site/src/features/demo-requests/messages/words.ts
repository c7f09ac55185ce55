import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { byLang, type Lang } from '@repo/platform/i18n/locales.ts'
import { factsWords } from '@repo/platform/words/index.ts'
import { demoRequestsWords, type DemoRequestsWords } from '#words/index.ts'
import { fieldNames, fieldOf, isRequired, type FieldName } from '../fields.ts'
import { optionNamesOf } from './option-names.ts'
import { recordOf } from '@repo/platform/values/records.ts'

export type DemoRequestWords = ReturnType<typeof wordsIn>

/** The form's own texts, with a sentence for an error of each field and the names of its options. */
function wordsIn(lang: Lang) {
  const own = demoRequestsWords[lang]
  const { page, form, stored } = own
  return {
    page,
    form: { ...form, errors: errorsIn(lang, own) },
    stored,
    options: optionNamesOf(factsWords[lang], own),
  }
}

function errorsIn(lang: Lang, { form, errors }: DemoRequestsWords): Record<FieldName, string> {
  const errorOf = (name: FieldName) => {
    if (isRequired(name)) return form.errors[name]
    const field = fieldOf(name)
    return 'maxLength' in field
      ? fillIn(errors.tooLong, { max: formatNumber(lang, field.maxLength) })
      : errors.notInList
  }
  return recordOf(fieldNames, errorOf)
}

export const demoRequestWords = byLang(wordsIn)
