import { fieldFaults, type Failure } from '#src/rest/failure.ts'
import type { NewsField } from './news-values.ts'

/** What the server refused, as a sentence by field. */
export function serverFaults(failure: Failure): Partial<Record<NewsField, string>> {
  if (failure.errorCode === 'PERMALINK_TAKEN') {
    return { permalink: 'Another item has, or had, this permalink.' }
  }
  const sentences = fieldFaults(failure).map(({ field, message }) => [
    field.split('.')[0],
    `This ${message}.`,
  ])
  return Object.fromEntries(sentences) as Partial<Record<NewsField, string>>
}
