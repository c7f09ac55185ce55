import { fieldErrorsOf, type CallError } from '#src/rest/call-error.ts'
import type { NewsField } from './news-values.ts'

/** What the server refused, as a sentence by field. */
export function serverErrors(error: CallError): Partial<Record<NewsField, string>> {
  if (error.errorCode === 'PERMALINK_TAKEN') {
    return { permalink: 'Another item has, or had, this permalink.' }
  }
  const sentences = fieldErrorsOf(error).map(({ field, message }) => [
    field.split('.')[0],
    `This ${message}.`,
  ])
  return Object.fromEntries(sentences) as Partial<Record<NewsField, string>>
}
