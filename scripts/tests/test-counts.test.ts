import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plant } from '../../packages/platform/testing/planted.ts'
import { readCounts } from '../test-counts.ts'

const passing =
  "import { test } from 'vitest'\ntest('good', () => {})\ntest.skip('later', () => {})\n"

function countsOf(files: Record<string, string>) {
  using project = plant(files, [])
  writeFileSync(join(project.folder, 'vitest.config.ts'), 'export default {}\n')
  const report = join(project.folder, 'report.json')
  const args = ['run', '--reporter=json', `--outputFile=${report}`]
  const { status } = project.run('vitest/vitest.mjs', ...args)
  return readCounts(report, status ?? 1)
}

test('passed, failed and skipped tests are counted, a file that does not load, and a test that passes at its second try only', () => {
  const failing = "import { test } from 'vitest'\ntest('bad', () => { throw new Error('bad') })\n"
  const racing = `import { expect, test } from 'vitest'
let tries = 0
test('wins', { retry: 1 }, () => expect(++tries).toBe(2))
test('loses', { retry: 1 }, () => expect(1).toBe(2))
`
  const { failures, retried, ...counts } = countsOf({
    'good.test.ts': passing,
    'bad.test.ts': failing,
    'racing.test.ts': racing,
    'gone.test.ts': "import './none.ts'\n",
  })
  expect(counts).toEqual({ passed: 2, failed: 3, skipped: 1 })
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/^bad\.test\.ts: bad\n.*Error: bad/),
    'gone.test.ts',
    expect.stringMatching(/^racing\.test\.ts: loses\n/),
  ])
  expect(retried).toEqual([expect.stringMatching(/^racing\.test\.ts: wins\n.*expected 1 to be 2/)])
})

test('tests that all pass are no error', () => {
  expect(countsOf({ 'good.test.ts': passing })).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: 1,
  })
})

test('an error between the tests counts as one', () => {
  const loose = `${passing}void Promise.reject(new Error('loose'))\n`
  expect(countsOf({ 'good.test.ts': loose })).toMatchObject({ passed: 1, failed: 1 })
})

test('a run without a report is an error', () => {
  expect(readCounts('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 })
})
