import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uncheckedFiles } from '../unchecked-files.ts'

test('a change is looked at in its file and in those that import it', () => {
  const root = mkdtempSync(join(tmpdir(), 'trilane-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const model = 'packages/hall/src/model/rack.ts'
  const beside = 'packages/hall/src/model/row.tsx'
  const page = 'apps/site/src/pages/simulator.tsx'
  const other = 'apps/site/src/pages/home.tsx'
  write(model, 'export {}')
  write(beside, "import { rack } from './rack.ts'")
  write(page, "const part = () => import('@repo/hall/model/rack.ts')")
  write(other, "import { row } from '@repo/hall/model/row.tsx'")
  write('node_modules/some/rack.ts', "import './rack.ts'")

  const first = uncheckedFiles(root)
  expect(first.unchecked).toHaveLength(4)
  expect(first.isAll).toBe(true)
  first.remember()
  expect(uncheckedFiles(root)).toMatchObject({ unchecked: [], isAll: false })

  write(model, 'export const rack = 1')
  expect(uncheckedFiles(root).unchecked.toSorted()).toEqual([page, model, beside])
  // Until somebody remembers it.
  expect(uncheckedFiles(root).unchecked).toHaveLength(3)
  rmSync(join(root, beside))
  expect(uncheckedFiles(root).unchecked.toSorted()).toEqual([page, model])

  uncheckedFiles(root).remember()
  for (const decisive of [
    'tsconfig.json',
    'tools/checks/boundaries.ts',
    'apps/site/package.json',
  ]) {
    write(decisive, '{}')
    expect([decisive, uncheckedFiles(root).isAll]).toEqual([decisive, true])
    uncheckedFiles(root).remember()
  }
})
