import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortClassNames } from '../plugins/short-class-names.ts'

const root = join(import.meta.dirname, '../../../..')
const sheets = globSync('{packages,apps}/*/src/**/*.module.css', { cwd: root })

test('no two classes of the product share a name', () => {
  const shorten = shortClassNames(sheets)
  const all = sheets.flatMap((sheet) => ['a', 'b', 'c'].map((name) => shorten(name, sheet)))
  expect(all.length).toBeGreaterThan(600)
  expect(new Set(all).size).toBe(all.length)
  for (const name of all) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{2}$/)
})

test('a class keeps its name, whoever asks and in whatever order the sheets are named', () => {
  const [first, second] = [shortClassNames(sheets), shortClassNames(sheets.toReversed())]
  expect(first('root', 'packages/platform/src/ui/chip.module.css')).toBe(
    second('root', 'packages/platform/src/ui/chip.module.css'),
  )
  expect(first('root', 'packages/platform/src/ui/chip.module.css')).toBe(
    first('root', 'packages/platform/src/ui/chip.module.css'),
  )
})

test('a sheet that was not named ends the build, and one with more names than signs', () => {
  const shorten = shortClassNames(['a.module.css'])
  expect(() => shorten('x', 'b.module.css')).toThrow('b.module.css is none of the sheets')
  for (let index = 0; index < 62; index += 1) shorten(`x${index}`, 'a.module.css')
  expect(() => shorten('more', 'a.module.css')).toThrow('more than 62 names')
})
