import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** One sentence for every library that two packages below `root` name in different versions. */
export function differentVersions(root: string): string[] {
  const found = new Map<string, Map<string, string>>()
  for (const file of globSync('{.,packages/*,apps/*,tools}/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    }))
      found.set(name, (found.get(name) ?? new Map<string, string>()).set(version, file))
  }
  return [...found].flatMap(([name, versions]) =>
    versions.size > 1
      ? [`${name}: ${[...versions].map(([version, file]) => `${version} in ${file}`).join(', ')}.`]
      : [],
  )
}
