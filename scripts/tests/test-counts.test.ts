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

test('passed, failed and skipped tests are counted', () => {
  const failing = "import { test } from 'vitest'\ntest('bad', () => { throw new Error('bad') })\n"
  expect(countsOf({ 'good.test.ts': passing, 'bad.test.ts': failing })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: [expect.stringMatching(/^bad\.test\.ts: bad\n.*Error: bad/)],
    retried: [],
  })
})

test('tests that all pass are no error', () => {
  expect(countsOf({ 'good.test.ts': passing })).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: 1,
  })
})

test('a test that passes at its second try only is named with the error of the first', () => {
  const racing = `import { expect, test } from 'vitest'
let tries = 0
test('wins', { retry: 1 }, () => expect(++tries).toBe(2))
test('loses', { retry: 1 }, () => expect(1).toBe(2))
`
  const { passed, failed, retried } = countsOf({ 'racing.test.ts': racing })
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(retried).toEqual([expect.stringMatching(/^racing\.test\.ts: wins\n.*expected 1 to be 2/)])
})

test('a file that does not load is an error', () => {
  expect(
    countsOf({ 'good.test.ts': passing, 'bad.test.ts': "import './none.ts'\n" }),
  ).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['bad.test.ts'],
  })
})

test('an error between the tests counts as one', () => {
  const loose = `${passing}void Promise.reject(new Error('loose'))\n`
  expect(countsOf({ 'good.test.ts': loose })).toMatchObject({ passed: 1, failed: 1 })
})

test('a run without a report is an error', () => {
  expect(readCounts('/nowhere/report.json', 0)).toMatchObject({ passed: 0, failed: 1 })
})
