import type { MediaType } from '../contract.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'

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

export interface Film {
  id: string
  type: Stored<MediaType>
  title: string
  /** What happens in it, in lines: read in its place. */
  description: string
  source: OwnFilm | RemoteFilm
}

export interface VideosData {
  /** Newest change first. */
  films: readonly Film[]
}
