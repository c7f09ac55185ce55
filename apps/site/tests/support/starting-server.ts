// What a server does with the store when it starts; `store.test.ts` runs several at once.
import { join } from 'node:path'
import { createServer } from 'vite'
import { createFirstAdministrator } from '@repo/platform/account/server/accounts.ts'
import type * as seed from '#src/features/news/server/seed.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const root = join(import.meta.dirname, '../../../..')
const path = join(root, 'apps/site/src/features/news/server/seed.ts')
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { seedNews } = (await vite.ssrLoadModule(path)) as typeof seed

// All begin at the same moment: the test writes a line once each has said that it is ready.
process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
process.stdin.destroy()

const store = await openStore({ dataDir, databaseUrl }, migrations)
const created = await createFirstAdministrator(store, systemClock, { email: 'admin@localhost' })
await seedNews({ store, clock: systemClock } as never)
const { count } = store.db.fn
const { accounts } = await store.db
  .selectFrom('account')
  .select(count<number>('id').as('accounts'))
  .executeTakeFirstOrThrow()
const { articles } = await store.db
  .selectFrom('news')
  .select(count<number>('id').as('articles'))
  .executeTakeFirstOrThrow()
await store.close()
await vite.close()
process.stdout.write(`${JSON.stringify({ created: created !== undefined, accounts, articles })}\n`)
