import { execFile } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { examine } from '#src/doctor.ts'
import { checkCountryData } from '@repo/estimator/server/location/check-country-data.ts'
import { countryDataDate } from '@repo/estimator/server/location/country-of-address.ts'
import { checkClock, checkMigrations } from '@repo/platform/server/doctor/stored.ts'
import { judgeDisk } from '@repo/platform/server/doctor/place.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { migrations } from '#migrations/index.ts'
import { pdf, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { startSmtp } from '@repo/platform/testing/smtp.ts'
import { startReceiver } from '@repo/platform/testing/webhook-receiver.ts'

const site = useProduct()

/** State and what is said, by the name of the part. */
async function findings(change: Partial<Config> = {}) {
  const { lines } = await examine({ ...site.product.platform.config, ...change })
  return Object.fromEntries(lines.map((line) => [line.slice(6, 19).trim(), line]))
}

test('a site that lacks nothing is well in every part', async () => {
  const [smtp, receiver] = [await startSmtp(), await startReceiver()]
  await upload(site, pdf())
  const { DATA_DIR, DATABASE_URL } = site.product.platform.config
  chmodSync(DATA_DIR, 0o700)
  const found = await findings({
    RATE_LIMITS: 'on',
    SMTP_URL: smtp.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a secret of the receiver',
  })
  await smtp.stop()
  await receiver.stop()
  // The PostgreSQL of the tests is one that a power cut would damage.
  for (const [part, line] of Object.entries(found))
    if (part === 'disk') expect(line).toMatch(/ MB are free/)
    else if (part === 'store' && DATABASE_URL) expect(line).toMatch(/^fail .* fsync off/)
    else expect(line, part).toMatch(/^ok /)
  expect(Object.keys(found)).toHaveLength(12)
  expect(found['country data']).toMatch(/ dated 20\d\d-\d\d-\d\d$/)
  expect(receiver.calls).toHaveLength(1)
  expect(smtp.received).toEqual([])
})

test('what is wrong is said, with what to do', async () => {
  const { config, store, clock } = site.product.platform
  const { url } = await upload(site, pdf())
  rmSync(join(config.DATA_DIR, 'files', url.split('/')[2]!, 'original'))
  chmodSync(config.DATA_DIR, 0o755)
  const found = await findings({
    PUBLIC_URL: 'http://www.example.com',
    publicUrl: 'http://www.example.com',
    RATE_LIMITS: 'on',
    SMTP_URL: 'smtp://127.0.0.1:9',
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: 'a secret of the receiver',
  })
  expect(found.configuration).toMatch(/^warn .* in the clear/)
  expect(found.permissions).toMatch(/^warn .* chmod/)
  expect(found.mail).toMatch(/^fail .* check SMTP_URL/)
  expect(found.webhook).toMatch(/^fail .* check the receiver/)
  expect(found.files).toMatch(/^fail .*1 of \d+ are missing .* from a backup/)

  const behind = { now: () => new Date(clock.now().getTime() - 3_600_000) }
  expect((await checkClock(store.db, behind)).state).toBe('fail')
  const known = Object.entries(migrations)
  const newer = { ...migrations, '9999-later': known[0]![1] }
  expect((await checkMigrations(store.db, newer)).state).toBe('warn')
  const older = Object.fromEntries(known.slice(0, -1))
  expect((await checkMigrations(store.db, older)).state).toBe('fail')
  expect([50, 500, 5_000].map((mb) => judgeDisk(mb * 2 ** 20).state)).toEqual([
    'fail',
    'warn',
    'ok',
  ])
})

test.skipIf(process.env.TEST_ENGINE === 'postgres')(
  'the command ends with 1 where something fails, such as a store that is not there',
  async () => {
    const entry = join(import.meta.dirname, '../../../src/command.ts')
    const env = { PATH: process.env.PATH, DATA_DIR: '/nowhere/at/all' }
    const running = promisify(execFile)(process.execPath, [entry, 'doctor'], { env })
    const stderr = expect.stringMatching(/fail {2}store .*no store in/) as string
    await expect(running).rejects.toMatchObject({ code: 1, stderr })
  },
  60_000,
)

test('country data older than a year are told', async () => {
  const made = await countryDataDate()
  const yearsLater = { now: () => new Date(made.getTime() + 366 * 86_400_000) }
  expect(await checkCountryData(yearsLater)).toMatchObject({
    state: 'warn',
    text: expect.stringContaining(made.toISOString().slice(0, 10)) as string,
  })
})
