import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'

interface Use {
  file: string
  /** The names after `styles.`. */
  classes: string[]
  /** Whether names are also made while it runs, as in `styles[tone]`. */
  computed: boolean
}

const imported = /import (\w+) from '([^']+\.module\.css)'/g

/** The sheet that a file imports by this path. */
function moduleOf(file: string, path: string): string {
  if (path.startsWith('#')) return file.replace(/\/src\/.*/, `/${path.slice(1)}`)
  const [, name, rest] = /^@repo\/(\w+)\/(.*)$/.exec(path) ?? []
  return name ? `packages/${name}/src/${rest}` : join(dirname(file), path)
}

function usesByModule(folder: string): Map<string, Use[]> {
  const found = new Map<string, Use[]>()
  for (const file of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, name = '', path = ''] of text.matchAll(imported)) {
      const module = moduleOf(file, path)
      const named = text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
      const use = {
        file,
        classes: Array.from(named, ([, one = '']) => one),
        computed: text.includes(`${name}[`),
      }
      found.set(module, [...(found.get(module) ?? []), use])
    }
  }
  return found
}

function classesOf(sheet: string): Set<string> {
  const found = new Set<string>()
  parse(sheet).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '')
    for (const [, name = ''] of own.matchAll(/\.([a-z_][\w-]*)/gi)) found.add(name)
  })
  return found
}

/** One sentence for every class that code names and no rule has, or that has rules and no user. */
export function strayClasses(folder: string): string[] {
  const uses = usesByModule(folder)
  return globSync('{packages,apps}/*/src/**/*.module.css', { cwd: folder }).flatMap((module) => {
    const classes = classesOf(readFileSync(join(folder, module), 'utf8'))
    const users = uses.get(module) ?? []
    const named = new Set(users.flatMap((use) => use.classes))
    const without = users.flatMap((use) =>
      use.classes
        .filter((name) => !classes.has(name))
        .map((name) => `${use.file}: ${module} has no .${name}.`),
    )
    if (users.some((use) => use.computed)) return without
    const unused = [...classes].filter((name) => !named.has(name))
    return [...without, ...unused.map((name) => `${module}: nothing uses .${name}.`)]
  })
}
