import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { emailOf, password, useProduct } from '#tests/support/product.ts'
import { addSecondFactor, signInAs } from '#tests/support/users.ts'

const site = useProduct()

const entry = join(import.meta.dirname, '../../../src/command.ts')

/** Beside the running server, as an administrator of the machine does it. */
async function run(...words: string[]) {
  const { DATA_DIR, DATABASE_URL } = site.product.platform.config
  // Each command loads the same modules.
  const NODE_COMPILE_CACHE = join(inject('storesFolder'), 'compiled')
  const { PATH } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) }
  const { stdout } = await promisify(execFile)(process.execPath, [entry, ...words], { env })
  return stdout.trim()
}

const signIn = (more: object = {}) =>
  signInAs(site, { email: emailOf('viewer'), password, ...more })
const statusOfSession = async () => (await site.request('/account', { as: 'viewer' })).status

// Each command is a process of its own and takes a second: one test on each engine.
const isPostgres = process.env.TEST_ENGINE === 'postgres'

test.skipIf(isPostgres)(
  'totp-off, reset, disable and enable',
  async () => {
    await addSecondFactor(site.as('viewer'))
    expect((await signIn()).errorCode).toBe('SECOND_FACTOR_REQUIRED')
    await run('totp-off', emailOf('viewer'))
    expect((await signIn()).status).toBe(201)

    expect(await statusOfSession()).toBe(200)
    const fresh = /: (\S+)$/.exec(await run('reset', emailOf('viewer')))![1]!
    expect(await statusOfSession()).toBe(401)
    expect((await signIn()).status).toBe(401)
    expect((await signIn({ password: fresh })).status).toBe(201)

    await run('disable', emailOf('viewer'))
    expect((await signIn({ password: fresh })).status).toBe(401)
    await run('enable', emailOf('viewer').toUpperCase())
    expect((await signIn({ password: fresh })).status).toBe(201)
  },
  60_000,
)

test.runIf(isPostgres)(
  'the last administrator and unknown accounts cannot be disabled',
  async () => {
    await Promise.all([
      expect(run('disable', emailOf('admin'))).rejects.toThrow(/needs an administrator/),
      expect(run('disable', 'nobody@example.com')).rejects.toThrow(/no account/),
    ])
  },
  60_000,
)
