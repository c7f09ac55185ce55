import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const rows = readFileSync(join(root, 'docs/specified-states.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every sentence of the specification on states, messages and timings names a test that is there', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
  const missing = rows.filter(([, , , file = '', name = '']) => {
    const path = join(root, file.replaceAll('`', ''))
    return !name || !readFileSync(path, 'utf8').includes(name)
  })
  expect(missing.map(([, , sentence]) => sentence)).toEqual([])
})
