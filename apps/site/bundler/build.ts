import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder, createLogger } from 'vite'
import { hashSources, writeStamp } from './build-stamp.ts'
import { compressFolder } from './compress.ts'
import { writePageDates } from './page-dates.ts'
import { pressKit } from './press-kit.ts'
import { buildServiceWorker } from './service-worker.ts'

process.env.NODE_ENV = 'production'
const root = join(import.meta.dirname, '../../..')
const started = performance.now()
const hash = hashSources()
console.log('Building ...')

const customLogger = createLogger('warn')
const { warn } = customLogger
// The minifier does not know this pseudo-class yet, and leaves it as it is.
customLogger.warn = (text, options) => {
  if (!text.includes("'target-current'")) warn(text, options)
}

rmSync(join(root, 'build'), { recursive: true, force: true })
try {
  const builder = await createBuilder({
    configFile: join(root, 'apps/site/vite.config.ts'),
    customLogger,
  })
  await builder.buildApp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await buildServiceWorker(root, hash)
writePageDates(root)
writeFileSync(join(root, 'build/client/press-kit.zip'), await pressKit(root))
const { files, bytes, brotliBytes } = await compressFolder(join(root, 'build/client'))
writeStamp(hash)

const kilobytes = (count: number) => `${Math.round(count / 1000)} kB`
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `Built in ${seconds} s: ${files} text files for browsers, ${kilobytes(bytes)}, ${kilobytes(brotliBytes)} as brotli.`,
)
