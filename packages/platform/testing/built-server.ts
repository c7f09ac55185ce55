import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '../../..')
const entry = join(root, 'build/server/main.js')
/** As `npm run serve` has it. */
const memory = join(root, 'scripts/memory.sh')

export interface BuiltServer {
  /** Origin, without a slash at the end. */
  url: string
  dataDir: string
  pid: number
  /** Milliseconds from its start until it answered its first page, home unless another one is named. */
  readyMs: number
  /** What it printed so far. */
  log(): string
  /** Ends it as a power cut would; its data folder stays. */
  kill(): Promise<void>
  /** Ends it in order and removes the data folder that it was given here; answers its exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts what is in `build/` on a free port (unless `settings` name one) with an empty data folder of its own, demo content
 * included; `settings` are environment variables on top. Answers when the page `firstPath` does: what it takes to
 * render home is half of what a start takes.
 */
export async function startBuiltServer(
  settings: Record<string, string> = {},
  firstPath = '/en',
): Promise<BuiltServer> {
  if (!existsSync(entry)) throw new Error('There is no build: run "npm run build" first')
  const port = settings.PORT ?? String(await freePort())
  const ownDir = settings.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'trilane-data-'))
  const dataDir = settings.DATA_DIR ?? ownDir!
  const { PATH = '', HOME = '', TZ = 'UTC' } = process.env
  const started = performance.now()
  const server = spawn('sh', [memory, process.execPath, entry], {
    env: {
      PATH,
      HOME,
      TZ,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      // Two hundred pages, most of which no test looks at.
      PAGES_AHEAD: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listening = Promise.withResolvers<void>()
  server.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.includes('Serving ')) listening.resolve()
  })
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(server, 'exit') as Promise<[number | null]>
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)

  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    process.off('exit', kill)
    server.kill('SIGTERM')
    const [code] = await exited
    if (ownDir) rmSync(ownDir, { recursive: true, force: true })
    return code
  }
  const stopAtOnce = async () => {
    process.off('exit', kill)
    kill()
    await exited
  }
  // A call each 10 ms from the start on would take a tenth of what it waits for. Workers are waited for by
  // calls, since the first of them answers before all listen.
  if (settings.WORKERS === undefined)
    await Promise.race([listening.promise, exited, sleep(30_000, undefined, { ref: false })])
  for (let tries = 0; !(await answers(url + firstPath)); tries++) {
    if (tries < 3_000 && server.exitCode === null) await sleep(10)
    else {
      await stop()
      throw new Error(`The server did not start:\n${output}`)
    }
  }
  const readyMs = performance.now() - started
  return { url, dataDir, pid: server.pid!, readyMs, log: () => output, kill: stopAtOnce, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
