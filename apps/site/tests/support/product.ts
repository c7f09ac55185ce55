import { pino } from 'pino'
import { beforeAll, onTestFinished } from 'vitest'
import { createAccount } from '@repo/platform/account/server/accounts.ts'
import { startSession } from '@repo/platform/account/server/sessions.ts'
import { roles, type Role } from '@repo/platform/account/roles.ts'
import { openProduct, type Product } from '#src/product.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import type { Mail } from '@repo/platform/server/outbox/table.ts'
import type { Assets } from '@repo/platform/site/server/assets.ts'
import { cheapHash } from '@repo/platform/testing/cheap-hash.ts'
import {
  newDataDir,
  newStorePlace,
  removeStorePlace,
  type StorePlace,
} from '@repo/platform/testing/database.ts'
import { startBuiltProduct } from './built-product.ts'
import { callsTo, emailOf, password, type Caller } from './calls-as.ts'
import type { TestProduct } from './test-product.ts'

export { emailOf, password, type Caller } from './calls-as.ts'
export type { TestProduct } from './test-product.ts'

/** Pages without built styles and scripts: the server suite needs no build. */
const bareAssets: Assets = {
  page: async () => ({ css: [], scripts: [], font: '/font.woff2' }),
  backoffice: async () => ({ css: [], scripts: [], font: '/font.woff2' }),
  changedAt: () => undefined,
  script: (name) => `/assets/${name}.js`,
  file: () => undefined,
}

/** What a product is opened with, save a mailer. */
export const externals = {
  clock: systemClock,
  log: pino({ level: 'silent' }),
  assets: bareAssets,
  cachePages: true,
}

type Environment = Readonly<Record<string, string>>

/**
 * A store with an account of every role; made once per process, so that a product opens a copy in
 * no time.
 */
let original: Promise<StorePlace> | undefined

async function makeOriginal(): Promise<StorePlace> {
  const place = await newStorePlace()
  // With a key from outside: each copy makes one of its own, or has none.
  const product = await openProduct(configOf(place, { SECRET_KEY: 'o'.repeat(32) }), externals)
  await signInAll(product, systemClock, new Map())
  await product.platform.store.write([], (db) => db.deleteFrom('session').execute())
  await product.close()
  return place
}

const configOf = ({ dataDir, databaseUrl }: StorePlace, environment: Environment = {}) =>
  readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    RATE_LIMITS: 'off',
    PAGE_COMPRESSION: 'fast',
    ADMIN_EMAIL: emailOf('admin'),
    ADMIN_PASSWORD: password,
    ...environment,
  })

/**
 * The whole product on the engine that the project tests (`TEST_ENGINE`), listening on a free port; what was
 * built, in a process of its own, where the project says so (`TEST_BUILT`).
 */
export async function startProduct(environment: Environment = {}): Promise<TestProduct> {
  const place: StorePlace = environment.DATABASE_URL
    ? { dataDir: newDataDir() }
    : await newStorePlace(await (original ??= makeOriginal()))
  if (process.env.TEST_BUILT) return startBuiltProduct(place, environment)
  const config = configOf(place, environment)
  let offset = 0
  let stopped: number | undefined
  const clock = { now: () => new Date(stopped ?? Date.now() + offset) }
  const mails: TestProduct['mails'] = []
  const smtp = { down: false }
  const mailer = {
    async send(id: string, mail: Mail) {
      if (smtp.down) throw new Error('connection refused')
      mails.push({ id, ...mail })
    },
    close() {},
  }
  const product = await openProduct(config, {
    ...externals,
    clock,
    // A test that names a mail server wants the real sender; one that names an empty one wants none.
    ...(environment.SMTP_URL === undefined && { mailer }),
  })
  const url = await product.app.listen({ host: '127.0.0.1', port: 0 })
  product.platform.outbox.start()
  const cookies = new Map<Caller, string>()
  const signInAgain = () => signInAll(product, clock, cookies)
  await signInAgain()

  const calls = callsTo(url, cookies, config.SERVE)

  return {
    product,
    url,
    mails,
    smtp,
    ...calls,
    signInAgain,
    advance: (ms) => void (offset += ms),
    stopClock: (at) => void (stopped = at),
    async close() {
      await product.close()
      await removeStorePlace(place)
      calls.expectAsDescribed()
    },
  }
}

/**
 * A product for the tests of a file or a group, opened before the first of them and closed after the
 * last. A function is asked for the environment once the hooks before have run.
 */
export function useProduct(
  environment?: Environment | (() => Environment | undefined),
): TestProduct {
  const site = {} as TestProduct
  beforeAll(async () => {
    const given = typeof environment === 'function' ? environment() : environment
    // What a built server cannot offer tells so when it is asked for.
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(await startProduct(given)))
    return () => site.close()
  })
  return site
}

/** Two servers on one PostgreSQL, for the tests of a file or a group. */
export function useTwoServers(environment: Environment = {}): [TestProduct, TestProduct] {
  let DATABASE_URL = ''
  beforeAll(async () => {
    const { databaseUrl = '' } = await newStorePlace(await (original ??= makeOriginal()))
    DATABASE_URL = databaseUrl
  })
  const given = () => ({ DATABASE_URL, ...environment })
  return [useProduct(given), useProduct(given)]
}

/** The same as `startProduct` for one test, closed after it. */
export async function startProductForTest(environment: Environment = {}): Promise<TestProduct> {
  const site = await startProduct(environment)
  onTestFinished(() => site.close())
  return site
}

async function signInAll(
  { platform }: Product,
  clock: { now(): Date },
  cookies: Map<Caller, string>,
) {
  const { store } = platform
  const createOne = async (role: Role) => {
    const passwordHash = cheapHash(password)
    const account = { email: emailOf(role), name: role, role, passwordHash }
    return store.write([], (db) => createAccount(db, clock, account))
  }
  for (const role of roles) {
    const known = await store.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', emailOf(role))
      .executeTakeFirst()
    const { id } = known ?? (await createOne(role))
    cookies.set(role, `session=${await startSession(store, clock, id)}`)
  }
}
