import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * A project of our configuration and the given files only: what the checks say of them is about
 * these files. Gone at the end of the block (`using`).
 */
export function plant(files: Record<string, string>, configuration: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-planted-'))
  for (const path of ['package.json', 'tsconfig.json', ...configuration])
    cpSync(join(root, path), join(folder, path))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return {
    folder,
    run(program: string, ...args: string[]) {
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
