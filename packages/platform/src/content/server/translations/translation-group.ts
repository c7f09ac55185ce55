import type { Lang } from '#src/i18n/locales.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { HttpError, invalidField } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { lockContentType } from '../changes/writes.ts'

interface Input {
  language: Lang
  counterpartOf?: string | null | undefined
}

/**
 * The group of an item after a write: that of the translation it names, where its language is still
 * free (else 409). Without a name it stays in its own, unless its language changes.
 */
export async function translationGroupAfter<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { language, counterpartOf }: Input,
  before?: ItemRow<Name>,
): Promise<string> {
  if (counterpartOf === undefined && before?.language === language) return before.family
  if (!counterpartOf) return newId()
  // The group that is read is still the same when the item joins it.
  await lockContentType(db, type)
  const items = itemsOf(db).selectFrom(tableOf(type)).select(['id', 'family'])
  const translation = await items.where('id', '=', counterpartOf).executeTakeFirst()
  if (!translation)
    throw invalidField(
      'counterpartOf',
      'unknown',
      'This item does not exist. It may have been deleted.',
    )
  if (translation.id === before?.id)
    throw invalidField('counterpartOf', 'choice', 'must be another item')
  const taken = await items
    .where('family', '=', translation.family)
    .where('language', '=', language)
    .where('id', '!=', before?.id ?? '')
    .executeTakeFirst()
  if (!taken) return translation.family
  throw new HttpError('LANGUAGE_TAKEN', {
    fields: [
      {
        field: 'counterpartOf',
        rule: 'unique',
        message: 'already has a translation in this language',
      },
    ],
  })
}
