import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folders = [
  'packages/platform',
  'packages/pictures',
  'packages/estimator',
  'packages/hall',
  'apps/site',
  'tools',
  'scripts',
]
/** What decides how every folder is judged. */
const shared = ['*.ts', '*.json', 'tools/checks/**']

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * Folders whose files, or those of a package that they depend on, differ from when `remember` was called last.
 * Told by size and time of each file, as building tools do: to read all would take as long as to judge them.
 */
export function uncheckedFolders(root: string) {
  const file = join(root, 'node_modules/.cache/checked-folders.json')
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
    : {}
  const stateOf = (patterns: readonly string[]) => {
    const hash = createHash('sha1')
    const files = globSync(patterns, {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    })
    for (const name of files.toSorted()) {
      const { size, mtimeMs } = statSync(join(root, name))
      hash.update(`${name} ${size} ${mtimeMs}\n`)
    }
    return hash.digest('hex')
  }
  const ownStates = new Map(folders.map((folder) => [folder, stateOf([`${folder}/**/*.*`])]))
  const sharedState = stateOf(shared)
  const now = Object.fromEntries(
    folders.map((folder) => [
      folder,
      [folder, ...dependenciesOf(root, folder)].map((one) => ownStates.get(one)).join() +
        sharedState,
    ]),
  )
  const changed = folders.filter((folder) => now[folder] !== before[folder])
  return {
    changed,
    isAll: changed.length === folders.length,
    remember(): void {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(now))
    },
  }
}

/** The folders of our own packages that the manifest of a folder lists: each lists those behind them too. */
function dependenciesOf(root: string, folder: string): string[] {
  const manifest = join(root, folder, 'package.json')
  // Scripts name what they use in the root's manifest, which names all.
  if (!existsSync(manifest)) return folders.filter((one) => one !== folder)
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return folders.filter((one) => names.includes(`@repo/${one.split('/').at(-1)}`) && one !== folder)
}
