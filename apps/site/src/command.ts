import { randomBytes } from 'node:crypto'
import {
  createAccount,
  findByEmail,
  listAccounts,
  setPassword,
} from '@repo/platform/account/server/accounts.ts'
import { hashPassword } from '@repo/platform/account/server/password.ts'
import { removeTotp } from '@repo/platform/account/server/second-factor.ts'
import { setUserActive } from '@repo/platform/account/server/users.ts'
import { roles, type Role } from '@repo/platform/account/roles.ts'
import { subscriptionData } from '#src/features/newsletter/server/personal-data.ts'
import { suppress, unsuppress } from '#src/features/newsletter/server/suppression.ts'
import {
  erasePersonalData,
  exportPersonalData,
} from '#src/features/personal-data/server/service.ts'
import { personalData } from '#src/personal-data.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import { openStore, type Store } from '@repo/platform/server/database/store.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { storeCommands, storeCommandsUsage } from '#src/store-commands.ts'
import { migrations } from '#migrations/index.ts'

type Command = (store: Store, ...words: string[]) => Promise<string>

const usage = `npm run admin -- <command>
  accounts                     lists the accounts
  create <email> <role> [name] creates an account (${roles.join(', ')}) and prints its password
  reset <email>                sets a new password, prints it and ends the account's sessions
  disable <email>              disables an account and ends its sessions
  enable <email>               enables a disabled account
  totp-off <email>             turns off two-step verification for an account
  export <email>               prints everything stored about an email address, as JSON
  erase <email>                erases it and unsubscribes the address
  suppress <email>             permanently blocks an address from the newsletter, after a complaint
  allow <email>                lets a blocked address subscribe again
${storeCommandsUsage}`

const commands: Record<string, Command> = {
  async accounts(store) {
    const accounts = await listAccounts(store.db)
    return accounts.map(({ email, role, name }) => `${email}\t${role}\t${name}`).join('\n')
  },

  async create(store, email = '', role = '', ...name) {
    if (!email.includes('@') || !isRole(role)) throw new Error(usage)
    const password = newPassword()
    const passwordHash = await hashPassword(password)
    const account = { email, role, name: name.join(' ') || email, passwordHash }
    await store.write([], (db) => createAccount(db, systemClock, account))
    return `Created ${email} (${role}), password ${password}`
  },

  async reset(store, email = '') {
    const password = newPassword()
    const hash = await hashPassword(password)
    await store.write([], async (db) =>
      setPassword(db, systemClock, await idOf(db, email), { hash }),
    )
    return `New password of ${email}: ${password}`
  },

  async disable(store, email = '') {
    await setActive(store, email, false)
    return `Disabled ${email}`
  },

  async enable(store, email = '') {
    await setActive(store, email, true)
    return `Enabled ${email}`
  },

  async 'totp-off'(store, email = '') {
    await store.write([], async (db) => removeTotp(db, await idOf(db, email)))
    return `${email} signs in without two-step verification`
  },

  async export(store, email = '') {
    if (!email.includes('@')) throw new Error(usage)
    return JSON.stringify(await exportPersonalData(store, personalData, email), null, 2)
  },

  async erase(store, email = '') {
    if (!email.includes('@')) throw new Error(usage)
    const parts = { config: readConfig(process.env), store, clock: systemClock }
    const { leads, subscriptions, mails } = await erasePersonalData(parts, personalData, email)
    return `Erased ${email}: ${leads} demo requests, ${subscriptions} subscriptions, ${mails} emails`
  },

  async suppress(store, email = '') {
    if (!email.includes('@')) throw new Error(usage)
    const parts = { config: readConfig(process.env), clock: systemClock }
    await store.write([], async (db) => {
      await suppress(db, parts, email)
      await subscriptionData.erase(db, email, parts)
    })
    await store.scrub()
    return `${email} is blocked from the newsletter`
  },

  async allow(store, email = '') {
    if (!email.includes('@')) throw new Error(usage)
    const config = readConfig(process.env)
    const was = await store.write([], (db) => unsuppress(db, config, email))
    return was ? `${email} may subscribe again` : `${email} was not blocked`
  },
}

async function idOf(db: Database, email: string): Promise<string> {
  const account = await findByEmail(db, email)
  if (!account) throw new Error(`There is no account ${email}`)
  return account.id
}

const setActive = (store: Store, email: string, active: boolean) =>
  store.write([], async (db) =>
    setUserActive(db, { clock: systemClock }, await idOf(db, email), active),
  )

const newPassword = () => randomBytes(15).toString('base64url')

const isRole = (text: string): text is Role => roles.some((role) => role === text)

async function run([name = '', ...words]: string[]): Promise<void> {
  const [command, onStore] = [own(commands, name), own(storeCommands, name)]
  if (!command && !onStore) throw new Error(usage)
  const config = readConfig(process.env)
  process.umask(0o077)
  if (onStore) console.log(await onStore(config, ...words))
  if (!command) return
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config
  const store = await openStore({ databaseUrl, dataDir }, migrations)
  try {
    console.log(await command(store, ...words))
  } finally {
    await store.close()
  }
}

const own = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
