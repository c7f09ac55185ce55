import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uncheckedFolders } from '../unchecked-folders.ts'

test('a change is looked at in its folder and in those that depend on it', () => {
  const root = mkdtempSync(join(tmpdir(), 'trilane-folders-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const manifest = (folder: string, ...dependencies: string[]) =>
    write(
      `${folder}/package.json`,
      JSON.stringify({ dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])) }),
    )
  manifest('packages/platform')
  manifest('packages/pictures', '@repo/platform')
  manifest('tools', '@repo/estimator')
  manifest('packages/hall', '@repo/platform')
  manifest('packages/estimator', '@repo/platform')
  manifest('apps/site', '@repo/platform', '@repo/hall', '@repo/estimator')
  write('packages/hall/src/deep/hall.ts', 'export {}')

  const first = uncheckedFolders(root)
  expect(first.isAll).toBe(true)
  first.remember()
  expect(uncheckedFolders(root).changed).toEqual([])

  write('packages/hall/src/deep/hall.ts', 'export const hall = 1')
  expect(uncheckedFolders(root).changed).toEqual(['packages/hall', 'apps/site', 'scripts'])
  write('packages/platform/src/a.ts', '')
  expect(uncheckedFolders(root).changed).toContain('packages/estimator')

  uncheckedFolders(root).remember()
  write('tsconfig.json', '{}')
  expect(uncheckedFolders(root).isAll).toBe(true)
})
