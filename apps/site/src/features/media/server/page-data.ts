import { listItems } from '@repo/platform/content/server/lists/lists.ts'
import { asOnScreen } from '@repo/platform/content/server/lists/on-screen.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { isLibraryAddress } from '@repo/platform/library/address.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import { extensionOf } from '@repo/platform/library/file-types.ts'
import { findFilesAt } from '@repo/platform/library/server/lists.ts'
import type { LibraryFileRow } from '@repo/platform/library/server/table.ts'
import { playerAddress } from '@repo/platform/rest/players.ts'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import { mediaApi, type MediaChange } from '../contract.ts'
import type { Film, VideosData } from '../site/data.ts'
import { media } from './service.ts'
import type { MediaRow } from './table.ts'

/** What the list shows of what is on an editor's screen. */
const mediaOnScreen = {
  type: media,
  change: mediaApi.update.body,
  shown: ({ title, description, mediaType, mediaURL }: MediaChange): Partial<MediaRow> => ({
    title,
    description,
    media_type: mediaType,
    media_url: mediaURL,
  }),
}

/** The visible videos and webinars of a language, newest change first. */
export async function loadVideos({
  platform,
  lang,
  preview,
}: Pick<LoadContext, 'platform' | 'lang' | 'preview'>): Promise<{ data: VideosData }> {
  const { store, company } = platform
  const { items: stored } = await listItems<'media', MediaRow>(store, media, {
    viewing: viewingOf(platform, preview),
    language: lang,
    visible: true,
  })
  const items = await Promise.all(
    stored.map((row) => asOnScreen(store.db, row, preview, mediaOnScreen)),
  )
  const files = await findFilesAt(
    store,
    items.map(({ media_url }) => media_url),
  )
  const { mediaHosts } = await company()
  const films = items.flatMap((row): Film[] => {
    const source = sourceOf(row.media_url, files.get(row.media_url), mediaHosts)
    const { id, media_type: type, title, description } = row
    return source ? [{ id, type, title, description, source }] : []
  })
  return { data: { films } }
}

function sourceOf(
  address: string,
  file: LibraryFileRow | undefined,
  hosts: readonly string[],
): Film['source'] | undefined {
  if (file)
    return {
      kind: 'own',
      url: addressOf(file),
      mimeType: file.mime_type,
      format: extensionOf(file.mime_type).toUpperCase(),
      size: file.size,
      addedAt: file.created_at,
    }
  if (isLibraryAddress(address)) return undefined
  const { hostname } = new URL(address)
  // Of a host that is not allowed any more the link stays.
  const player = hosts.includes(hostname) && playerAddress(address)
  const host = hostname.replace(/^www\./, '')
  return { kind: 'remote', host, url: address, ...(player && { player }) }
}
