/** The suites of random input with their large numbers: hostile requests and form bodies. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Row } from './support/row.ts'

const root = join(import.meta.dirname, '../..')
/** Numbers that the caller sets win. */
const settings = { HOSTILE_TIMES: '200', FORM_BODIES: '1000' }
const files = [
  'apps/site/tests/server/http/hostile-requests.test.ts',
  'apps/site/tests/server/http/form-bodies.test.ts',
]

export async function measure(): Promise<Row[]> {
  return files.map((file) => {
    const given = ['run', '--project=sqlite', '--testTimeout=600000', file]
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), ...given],
      {
        cwd: root,
        env: { ...settings, ...process.env },
        stdio: 'inherit',
      },
    )
    const target = 'passes'
    return { what: file, target, measured: status === 0 ? target : 'fails', met: status === 0 }
  })
}
