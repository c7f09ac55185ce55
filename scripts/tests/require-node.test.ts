import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const guard = join(root, 'scripts/require-node.mjs')

function underNode(version: string) {
  const versions = JSON.stringify({ ...process.versions, node: version })
  const pretend = `Object.defineProperty(process, 'versions', { value: ${versions} })`
  const imports = [`data:text/javascript,${encodeURIComponent(pretend)}`, guard]
  const args = [...imports.flatMap((url) => ['--import', url]), '-e', "console.log('ran')"]
  return spawnSync(process.execPath, args, { encoding: 'utf8' })
}

test.each(['20.19.0', '22.20.0', '24.14.9'])('Node %s is rejected with the reason', (version) => {
  const { status, stdout, stderr } = underNode(version)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain(`needs Node 24.15 or newer`)
  expect(stderr).toContain(version)
})

test.each(['24.15.0', '26.0.0'])('Node %s may run the scripts', (version) => {
  expect(underNode(version)).toMatchObject({ status: 0, stdout: 'ran\n' })
})

test('every npm script but those that install rejects an older Node', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const unguarded = Object.entries(scripts).filter(
    ([, command]) => !command.includes('--import ./scripts/require-node.mjs'),
  )
  expect(unguarded.map(([name]) => name)).toEqual(['start', 'test'])
})
