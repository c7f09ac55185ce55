import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const stampFile = join(root, 'build/stamp')
const sources = [
  'packages/*/{src,words}/**/*',
  'apps/site/{src,words,migrations,public,bundler}/**/*',
  'apps/site/vite.config.ts',
  'package-lock.json',
]

export function hashSources(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Marks `build/` as made from the sources that had this hash. */
export function writeStamp(hash: string): void {
  writeFileSync(stampFile, hash)
}

/** Builds where `build/` is missing or made from other sources; false where the build failed. */
export function ensureBuilt(): boolean {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources()) return true
  const build = spawnSync(process.execPath, [join(root, 'apps/site/bundler/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  return build.status === 0
}
