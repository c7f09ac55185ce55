import { globSync } from 'node:fs'
import { join } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

type Parts = ReadonlySet<string>
interface Entry {
  readonly home: string
  readonly parts: Parts
}
type Entries = ReadonlyMap<string, Entry>

/** The most parts of a script that islands may load. */
const mostParts = 40

/**
 * Names the chunk of a module that a page loads.
 *
 * The script of all pages is one file with all its imports: a part in a separate file would cost a
 * second round trip. Every page loads that script, those of the back office included, so other
 * users of such a part import it from there. React and the modules that several islands share are
 * one file. Each island is one file. Each script is one file with all its imports; it loads without
 * React, even where islands import from it.
 *
 * Without these names the bundler makes a file of each part that the back office also uses. Many
 * small files compress worse than a few. The bundler places a script that shares nothing with
 * an island, for in a separate file it needs no runtime. The bundler also places modules that
 * several scripts share, or one script would load another. A script of many parts does not keep the
 * modules that islands share with it: each island would load all of it. No page loads a script and
 * an island of two packages, so their shared modules are in a separate file.
 */
export function islandChunks(root: string) {
  let entries: undefined | { frame: Parts; scripts: Entries; islands: Entries }

  return (id: string, modules: Modules): string | undefined => {
    if (/\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/site\/mount\.ts$/.test(id))
      return 'react'
    const all = (pattern: string | string[]) => {
      const files = globSync(pattern, { cwd: root })
      return new Map(
        files.map((file) => [
          nameOf(file),
          { home: homeOf(file), parts: partsOf(join(root, file), modules) },
        ]),
      )
    }
    entries ??= {
      frame: partsOf(join(root, 'apps/site/src/client.ts'), modules),
      scripts: all([
        'apps/site/src/**/*.browser.ts',
        'packages/{pictures,estimator,hall}/src/**/*.browser.ts',
      ]),
      islands: all('{packages,apps}/*/src/**/*.island.tsx'),
    }
    if (entries.frame.has(id)) return 'site'
    const [script, ...more] = namesWith(entries.scripts, id)
    if (more.length > 0) return undefined
    const [island, ...others] = namesWith(entries.islands, id)
    const { home, parts } = (script && entries.scripts.get(script)) || noEntry
    if (island && parts.size > mostParts) return undefined
    const isAlone = others.length === 0
    if (script && island && isAlone && entries.islands.get(island)?.home !== home) return undefined
    if (script) return sharesWithIslands(parts) ? script : undefined
    return others.length > 0 ? 'react' : island
  }

  function sharesWithIslands(parts: Parts): boolean {
    return [...parts].some((part) => namesWith(entries!.islands, part).length > 0)
  }
}

const noEntry: Entry = { home: '', parts: new Set() }

const namesWith = (all: Entries, id: string): string[] =>
  [...all].filter(([, { parts }]) => parts.has(id)).map(([name]) => name)

/** Returns the package of a file. */
const homeOf = (file: string) => file.split(/[/\\]/, 2).join('/')

const nameOf = (file: string) => /([^/\\]+)\.(?:island|browser)\.tsx?$/.exec(file)?.[1] ?? file

/** Returns a module of ours with all that arrives with it; dynamic imports don't. */
function partsOf(entry: string, modules: Modules): Parts {
  const parts = new Set<string>()
  const add = (id: string) => {
    if (parts.has(id) || id.includes('/node_modules/')) return
    parts.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(add)
  }
  add(entry)
  return parts
}
