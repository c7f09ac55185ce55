import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createFirstAdministrator } from '@repo/platform/account/server/accounts.ts'
import { isStaleLink } from '@repo/platform/account/server/links.ts'
import { authenticate } from '@repo/platform/account/server/sessions.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { createScheduledChanges } from '@repo/platform/content/server/shared-drafts/scheduled-changes.ts'
import { withoutStaffTopics } from '@repo/platform/content/server/translations/topics.ts'
import { isStaleConfirmation } from '#src/features/newsletter/server/tokens.ts'
import type { Clock } from '@repo/platform/server/clock.ts'
import { purgedTags } from '@repo/platform/server/cdn-tags.ts'
import { createCompany } from '@repo/platform/server/company/company.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { createCounter } from '@repo/platform/server/counts/counter.ts'
import { postgresOf } from '@repo/platform/server/database/engine.ts'
import { openStoreWhenAvailable, type Store } from '@repo/platform/server/database/store.ts'
import { memoryWindows } from '@repo/platform/server/rate-limits/memory-windows.ts'
import { postgresWindows } from '@repo/platform/server/rate-limits/postgres-windows.ts'
import {
  createRateLimits,
  noLimits,
  type RateLimits,
} from '@repo/platform/server/rate-limits/rate-limits.ts'
import { withFallback } from '@repo/platform/server/rate-limits/windows.ts'
import { secretKey } from '@repo/platform/server/secret-key.ts'
import { smtpMailer, type Mailer } from '@repo/platform/server/outbox/mailer.ts'
import { watchOutbox } from '@repo/platform/server/outbox/watch-outbox.ts'
import { createOutbox } from '@repo/platform/server/outbox/outbox.ts'
import { createWebhook } from '@repo/platform/server/outbox/webhook.ts'
import { createOutgoing, privateHostsOf } from '@repo/platform/server/outgoing/outgoing.ts'
import { gentleClose } from '@repo/platform/server/http/close-gently.ts'
import type { Metrics } from '@repo/platform/server/metrics/metrics.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { acceptRemains } from '@repo/platform/server/backup/unfinished-restore.ts'
import { holdFolder } from '@repo/platform/server/serving-lock.ts'
import { createServers } from '#src/servers.ts'
import { prepare, seed } from '#src/site-server.ts'
import type { Assets } from '@repo/platform/site/server/assets.ts'
import { migrations } from '#migrations/index.ts'

/** What tests replace: clock, log, assets, mailer. */
interface Externals {
  clock: Clock
  log: FastifyBaseLogger
  assets: Assets
  mailer?: Mailer
  /** Whether pages are cached. */
  cachePages: boolean
  metrics?: Metrics | undefined
}

export interface Product {
  app: FastifyInstance
  platform: Platform
  /** Of the first administrator, where this start has created it. */
  administrator: { email: string; password?: string } | undefined
  /** Renders the pages ahead of their visitors and starts the outbox. */
  begin(): Promise<void>
  /** For as long as the grace lasts, requests are still answered. */
  close(graceMs?: number): Promise<void>
}

/**
 * Opens the store and builds both servers; nothing listens yet. SQLite's folder is this one's until it
 * is closed.
 */
export async function openProduct(config: Config, externals: Externals): Promise<Product> {
  const folder = config.DATABASE_URL ? undefined : holdFolder(config.DATA_DIR)
  try {
    const product = await openServers(config, externals)
    return {
      ...product,
      close: (graceMs) => product.close(graceMs).finally(() => folder?.release()),
    }
  } catch (error) {
    folder?.release()
    throw error
  }
}

/** What every server finds before it serves: a migrated store with an administrator, demo content where it is wanted. */
async function openPlatform(
  config: Config,
  externals: Omit<Externals, 'assets' | 'cachePages'>,
): Promise<Pick<Product, 'platform' | 'administrator'>> {
  const store = await openStoreWhenAvailable(
    { databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR },
    migrations,
    ({ message }, seconds) => externals.log.warn({ seconds }, `${message} Trying again.`),
  )
  await acceptRemains(config.DATA_DIR)
  const secret = await store.write([], (db) => secretKey(config, db))
  const platform = createPlatform(config, externals, store, secret)
  const administrator = await createFirstAdministrator(store, externals.clock, {
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
  })
  await prepare(platform)
  if (config.SEED === 'demo') await seed(platform)
  return { platform, administrator }
}

