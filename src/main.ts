import { join } from 'node:path'
import { pino } from 'pino'
import { openProduct, type Product } from '#src/product.ts'
import { systemClock } from '#src/server/clock.ts'
import { readConfig } from '#src/server/config.ts'
import { OpenError } from '#src/server/database/open-error.ts'
import { readAssets } from '#src/site/server/assets.ts'

/** Beside this file, once it is built. */
const build = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  // What is stored is for its owner alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  const log = pino({ level: config.LOG_LEVEL })
  const assets = await readAssets(build)
  const product = await openProduct(config, { clock: systemClock, log, assets, cachePages: true })
  announce(product)
  const address = await product.app.listen({ host: config.HOST, port: config.PORT })
  console.log(`Serving ${config.publicUrl ?? address}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(product, log))
  await product.begin()
}

/** On standard output, whatever the log level, and before anything can fail: it is shown this once. */
function announce({ administrator }: Product): void {
  if (!administrator) return
  const { email, password } = administrator
  console.log(`First administrator: ${email}${password ? `, password ${password}` : ''}`)
}

async function stop(product: Product, log: pino.Logger): Promise<void> {
  setTimeout(() => process.exit(1), 10_000).unref()
  // Long enough for what is on its way already.
  await product.close(250).catch((error: unknown) => log.error({ err: error }, 'stopped badly'))
  process.exit(0)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  if (error instanceof Error && error.cause && !(error instanceof OpenError))
    console.error(error.cause)
  process.exit(1)
})
