import cluster from 'node:cluster'
import type { Windows } from '../rate-limits/windows.ts'
import { createWriteTurn, type WriteTurn } from './write-turn.ts'
import type { CountQuestion, ToPrimary, ToWorker } from './messages.ts'

/** The other workers of the same port, as one of them sees them: through the primary. */
export interface Siblings {
  /** Tells the others what a write here has changed. */
  tell(topics: readonly string[]): void
  /** What a write of theirs has changed. */
  listen(listener: (topics: readonly string[]) => void): void
  /** The primary's: all workers count together. */
  windows: Windows
  /** For writes to the SQLite of all. */
  turn: WriteTurn
}

/** Of a worker; undefined in a server that is alone. */
export function joinSiblings(): Siblings | undefined {
  const { worker } = cluster
  if (!worker) return undefined
  const asked = new Map<number, (ends: number | undefined) => void>()
  const listeners: ((topics: readonly string[]) => void)[] = []
  const send = (message: ToPrimary) => void worker.send(message)
  let lastId = 0

  worker.on('message', (message: ToWorker) => {
    if (message.kind === 'changed') for (const listener of listeners) listener(message.topics)
    if (message.kind !== 'answer') return
    asked.get(message.id)?.(message.ends)
    asked.delete(message.id)
  })

  // A worker whose primary is gone ends: no question stays open.
  const ask = (id: number, message: ToPrimary) =>
    new Promise<number | undefined>((resolve) => {
      asked.set(id, resolve)
      send(message)
    })
  const count = (question: CountQuestion) => {
    const id = (lastId += 1)
    return ask(id, { ...question, id })
  }

  return {
    tell: (topics) => send({ kind: 'changed', topics }),
    listen: (listener) => void listeners.push(listener),
    windows: {
      consume: (limit, key) => count({ kind: 'consume', limit, key }),
      refund: async (limit, key) => void (await count({ kind: 'refund', limit, key })),
    },
    turn: createWriteTurn({
      async take() {
        const id = (lastId += 1)
        await ask(id, { kind: 'turn', id })
      },
      giveBack: () => send({ kind: 'turn over' }),
    }),
  }
}

/** Runs when the primary ends its workers. */
export function onStop(stop: () => void): void {
  cluster.worker?.on('message', ({ kind }: ToWorker) => {
    if (kind === 'stop') stop()
  })
}