/** Adds the demo content to each content type that has no items, as a start with `SEED=demo` does. */
export async function seedStore(
  config: Config,
  externals: Pick<Externals, 'clock' | 'log'>,
): Promise<Product['administrator']> {
  // A server of this folder would not learn of it.
  const folder = config.DATABASE_URL ? undefined : holdFolder(config.DATA_DIR)
  try {
    const { platform, administrator } = await openPlatform({ ...config, SEED: 'demo' }, externals)
    await platform.store.close()
    return administrator
  } finally {
    folder?.release()
  }
}

async function openServers(config: Config, externals: Externals): Promise<Product> {
  const { platform, administrator } = await openPlatform(config, externals)
  const { app, warmUp } = createServers(platform, externals)
  if (externals.metrics) watchOutbox(externals.metrics, platform)
  const closeApp = gentleClose(app)
  return {
    app,
    platform,
    administrator,
    async begin() {
      platform.outbox.start()
      platform.counts.start()
      await warmUp()
    },
    async close(graceMs = 0) {
      await closeApp(graceMs)
      await platform.counts.stop()
      await platform.outbox.stop()
      await platform.store.close()
    },
  }
}

function createPlatform(
  config: Config,
  externals: Omit<Externals, 'assets' | 'cachePages'>,
  store: Store,
  secret: string,
): Platform {
  const { clock, log, mailer } = externals
  const company = createCompany(store, config)
  const outgoing = createOutgoing({ privateHosts: privateHostsOf(config) })
  const receiver = async () => (await company()).webhook
  const purgeReceiver = cdnReceiverOf(config)
  const sender = { name: brand.name, address: brand.email.sender }
  const outbox = createOutbox({
    store,
    clock,
    log,
    mailer: mailer ?? (config.SMTP_URL ? smtpMailer(config.SMTP_URL, sender) : undefined),
    webhook: createWebhook({ receiver, outgoing, clock }),
    purge: purgeReceiver && createWebhook({ receiver: async () => purgeReceiver, outgoing, clock }),
    isStale: async (about) =>
      (await isStaleLink({ store, clock }, about)) ||
      (await isStaleConfirmation({ store, clock }, about)),
    logBodies: config.LOG_MAILS === 'on',
  })
  if (purgeReceiver) {
    store.onWrite(async (db, written) => {
      const topics = withoutStaffTopics(written)
      if (topics.length) await outbox.addPurge(db, { topics, tags: purgedTags(topics) })
    })
    store.changes.listen(() => outbox.wake())
  }
  return {
    config,
    store,
    clock,
    log,
    limits: limitsOf(config, externals, store, secret),
    secret,
    outbox,
    counts: createCounter({
      store,
      clock,
      log,
      isProxied: config.TRUSTED_PROXIES.length > 0,
      ownHost: hostOf(config),
    }),
    outgoing,
    scheduledChanges: createScheduledChanges({ store, clock, log }),
    company,
    authenticate: (token) => authenticate({ store, clock, config }, token),
  }
}

const hostOf = ({ publicUrl }: Config) => publicUrl && new URL(publicUrl).host

const cdnReceiverOf = ({ CDN_PURGE_URL: url, CDN_PURGE_SECRET: secret }: Config) =>
  url && secret ? { url, secret } : undefined

/** Servers of one PostgreSQL count together. */
function limitsOf(
  config: Config,
  { clock, log }: Pick<Externals, 'clock' | 'log'>,
  store: Store,
  secret: string,
): RateLimits {
  if (config.RATE_LIMITS === 'off') return noLimits
  const own = memoryWindows(clock)
  const postgres = postgresOf(store.db)
  if (!postgres) return createRateLimits(own, clock)
  const shared = postgresWindows(postgres, clock, secret)
  return createRateLimits(withFallback(shared, own, log), clock)
}
