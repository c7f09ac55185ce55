import { listItems } from '@repo/platform/content/server/lists/lists.ts'
import { asOnScreen } from '@repo/platform/content/server/lists/on-screen.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { isLibraryAddress } from '@repo/platform/library/address.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import { extensionOf } from '@repo/platform/library/file-types.ts'
import { findFiles, findFilesAt } from '@repo/platform/library/server/lists.ts'
import { imageOf } from '@repo/platform/library/server/page-images.ts'
import type { LibraryFileRow } from '@repo/platform/library/server/table.ts'
import { playerAddress } from '@repo/platform/rest/players.ts'
import type { ImageFile } from '@repo/platform/ui/responsive-image.tsx'
import type { LoadContext } from '@repo/platform/site/server/page-route.ts'
import { mediaApi, type MediaChange } from '../contract.ts'
import type { Film, FilmLine, VideosData } from '../site/data.ts'
import { timedLines } from '../timed-lines.ts'
import { captionsPath, hasCaptions } from './captions.ts'
import { lengthOf } from './film-length.ts'
import { media } from './service.ts'
import type { MediaRow } from './table.ts'

/** What the list shows of what is on an editor's screen. */
const mediaOnScreen = {
  type: media,
  change: mediaApi.update.body,
  shown: (change: MediaChange): Partial<MediaRow> => {
    const { title, description, mediaType, mediaURL, posterId } = change
    return {
      title,
      description,
      media_type: mediaType,
      media_url: mediaURL,
      ...(posterId !== undefined && { poster_id: posterId }),
    }
  },
}

/** The visible videos and webinars of a language, latest change first. */
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
  const posters = await findFiles(
    store,
    items.flatMap(({ poster_id }) => poster_id ?? []),
  )
  const { mediaHosts } = await company()
  const films = await Promise.all(
    items.map(async (row): Promise<Film[]> => {
      const file = files.get(row.media_url)
      const source = sourceOf(row.media_url, file, mediaHosts)
      if (!source) return []
      const { id, media_type: type, title, description } = row
      const image = row.poster_id && posters.get(row.poster_id)
      const poster = image ? posterOf(image) : undefined
      const seconds = file && (await lengthOf(platform.config, file))
      const lines = timedLines(description)
      return [
        {
          id,
          type,
          title,
          lines: lines.map((line) => ({ ...line, ...placeIn(source, line.start) })),
          source,
          ...(poster && { poster }),
          ...(seconds && { seconds }),
          ...(hasCaptions(lines) && { captions: captionsPath(id) }),
        },
      ]
    }),
  )
  return { data: { films: films.flat() } }
}

/** A light still is sent as it is: its variants are made at their first request, and the first visitor would wait. */
function posterOf(file: LibraryFileRow): ImageFile | undefined {
  const image = imageOf(file, 'large')
  if (!image || file.size > lightest) return image
  return { ...image, src: addressOf(file), srcSet: '', sources: [] }
}

/** Bytes. */
const lightest = 50_000

/** Where a film begins at a second: browsers know `#t=`, the hosts `t`. */
function placeIn(source: Film['source'], start?: number): Pick<FilmLine, 'href' | 'player'> {
  if (start === undefined) return {}
  if (source.kind === 'own') return { href: `${source.url}#t=${start}` }
  const { hostname, pathname, searchParams } = new URL(source.url)
  const query = new URLSearchParams(searchParams)
  query.set('t', `${start}s`)
  const href = `https://${hostname}${pathname}?${query}`
  const player = source.player && playerAddress(href)
  return { href, ...(player && { player }) }
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
