import type { ContentType, Desk } from '#src/content/server/content-type.ts'
import { alterItem, insertItem, itemToChange } from '#src/content/server/writes.ts'
import { isLibraryAddress } from '#src/library/address.ts'
import { isVideo } from '#src/library/server/file-types.ts'
import { fileIdsInHtml, requireFile } from '#src/library/server/usage.ts'
import type { Write } from '#src/server/database/tables.ts'
import { invalidField } from '#src/server/http/problem-error.ts'
import type { MediaChange, MediaInput } from '../contract.ts'
import { presentMedia } from './present.ts'

/** What a write of media stands on besides. */
export interface MediaDesk extends Desk {
  /** Hosts whose addresses are taken. */
  hosts: readonly string[]
}

export const media: ContentType<'media'> = {
  name: 'media',
  shownBy: ['active'],
  text: ({ title, description }) => `${title}\n${description}`,
  fileIds: (db, row) => filesAt(db, row.media_url),
  present: presentMedia,
}

export async function createMedia(db: Write, desk: MediaDesk, input: MediaInput) {
  const fields = await fieldsOf(db, desk, input)
  return insertItem(db, desk, media, { ...fields, active: false })
}

export async function updateMedia(db: Write, desk: MediaDesk, change: MediaChange) {
  const before = await itemToChange(db, desk, media, change)
  return alterItem(db, desk, media, before, await fieldsOf(db, desk, change))
}

async function fieldsOf(db: Write, { hosts }: MediaDesk, input: MediaInput) {
  const { language, title, mediaType, mediaURL, description } = input
  if (isLibraryAddress(mediaURL)) await requireVideo(db, mediaURL)
  else if (!hosts.includes(new URL(mediaURL).hostname))
    throw invalidField('mediaURL', 'choice', `must be at one of the hosts ${hosts.join(', ')}`)
  return { language, title, media_type: mediaType, media_url: mediaURL, description }
}

async function requireVideo(db: Write, address: string): Promise<void> {
  const [id = ''] = await filesAt(db, address)
  await requireFile(db, id, 'mediaURL', isVideo)
}

async function filesAt(db: Write, address: string): Promise<string[]> {
  return isLibraryAddress(address) ? fileIdsInHtml(db, `<a href="${address}">`) : []
}
