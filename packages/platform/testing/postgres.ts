import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

export interface PostgresServer {
  /** The URL of the database `postgres`, from which others are created. */
  url: string
  /** The home folder of its user. */
  folder: string
  stop(): Promise<void>
  /** Ends the server at once, as a crash does; its data stay. */
  halt(): Promise<void>
  /** Starts the server again on its port. */
  resume(): Promise<void>
}

/**
 * Returns the folder of `initdb` and `postgres`, newest version first; undefined if not installed.
 */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => +b - +a) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')))
}

// PostgreSQL rejects root; the packages create a user for it.
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Starts a separate PostgreSQL in a new folder, reached through 127.0.0.1, which is deleted when it
 * is stopped. `durable` keeps fsync on, for tests that pull the plug.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
  const user = unprivileged()
  const folder = mkdtempSync(join(durable ? tmpdir() : memoryFolder(), 'trilane-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const locale = `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', locale, '-N']
  execFileSync(join(bin, 'initdb'), init, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

  const port = await freePort()
  const safety = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
  const options = [...settings, 'max_connections=200', ...safety].flatMap((line) => ['-c', line])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let halt = await run()

  async function run(): Promise<() => Promise<void>> {
    const server = spawn(join(bin!, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
    const exited = once(server, 'exit')
    // SIGQUIT ends the server at once despite connections; its data are not worth a checkpoint.
    const abandon = () => server.kill('SIGQUIT')
    process.once('exit', abandon)
    for (let tries = 0; !(await accepts(url)); tries++) {
      if (tries > 200 || server.exitCode !== null)
        throw new Error(`PostgreSQL did not start:\n${log}`)
      await sleep(50)
    }
    return async () => {
      process.off('exit', abandon)
      abandon()
      await exited
    }
  }

  return {
    url,
    folder,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
    halt: () => halt(),
    async resume() {
      halt = await run()
    },
  }
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/**
 * Returns the URL of a new empty database, or of a copy of `template` (without open connections).
 * In Vitest's project `postgres` the server is running; elsewhere pass the one of `startPostgres`.
 */
export async function createDatabase({
  server = inject('postgresUrl'),
  template,
}: { server?: string; template?: string } = {}): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const source = template ? ` template ${nameIn(template)}` : ''
  await execute(server, `create database ${name}${source}`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

/** Three hundred databases would take gigabytes, and minutes to remove at the end of the run. */
export const dropDatabase = (url: string): Promise<void> =>
  execute(
    Object.assign(new URL(url), { pathname: '/postgres' }).href,
    `drop database ${nameIn(url)} with (force)`,
  )

const nameIn = (url: string) => new URL(url).pathname.slice(1)

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
