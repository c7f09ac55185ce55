// What a server does with the store when it starts; `store.test.ts` bundles it and runs several at once.
import { createFirstAdministrator } from '@repo/platform/account/server/accounts.ts'
import { seedNews } from '#src/features/news/server/seed.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)

// All begin at the same moment: the test writes a line once each has said that it is ready.
process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
process.stdin.destroy()

const store = await openStore({ dataDir, databaseUrl }, migrations)
const created = await createFirstAdministrator(store, systemClock, { email: 'admin@localhost' })
const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
await seedNews({ config, store, clock: systemClock, log: console } as never)
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
process.stdout.write(`${JSON.stringify({ created: created !== undefined, accounts, articles })}\n`)
