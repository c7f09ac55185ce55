import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as tick } from 'node:timers/promises'
import { compress, cachedResponse, type CachedResponse } from '#src/server/http/cached-response.ts'

export type Headers = Readonly<Record<string, string>>

const typeOf: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  zip: 'application/zip',
}

/** The files of a folder, in memory with their compressed forms once they are read. */
export function builtFiles(root: string, headers: Headers) {
  const files = new Map<string, CachedResponse>()
  const unread = namesOf(root)

  function read(path: string): CachedResponse {
    const extension = path.split('.').at(-1) ?? ''
    const stored = cachedResponse(
      readFileSync(root + path),
      headersOf(extension, path.startsWith('/assets/'), headers),
    )
    for (const [form, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const)
      if (unread.delete(path + ending)) stored[form] = readFileSync(root + path + ending)
    unread.delete(path)
    files.set(path, stored)
    return stored
  }

  return {
    /** Finds a path that has not been read yet. */
    find: (isWanted: (path: string) => boolean) => [...unread].find(isWanted),

    /** Adds a style sheet with a hash in its name, and returns its path. */
    async addStyleSheet(name: string, text: string): Promise<string> {
      const stored = cachedResponse(text, headersOf('css', true, headers))
      await compress(stored)
      const path = `/assets/${name}-${stored.tag.slice(0, 8)}.css`
      files.set(path, stored)
      return path
    },

    file: (path: string): CachedResponse | undefined =>
      files.get(path) ?? (isServed(path) && unread.has(path) ? read(path) : undefined),

    /** Brings into memory what nobody has asked for yet; pictures only come when somebody asks. */
    async readRest(): Promise<void> {
      for (const path of [...unread].filter((one) => isServed(one) && !isPicture(one))) {
        if (unread.has(path)) read(path)
        await tick()
      }
    },
  }
}

/** Paths from the root. */
function namesOf(root: string): Set<string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
  )
}

/** Compressed forms are answers to the address of the plain one. */
const isServed = (path: string): boolean => !path.startsWith('/.vite/') && !/\.(br|gz)$/.test(path)

const isPicture = (path: string): boolean => /\.(avif|jpg)$/.test(path)

/** Built assets carry a hash of their content in their name: they never change. */
function headersOf(extension: string, built: boolean, headers: Headers): Record<string, string> {
  return {
    'content-type': typeOf[extension] ?? 'application/octet-stream',
    'cache-control': built
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...headers,
  }
}
