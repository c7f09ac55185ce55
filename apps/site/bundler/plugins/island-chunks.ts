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

/** Of a script that islands may bring. */
const mostParts = 40

/**
 * Names the chunk of a module that a page brings. The script of all pages is one file with all that it
 * imports: a part in a file of its own would be asked for when the first has come, a round trip later.
 * Whoever else uses such a part imports it from there, for that script is on every page, those of the
 * back office included. React and what several islands share are one file, each island is one, and a script with all that it imports is one: it
 * comes without React, also where islands import from it. Left to itself the bundler makes a file
 * of each part that the back office uses as well, and many small files compress worse than a few. A
 * script that shares nothing with an island is left to it, for in a file of its own it needs no
 * runtime; and so is what several scripts share, or one of them would bring another. A script of many
 * parts does not keep what islands share with it: each of them would bring the whole of it. A script and an
 * island of two packages are on no page together: what they alone share is in a file of its own.
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

/** The package. */
const homeOf = (file: string) => file.split(/[/\\]/, 2).join('/')

const nameOf = (file: string) => /([^/\\]+)\.(?:island|browser)\.tsx?$/.exec(file)![1]!

/** A module of ours with all that arrives with it: what it imports later does not. */
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
