import { z } from 'zod'
import {
  changeFields,
  contentCalls,
  counterpartOf,
  description,
  itemFields,
  title,
} from '@repo/platform/content/calls.ts'
import { scheduleFields } from '@repo/platform/content/schedule-fields.ts'
import { siteListCall } from '@repo/platform/content/site-list-call.ts'
import { withChanges } from '@repo/platform/content/changes-calls.ts'
import { contentFilters, plainContentQuery } from '@repo/platform/content/list-calls.ts'
import { isLibraryAddress } from '@repo/platform/library/address.ts'
import { itemId } from '@repo/platform/rest/item.ts'
import { clearable, lang, singleLine } from '@repo/platform/rest/text.ts'
import { listQuery } from '@repo/platform/rest/page.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedDescription, storedId } from '@repo/platform/rest/stored.ts'

export const mediaTypes = ['video', 'webinar'] as const
const mediaType = z.enum(mediaTypes)

/** No credentials, no port, no blanks; which hosts are allowed is a matter of configuration. */
const httpsAddress = /^https:\/\/[a-z0-9.-]+(?:[/?#][^\s"'<>\\]*)?$/i

const exampleURL = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const mediaURL = withExample(
  singleLine(1, maxLength.address).refine(
    (text) => isLibraryAddress(text) || (httpsAddress.test(text) && URL.canParse(text)),
    'must be the URL of a video in the library or on an allowed host',
  ),
  exampleURL,
)

const mediaItem = z.strictObject({
  ...itemFields,
  mediaType: storedOption(mediaTypes),
  mediaURL: withExample(z.string(), exampleURL),
  /**
   * A line that begins with a time is shown at that time: a sentence as a caption, anything else as
   * a chapter.
   */
  description: storedDescription,
  /** The image of the library that stands in place of the video until it plays. */
  posterId: storedId.optional(),
})

/** The single item, for staff. */
const storedMediaItem = withChanges(mediaItem)

const mediaInput = z.strictObject({
  language: lang,
  title,
  mediaType,
  mediaURL,
  description,
  /** An image of the library. Absent: the stored one remains; null or empty removes it. */
  posterId: clearable(itemId),
  counterpartOf,
  ...scheduleFields,
})

const mediaChange = mediaInput.extend(changeFields)

export const mediaApi = {
  ...contentCalls({
    name: 'media',
    itemName: 'a media item',
    item: storedMediaItem,
    listed: mediaItem,
    input: mediaInput,
    change: mediaChange,
    query: plainContentQuery,
    filters: contentFilters,
  }),
  siteList: siteListCall('media', mediaItem, 'latest change first', listQuery),
}

export type MediaType = (typeof mediaTypes)[number]
export type MediaItem = z.output<typeof storedMediaItem>
export type MediaInput = z.output<typeof mediaInput>
export type MediaChange = z.output<typeof mediaChange>
