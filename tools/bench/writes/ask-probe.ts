import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from './probe.ts'

/** Settings of a server that measures its event loop, and writes down what it measured when asked. */
export const probed = (file: string) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'probe.ts')}`,
  PROBE_FILE: file,
})

/** What the probe in a server has measured since it was last asked. */
export async function askProbe(pid: number, file: string): Promise<Measured> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await sleep(5)
  return JSON.parse(readFileSync(file, 'utf8')) as Measured
}
