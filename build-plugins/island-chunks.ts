import { globSync } from 'node:fs'
import { join } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

type Parts = ReadonlySet<string>

/**
 * Names the chunk of a module that an island brings: React, the island itself, or what several share.
 * Left to itself the bundler makes a file of each part that the back office uses as well, and many
 * small files compress a good deal worse than a few.
 */
export function islandChunks(root: string) {
  let islands: Map<string, Parts> | undefined
  let frame: Parts = new Set()

  return (id: string, modules: Modules): string | undefined => {
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react'
    if (!islands) {
      frame = partsOf(join(root, 'src/site/client.ts'), modules)
      const files = globSync('src/**/*.island.tsx', { cwd: root }).map((file) => join(root, file))
      islands = new Map(files.map((file) => [nameOf(file), partsOf(file, modules)]))
    }
    if (frame.has(id)) return undefined
    const users = [...islands].filter(([, parts]) => parts.has(id)).map(([name]) => name)
    return users.length > 1 ? 'islands' : users[0]
  }
}

const nameOf = (file: string) => /([^/\\]+)\.island\.tsx$/.exec(file)![1]!

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
