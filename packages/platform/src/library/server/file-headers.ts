import { safeName } from './addresses.ts'
import { downloadName, isImage, isVideo } from '../file-types.ts'
import type { LibraryFileRow } from './table.ts'

type Described = Pick<LibraryFileRow, 'name' | 'mime_type'>

/** Shown by the browser: images, videos, PDF. Everything else is saved. */
export function dispositionOf(row: Described): string {
  const isShown =
    isImage(row.mime_type) || isVideo(row.mime_type) || row.mime_type === 'application/pdf'
  const name = encodeURIComponent(downloadName(row.name, row.mime_type)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const kind = isShown ? 'inline' : 'attachment'
  return `${kind}; filename="${safeName(row)}"; filename*=UTF-8''${name}`
}

const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/**
 * No script runs in a file; Chromium still shows a PDF. A video that is opened by its address is asked for once more,
 * by the player of the browser, which may not read it from a sandbox with another origin.
 */
export const policyOf = (row: Described): string =>
  isVideo(row.mime_type) ? `${filePolicy} allow-same-origin` : filePolicy
