import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const rows = text.match(/^\| \d.*$/gm) ?? []

test('every file and part that the ASVS table names as proof is there', () => {
  const files = [...text.matchAll(/`((?:packages|apps|tools|docs|scripts)\/[^`\s]+)`/g)].map(
    ([, path]) => path!,
  )
  expect(files.length).toBeGreaterThan(100)
  const isThere = (path: string) =>
    existsSync(join(root, path)) || globSync(path, { cwd: root }).length > 0
  expect(files.filter((path) => !isThere(path))).toEqual([])
  const parts = [...text.matchAll(/`faults: (\w[\w-]*)`/g)].map(([, name]) => name!)
  const missing = parts.filter((name) => name !== 'name' && !isThere(`tools/faults/${name}.ts`))
  expect(missing).toEqual([])
})

test('every requirement in it has one of the states', () => {
  const states = rows.map((row) => row.split('|')[4]?.trim())
  expect(states.length).toBeGreaterThan(150)
  expect(new Set(states)).toEqual(new Set(['met', 'operator', 'n/a', '**open**']))
})
