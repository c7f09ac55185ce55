import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

// "npm ci" refuses a lock file without the optional packages of other platforms, and npm leaves those
// out in silence when the registry does not (yet) have them. The remedy is a version that has all.

const names = z.record(z.string(), z.string()).optional()
const lockFileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      dependencies: names,
      optionalDependencies: names,
    }),
  ),
})

const { packages } = lockFileSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8')),
)

/** Where Node would look for `dependency` from the package at `path`: there, then in each folder above. */
function placesOf(path: string, dependency: string): string[] {
  const place = path === '' ? `node_modules/${dependency}` : `${path}/node_modules/${dependency}`
  if (path === '') return [place]
  return [
    place,
    ...placesOf(path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, ''), dependency),
  ]
}

test('the lock file has every package that a package depends on, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((dependency) => placesOf(path, dependency).every((place) => !packages[place]))
      .map((dependency) => `${path} -> ${dependency}`),
  )
  expect(missing).toEqual([])
})

test('the lock file has a checksum of every package and names no registry', () => {
  // Our own are folders, and links to them.
  const entries = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(entries.filter(([, { integrity }]) => !integrity)).toEqual([])
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([])
})
