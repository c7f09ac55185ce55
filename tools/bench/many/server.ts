import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Settings of a server whose administrator the benchmark is. */
export const account = {
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'correct horse battery staple',
}

/** The Cookie header of its session. */
export async function sessionOf(url: string): Promise<string> {
  const response = await fetch(`${url}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD }),
  })
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** Milliseconds that the main thread of a process, or all its threads, have been running; Linux tells. */
export function cpuOf(pid: number, of: 'main thread' | 'process' = 'main thread'): number {
  const threads = of === 'process' ? readdirSync(`/proc/${pid}/task`) : [String(pid)]
  return threads.reduce((sum, thread) => sum + ranFor(`/proc/${pid}/task/${thread}/schedstat`), 0)
}

const ranFor = (file: string) => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6

/** Megabytes of memory that a process holds. */
export const residentOf = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6

/** Pages are drawn ahead after a start: until then figures would be of two things at once. */
export async function settled(pid: number): Promise<void> {
  for (let before = -1_000, now = 0; now - before > 50;) {
    before = cpuOf(pid)
    await sleep(1_000)
    now = cpuOf(pid)
  }
}
