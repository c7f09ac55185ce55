import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { memoryFolder } from './memory-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** Installed packages as they are; our own are those of the planted project. */
function linkModules(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return
  const from = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(from))
    if (name !== '@repo') symlinkSync(join(from, name), join(folder, 'node_modules', name))
  mkdirSync(join(folder, 'node_modules/@repo'))
  for (const name of readdirSync(join(from, '@repo'))) {
    const place = relative(root, realpathSync(join(from, '@repo', name)))
    symlinkSync(join(folder, place), join(folder, 'node_modules/@repo', name))
  }
}

/**
 * A project of our configuration and the given files only: what the checks say of them is about
 * these files. Gone at the end of the block (`using`). What only reads files needs no installed packages, of which
 * there are four hundred to link.
 */
export function plant(files: Record<string, string>, configuration: readonly string[]) {
  const folder = mkdtempSync(join(memoryFolder(), 'trilane-planted-'))
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root })
  for (const path of ['package.json', 'tsconfig.json', ...manifests, ...configuration])
    cpSync(join(root, path), join(folder, path))
  if (configuration.length > 0) linkModules(folder)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return {
    folder,
    run(program: string, ...args: string[]) {
      linkModules(folder)
      const file = join(root, 'node_modules', program)
      const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, output: stdout + stderr }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
