import { presentCommon } from '@repo/platform/content/server/content-type.ts'
import type { MediaItem } from '../contract.ts'
import type { MediaRow } from './table.ts'

export const presentMedia = (row: MediaRow): Omit<MediaItem, 'counterparts'> => ({
  ...presentCommon(row),
  mediaType: row.media_type,
  mediaURL: row.media_url,
  description: row.description,
  ...(row.poster_id !== null && { posterId: row.poster_id }),
})
