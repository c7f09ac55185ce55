import type { QueryClient } from '@tanstack/react-query'
import { isLibraryAddress } from '#src/library/address.ts'
import type { LibraryStore } from '#src/library/admin/library-store.ts'
import type { LibraryFile } from '#src/library/contract.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import type { Field } from '../field-types.ts'
import { textOf, type Values } from '../fields/fields.ts'
import type { Finding } from './findings.tsx'

interface Sources {
  library: Pick<LibraryStore, 'at' | 'item'>
  queries: Pick<QueryClient, 'query'>
}

/** The findings in the fields besides the text. */
export async function fieldFindings(
  { fields }: Pick<ContentType<ContentRow, never>, 'fields'>,
  values: Values,
  sources: Sources,
): Promise<Finding[]> {
  const description = fields.get('description')
  // One that is proposed from the text has the text's beginning in its place.
  const mayBeEmpty = description === undefined || 'proposedFrom' in description
  const isMissing = !mayBeEmpty && !textOf(values['description']).trim()
  const images = await Promise.all(
    [...fields].map(([name, field]) => imageFinding(name, field, values, sources)),
  )
  return [
    ...(isMissing
      ? [
          {
            key: 'description',
            text: 'The description is empty. Enter one for lists and search engines.',
          },
        ]
      : []),
    ...images.filter((finding) => finding !== null),
  ]
}

/** An image that a field names, without alternative text in the language of the item. */
async function imageFinding(
  name: string,
  field: Field<never>,
  values: Values,
  sources: Sources,
): Promise<Finding | null> {
  const file = await fileIn(field, textOf(values[name]), sources)
  if (!file?.mimeType.startsWith('image/')) return null
  const texts: Readonly<Record<string, string>> = file.alt
  // An empty text says that the image is decoration.
  if (texts[textOf(values['language'])] !== undefined) return null
  const text = `The image in the field “${field.label}” has no alternative text in this language.`
  return { key: `alt ${name}`, text }
}

async function fileIn(
  { control }: Field<never>,
  value: string,
  { library, queries }: Sources,
): Promise<LibraryFile | null> {
  if (control === 'file' && value) return queries.query(library.item(value))
  if (control === 'address' && isLibraryAddress(value)) return queries.query(library.at(value))
  return null
}
