import { trustedScript } from '@repo/platform/ui/trusted-types.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of what is built
import hallWorker from './hall-worker.ts?worker&url'
import type { Corner } from '#src/model/plan.ts'
import type { JobName, Jobs, Reply } from './jobs.ts'

/** A job that ended without its answer: the visitor cancelled it, or the worker is gone. */
export class NoAnswer extends Error {
  readonly reason: 'cancelled' | 'crashed'

  constructor(reason: 'cancelled' | 'crashed', cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** Hears the share that is done, 0 to 1, and where an anchor was just placed. */
type Heard = (share: number, added: Corner | undefined) => void

interface Open {
  answer: (answer: never) => void
  reject: (error: NoAnswer) => void
  progress: Heard | undefined
}

/** One worker: jobs are answered in turn. It begins with the first of them, and again after it is gone. */
export class HallWorker {
  private worker: Worker | undefined
  private readonly open = new Map<number, Open>()
  private lastId = 0

  /** Rejects with `NoAnswer`. */
  ask<Name extends JobName>(
    job: Name,
    asked: Jobs[Name]['asked'],
    progress?: Heard,
  ): Promise<Jobs[Name]['answer']> {
    this.worker ??= this.begin()
    const id = (this.lastId += 1)
    const answered = new Promise<Jobs[Name]['answer']>((answer, reject) => {
      this.open.set(id, { answer, reject, progress })
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    this.worker.postMessage({ id, job, asked })
    return answered
  }

  /** Ends at once what is being computed. */
  cancel() {
    this.end(new NoAnswer('cancelled'))
  }

  private begin() {
    const worker = new Worker(trustedScript(hallWorker), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      this.hear(data)
    })
    worker.addEventListener('error', (event) => {
      this.end(new NoAnswer('crashed', event.message))
    })
    return worker
  }

  private hear(reply: Reply) {
    const open = this.open.get(reply.id)
    if (!open) return
    if ('progress' in reply) {
      open.progress?.(reply.progress, reply.added)
      return
    }
    this.open.delete(reply.id)
    if ('error' in reply) open.reject(new NoAnswer('crashed', reply.error))
    else open.answer(reply.answer as never)
  }

  private end(error: NoAnswer) {
    this.worker?.terminate()
    this.worker = undefined
    const open = [...this.open.values()]
    this.open.clear()
    for (const { reject } of open) reject(error)
  }
}
