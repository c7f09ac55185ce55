import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate as tick } from 'node:timers/promises'
import layers from '#src/ui/layers.css?raw'
import type { InlineStyle, SiteAssets } from '../document/head.tsx'
import { compress, cachedResponse, type CachedResponse } from '#src/server/http/cached-response.ts'

export interface Assets {
  /** The assets that a public page links; `module` is that of its route. */
  page(module: string): Promise<SiteAssets>
  backoffice(): Promise<SiteAssets>
  /** The address of a script that a part of a page names: `copy` is `copy.browser.ts`. */
  script(name: string): string
  /** When a page's own folder was last changed, by its module; absent where the build did not know. */
  changedAt(module: string): string | undefined
  /** A built file by its path. */
  file(path: string): CachedResponse | undefined
}

/** From a folder, which another build may take the place of while these are served. */
export interface BuiltAssets extends Assets {
  /** Brings into memory what nobody has asked for yet. */
  readRest(): Promise<void>
}

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>
type Headers = Readonly<Record<string, string>>
/** By folder, as the build writes them. */
type PageDates = Readonly<Record<string, string>>

const typeOf: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  woff2: 'font/woff2',
  zip: 'application/zip',
}

/** The built files, in memory with their compressed forms once they are read; `headers` go with each. */
export async function readAssets(build: string, headers: Headers): Promise<BuiltAssets> {
  const files = new Map<string, CachedResponse>()
  const root = join(build, 'client')
  const unread = namesOf(root)
  const client = await readManifest(join(build, 'client'))
  const styles = await readManifest(join(build, 'styles'))
  const dates = JSON.parse(await readFile(join(build, 'page-dates.json'), 'utf8')) as PageDates
  const frame = cssOf(styles, entryOf(styles, 'document'))
  const siteScript = `/${chunkOf(client, entryOf(client, 'site')).file}`
  const sheets = new Map<string, Promise<string>>()
  const pages = new Map<string, Promise<SiteAssets>>()
  const scripts = new Map(
    Object.entries(client).flatMap(([path, { file }]) => {
      const [, name] = /\/([^/]+)\.browser\.ts$/.exec(path) ?? []
      return name ? [[name, `/${file}`]] : []
    }),
  )
  const font = [...unread].find((path) => path.endsWith('.woff2'))

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

  /** Bundles small style sheets: each link in the head costs a round trip before the first paint. */
  async function bundle(parts: readonly string[]): Promise<string> {
    const texts = await Promise.all(
      parts.map((part) => readFile(join(build, 'styles', part), 'utf8')),
    )
    // The order of the layers comes first: else the first sheet that names a layer decides it.
    return [layers, ...texts].join('\n')
  }

  async function sheet(name: string, parts: readonly string[]): Promise<string> {
    const stored = cachedResponse(await bundle(parts), headersOf('css', true, headers))
    await compress(stored)
    const path = `/assets/${name}-${stored.tag.slice(0, 8)}.css`
    files.set(path, stored)
    return path
  }

  function sheetOf(name: string, parts: readonly string[]): Promise<string> {
    const cached = sheets.get(name) ?? sheet(name, parts)
    sheets.set(name, cached)
    return cached
  }

  async function linkedBy(module: string): Promise<SiteAssets> {
    const own = cssOf(styles, module).filter((part) => !frame.includes(part))
    return {
      css: [await sheetOf('frame', frame)],
      style: own.length ? inlineStyle(await bundle(own)) : undefined,
      scripts: [siteScript],
      font,
    }
  }

  return {
    page(module) {
      const linked = pages.get(module) ?? linkedBy(module)
      pages.set(module, linked)
      return linked
    },
    async backoffice() {
      const entry = entryOf(client, 'backoffice')
      return {
        css: [await sheetOf('layers', []), ...cssOf(client, entry).map((file) => `/${file}`)],
        scripts: [siteScript, `/${chunkOf(client, entry).file}`],
        font,
      }
    },
    changedAt: (module) => dates[dirname(module)],
    script(name) {
      return scripts.get(name) ?? `/${chunkOf(client, name).file}`
    },
    file: (path) =>
      files.get(path) ?? (isServed(path) && unread.has(path) ? read(path) : undefined),
    async readRest() {
      for (const path of [...unread].filter(isServed)) {
        if (unread.has(path)) read(path)
        await tick()
      }
    },
  }
}

function inlineStyle(text: string): InlineStyle {
  if (/<\/style/i.test(text)) throw new Error('A style sheet would end the element that it is in')
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
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

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
}

/** The module that the build begins with under a name of its own. */
function entryOf(manifest: Manifest, name: string): string {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.isEntry && chunk.name === name)
  if (!found) throw new Error(`The entry ${name} has not been built`)
  return found[0]
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`${name} has not been built`)
  return chunk
}

/** The style sheets of a module and of everything it imports, imports first. */
function cssOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const { css = [], imports = [] } = chunkOf(manifest, name)
  return [...new Set([...imports.flatMap((one) => cssOf(manifest, one, seen)), ...css])]
}
