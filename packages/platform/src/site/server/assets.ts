import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import layers from '#src/ui/layers.css?raw'
import type { InlineStyle, SiteAssets } from '../document/head.tsx'
import type { CachedResponse } from '#src/server/http/cached-response.ts'
import { builtFiles, type Headers } from './built-files.ts'

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
/** By folder, as the build writes them. */
type PageDates = Readonly<Record<string, string>>

/** The built files, in memory with their compressed forms once they are read; `headers` go with each. */
export async function readAssets(build: string, headers: Headers): Promise<BuiltAssets> {
  const files = builtFiles(join(build, 'client'), headers)
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
  const font = files.find((path) => path.endsWith('.woff2'))

  /** Bundles small style sheets: each link in the head costs a round trip before the first paint. */
  async function bundle(parts: readonly string[]): Promise<string> {
    const texts = await Promise.all(
      parts.map((part) => readFile(join(build, 'styles', part), 'utf8')),
    )
    // The order of the layers comes first: else the first sheet that names a layer decides it.
    return [layers, ...texts].join('\n')
  }

  async function sheet(name: string, parts: readonly string[]): Promise<string> {
    return files.addStyleSheet(name, await bundle(parts))
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
    file: files.file,
    readRest: files.readRest,
  }
}

function inlineStyle(text: string): InlineStyle {
  if (/<\/style/i.test(text)) throw new Error('A style sheet would end the element that it is in')
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
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
