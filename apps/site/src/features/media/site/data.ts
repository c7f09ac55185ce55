import type { MediaType } from '../contract.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { ImageFile } from '@repo/platform/ui/responsive-image.tsx'
import type { TimedLine } from '../timed-lines.ts'

/** A file of the library: the page has a player of its own. */
interface OwnFilm {
  kind: 'own'
  url: string
  mimeType: string
  /** As people call it: `MP4`. */
  format: string
  /** Bytes. */
  size: number
  /** Since when there is this file; ISO time, UTC. */
  addedAt: string
}

/** At another host, from which nothing is loaded before a visitor presses for it. */
interface RemoteFilm {
  kind: 'remote'
  host: string
  /** Where the host shows it. */
  url: string
  /** Absent: the host has no player that pages may contain. */
  player?: string
}

/** A line of the description; one with a time leads there in the film. */
export interface FilmLine extends TimedLine {
  /** The film from that second on. */
  href?: string
  /** The player of another host from that second on. */
  player?: string
}

export interface Film {
  id: string
  type: Stored<MediaType>
  title: string
  /** What happens in it: read in its place. */
  lines: readonly FilmLine[]
  /** What stands in its place until it plays. */
  poster?: ImageFile
  /** How long it plays, where that is known. */
  seconds?: number
  /** Address of its captions. */
  captions?: string
  source: OwnFilm | RemoteFilm
}

export interface VideosData {
  /** Newest change first. */
  films: readonly Film[]
}
