import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const build = join(import.meta.dirname, '..')
// Before any other module is loaded, for which this file imports nothing of the product. In the folder of
// the build, which only its owner writes to; where it cannot be written, nothing is kept.
enableCompileCache(join(build, 'compile-cache'))

// The threads of SQLite start beside it.
if (!process.env.DATABASE_URL)
  (await import('@repo/platform/server/database/sqlite-threads.ts')).startThreadsAhead()

const { start, failed } = await import('#src/serve.ts')
await start({ build, script: import.meta.filename }).catch(failed)
