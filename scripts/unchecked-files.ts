import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const sources = '{packages,apps,tools,scripts}/**/*.{ts,tsx,mjs}'
/** What decides how every file is judged. */
const shared = ['*.ts', '*.json', '{packages/*,apps/*,tools}/package.json', 'tools/checks/**/*.*']

interface Checked {
  shared: string
  /** State by path from the root. */
  files: Record<string, string>
}

/**
 * Files that differ from when `remember` was called last, and those that import one of them: what the linter says
 * of a file depends on the types that it imports. A file is told by size and time, as building tools do: to read all
 * would take as long as to judge them.
 */
export function uncheckedFiles(root: string) {
  const store = join(root, 'node_modules/.cache/checked-files.json')
  const before = existsSync(store)
    ? (JSON.parse(readFileSync(store, 'utf8')) as Checked)
    : { shared: '', files: {} }
  const statesOf = (patterns: string | readonly string[]): Record<string, string> => {
    const names = globSync(patterns, {
      cwd: root,
      exclude: (name) => name.includes('node_modules'),
    })
    const entries = names.toSorted().map((name) => {
      const { size, mtimeMs } = statSync(join(root, name))
      return [name, `${size} ${mtimeMs}`] as const
    })
    return Object.fromEntries(entries)
  }
  const now: Checked = {
    shared: createHash('sha1')
      .update(JSON.stringify(statesOf(shared)))
      .digest('hex'),
    files: statesOf(sources),
  }
  const all = Object.keys(now.files)
  const isAll = now.shared !== before.shared
  const changed = all.filter((name) => now.files[name] !== before.files[name])
  return {
    /** Paths from the root. */
    unchecked: isAll ? all : withImporters(root, changed, all),
    isAll,
    remember(): void {
      mkdirSync(dirname(store), { recursive: true })
      writeFileSync(store, JSON.stringify(now))
    },
  }
}

/** Imports name their file to its end, so the last part of the path finds them all, and some of a namesake. */
function withImporters(root: string, changed: readonly string[], all: readonly string[]): string[] {
  if (changed.length === 0) return []
  const names = new Set(changed.map((name) => basename(name)))
  const importsChanged = (name: string) =>
    readFileSync(join(root, name), 'utf8')
      .matchAll(/['"][#@./][^'"\n]*\/([^'"/\n]+)['"]/g)
      .some(([, imported]) => names.has(imported ?? ''))
  const own = new Set(changed)
  return all.filter((name) => own.has(name) || importsChanged(name))
}
