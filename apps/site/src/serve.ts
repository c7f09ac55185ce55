import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import type { Logger } from 'pino'
import { openProduct, type Product } from '#src/product.ts'
import { second, systemClock } from '@repo/platform/server/clock.ts'
import { readConfig, type Config } from '@repo/platform/server/config.ts'
import { createLog } from '@repo/platform/server/log.ts'
import { OpenError } from '@repo/platform/server/database/open-error.ts'
import { fileHeaders } from '@repo/platform/server/http/security-headers.ts'
import { workersOf } from '@repo/platform/server/workers/count.ts'
import { startWorkers } from '@repo/platform/server/workers/primary.ts'
import { onStop } from '@repo/platform/server/workers/stop.ts'
import { readAssets } from '@repo/platform/site/server/assets.ts'

interface Built {
  /** The folder of the build output. */
  build: string
  /** The script of each worker. */
  script: string
}

/**
 * The system's queue of connections to accept, where its limit allows; further clients wait for
 * seconds.
 */
const backlog = 4_096

/** Reads the configuration and listens, by itself or through workers. */
export async function start({ build, script }: Built): Promise<void> {
  // Only the owner can read the stored files.
  process.umask(0o077)
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const { count, warning } = workersOf(config)
  if (warning) console.warn(warning)
  if (cluster.isWorker || count === 1) await serve(config, log, build)
  else await serveWithWorkers(config, log, { script, count })
}

async function serve(config: Config, log: Logger, build: string): Promise<void> {
  const assets = await readAssets(build, fileHeaders(config))
  const prometheus = await prometheusOf(config)
  const metrics = prometheus?.createMetrics()
  const world = { clock: systemClock, log, assets, cachePages: true, metrics }
  const product = await openProduct(config, world)
  announce(product)
  const address = await product.app.listen({ host: config.HOST, port: config.PORT, backlog })
  if (!cluster.isWorker) console.log(`Serving ${config.publicUrl ?? address}`)
  if (metrics && !cluster.isWorker) await prometheus?.serveMetrics(metrics, config)
  // The delay lets requests arrive that are already on their way.
  const stop = stopOnce(() => product.close(250), log)
  onSignals(stop)
  onStop(stop)
  await assets.readRest()
  await product.begin()
  flushCompileCache()
}

/** This process only opens the port; the workers share state through PostgreSQL. */
async function serveWithWorkers(
  config: Config,
  log: Logger,
  { script, count }: { script: string; count: number },
): Promise<void> {
  const prometheus = await prometheusOf(config)
  const metrics = prometheus?.workersMetrics()
  const starting = startWorkers({ script, count, log })
  // The first worker serves visitors while the others start.
  onSignals(stopOnce(async () => (await starting).stop(), log))
  const { port } = await starting
  console.log(`Serving ${config.publicUrl ?? `http://${config.HOST}:${port}`}, ${count} workers`)
  if (metrics) await prometheus?.serveMetrics(metrics, config)
}

/** Imports the module only where metrics are enabled. */
const prometheusOf = async ({ METRICS_PORT }: Config) =>
  METRICS_PORT === undefined
    ? undefined
    : await import('@repo/platform/server/metrics/prometheus.ts')

/**
 * Prints on standard output at any log level and before any step that can fail: the password
 * appears only once.
 */
function announce({ administrator }: Product): void {
  if (!administrator) return
  const { email, password } = administrator
  console.log(`First administrator: ${email}${password ? `, password ${password}` : ''}`)
}

function onSignals(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

/** The primary and often a signal to all processes both stop a worker. */
function stopOnce(close: () => Promise<void>, log: Logger): () => void {
  let ending: Promise<void> | undefined
  return () => {
    ending ??= end()
  }
  async function end(): Promise<void> {
    setTimeout(() => process.exit(1), 10 * second).unref()
    await close().catch((error: unknown) => log.error({ err: error }, 'stopped badly'))
    process.exit(0)
  }
}

/** Prints the reason of a failed start on standard error, and ends the process. */
export function failed(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause && !(error instanceof OpenError))
    console.error(error.cause)
  process.exit(1)
}
