import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { second } from '../clock.ts'
import { stopMessage } from './stop.ts'

interface Deps {
  /** The script that each worker runs. */
  script: string
  count: number
  log: FastifyBaseLogger
}

interface Primary {
  port: number
  /** Resolves when every worker has ended in order. */
  stop(): Promise<void>
}

/** A worker that ends by itself is replaced after this time. */
const replaceMs = second

/**
 * Starts workers that share one port: the first prepares the store, then the others begin. Resolves when
 * all listen; rejects where one ends before.
 */
export async function startWorkers({ script, count, log }: Deps): Promise<Primary> {
  let isStopping = false
  const listened = new WeakSet<Worker>()
  cluster.setupPrimary({ exec: script })

  /** Resolves with the port, once the worker listens. */
  async function start(): Promise<number> {
    const worker = cluster.fork()
    worker.on('exit', (code, signal) => void replace(worker, code, signal))
    const ended = once(worker, 'exit').then(() => Promise.reject(new WorkerEnded()))
    const [address] = (await Promise.race([once(worker, 'listening'), ended])) as [{ port: number }]
    ended.catch(() => {})
    listened.add(worker)
    return address.port
  }

  /** One that never listened has said why; at the start that is the end of the others too. */
  async function replace(worker: Worker, code: number, signal: string): Promise<void> {
    if (isStopping || !listened.has(worker)) return
    log.error({ worker: worker.id, code, signal }, 'a worker has ended; a new one is starting')
    while (!isStopping) {
      await sleep(replaceMs)
      if (isStopping || (await start().catch(() => undefined)) !== undefined) return
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    const ends = running().map((worker) => once(worker, 'exit'))
    for (const worker of running())
      if (!listened.has(worker)) worker.process.kill()
      else if (worker.isConnected()) worker.send(stopMessage)
    await Promise.all(ends)
  }

  try {
    const port = await start()
    await Promise.all(Array.from({ length: count - 1 }, start))
    return { port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

class WorkerEnded extends Error {
  override message = 'A worker process ended before it started listening.'
}

const running = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
