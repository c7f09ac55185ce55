import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './send.ts'

export interface Answer {
  path: string
  status: number | 'none'
  /** Until its last byte. */
  ms: number
  /** Whether it says when to try again. */
  retryAfter: boolean
}

interface Reading {
  url: string
  /** Each is asked for in turn; `{n}` is another number each time. */
  paths: readonly string[]
  headers?: Record<string, string>
  everyMs?: number
}

/** Asks for one address after the other, each by a reader of its own, until it is told to stop. */
export function startReaders({ url, paths, headers = {}, everyMs = 20 }: Reading) {
  const answers: Answer[] = []
  let over = false
  let n = 0
  async function reader(path: string): Promise<void> {
    while (!over) {
      answers.push(await ask(url, path, headers, (n += 1)))
      await sleep(everyMs)
    }
  }
  const all = Promise.all(paths.map(reader))
  return {
    answers,
    async stop(): Promise<void> {
      over = true
      await all
    },
  }
}

export async function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  n = 0,
): Promise<Answer> {
  const began = performance.now()
  const ms = () => performance.now() - began
  try {
    const answer = await send(url, 'GET', path.replace('{n}', String(n)), { headers })
    await answer.arrayBuffer()
    return { path, status: answer.status, ms: ms(), retryAfter: answer.headers.has('retry-after') }
  } catch {
    return { path, status: 'none', ms: ms(), retryAfter: false }
  }
}

/** Answers that are neither as they should be nor a refusal that says when to try again. */
export const neitherNor = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))
    .map(({ path, status, ms }) => `${path} ${status} ${Math.round(ms)} ms`)

/** Answers that are not 200. */
export const notGiven = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ status }) => status !== 200)
    .map(({ path, status, ms }) => `${path} ${status} ${Math.round(ms)} ms`)

/** Milliseconds until the work has succeeded. */
export async function timeUntil(work: () => Promise<boolean>, mostMs = 30_000): Promise<number> {
  const began = performance.now()
  while (!(await work()))
    if (performance.now() - began > mostMs) return Infinity
    else await sleep(20)
  return performance.now() - began
}
