import type { ContentType } from '@repo/platform/content/server/content-type.ts'
import { translationGroupAfter } from '@repo/platform/content/server/translations/translation-group.ts'
import { scheduleAfter, scheduleChange } from '@repo/platform/content/server/publishing/schedule.ts'
import {
  updateItem,
  insertItem,
  getItemForUpdate,
} from '@repo/platform/content/server/changes/writes.ts'
import { isLibraryAddress } from '@repo/platform/library/address.ts'
import { isImage, isVideo } from '@repo/platform/library/file-types.ts'
import { withCurrentUrls } from '@repo/platform/library/server/old-urls.ts'
import { fileIdsInHtml, requireFile } from '@repo/platform/library/server/usage.ts'
import type { Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { lacksPlayer, playerShapes } from '@repo/platform/rest/players.ts'
import { invalidField } from '@repo/platform/server/http/http-error.ts'
import type { MediaChange, MediaInput } from '../contract.ts'
import { presentMedia } from './present.ts'
import type { MediaRow } from './table.ts'

/** What a write of media needs besides. */
export interface MediaWriteContext {
  clock: Clock
  /** Allowed hosts of media addresses. */
  hosts: readonly string[]
}

export const media: ContentType<'media', ReturnType<typeof presentMedia>> = {
  name: 'media',
  visibleWhen: ['active'],
  texts: ({ title, description }) => [
    { field: 'title', text: title },
    { field: 'description', text: description },
  ],
  text: ({ title, description }) => `${title}\n${description}`,
  async fileIds(db, { media_url, poster_id }) {
    const files = await filesAt(db, media_url)
    return poster_id ? [poster_id, ...files] : files
  },
  addresses: ({ media_url }) => ({ media_url }),
  page: ({ language }) => `/${language}/videos`,
  present: presentMedia,
}

export async function createMedia(
  db: WriteTransaction,
  context: MediaWriteContext,
  input: MediaInput,
) {
  const family = await translationGroupAfter(db, media, input)
  const fields = await fieldsOf(db, context, input)
  const state = { ...scheduleAfter(input), active: false }
  return insertItem(
    { db, clock: context.clock, type: media },
    { ...fields, ...state, family },
    input,
  )
}

/** What a change would store of a media item, checked but for its translation group. */
export async function draftMedia(
  db: WriteTransaction,
  context: MediaWriteContext,
  change: MediaChange,
  before: MediaRow,
) {
  const schedule = scheduleChange(media, context.clock, change, before)
  return { fields: { ...(await fieldsOf(db, context, change, before.media_url)), ...schedule } }
}

export async function updateMedia(
  db: WriteTransaction,
  context: MediaWriteContext,
  change: MediaChange,
) {
  const before = await getItemForUpdate(db, media, change)
  const family = await translationGroupAfter(db, media, change, before)
  const { fields } = await draftMedia(db, context, change, before)
  const write = { db, clock: context.clock, type: media }
  return updateItem(write, before, { ...fields, family }, change)
}

/** An address that is stored already may stay: the page shows a link for it. */
async function fieldsOf(
  db: WriteTransaction,
  { hosts }: MediaWriteContext,
  input: MediaInput,
  stored?: string,
) {
  const { language, title, mediaType, description, posterId } = input
  if (posterId) await requireFile(db, posterId, 'posterId', isImage)
  const mediaURL = isLibraryAddress(input.mediaURL)
    ? await withCurrentUrls(db, input.mediaURL)
    : input.mediaURL
  if (isLibraryAddress(mediaURL)) await requireVideo(db, mediaURL)
  else if (!hosts.includes(new URL(mediaURL).hostname))
    throw invalidField('mediaURL', 'choice', `must be on one of the hosts ${hosts.join(', ')}`)
  else if (mediaURL !== stored && lacksPlayer(mediaURL))
    throw invalidField('mediaURL', 'format', `must be the URL of one video: ${playerShapes}`)
  return {
    language,
    title,
    media_type: mediaType,
    media_url: mediaURL,
    description,
    ...(posterId !== undefined && { poster_id: posterId }),
  }
}

async function requireVideo(db: WriteTransaction, address: string): Promise<void> {
  const [id = ''] = await filesAt(db, address)
  await requireFile(db, id, 'mediaURL', isVideo)
}

async function filesAt(db: WriteTransaction, address: string): Promise<string[]> {
  return isLibraryAddress(address) ? fileIdsInHtml(db, address) : []
}
