// Loaded into a server before its own code: measures its event loop from inside, and how long SQLite
// takes to commit. At SIGUSR2 it writes down what it has measured since the last one.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { StatementSync, type SQLInputValue } from 'node:sqlite'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

export interface Measured {
  /** Milliseconds by which a tick of the event loop of the main thread came late. */
  delays: number[]
  /** The same as `monitorEventLoopDelay` of Node.js has it. */
  loop: { p99: number; max: number }
  /** Milliseconds that its thread was computing between two samples: holds also on a busy machine. */
  busy: number[]
  commits: number[]
}

const everyMs = 1
const file = process.env.PROBE_FILE
const nothing = () => ({ delays: [], busy: [], commits: [] })
let measured: Omit<Measured, 'loop'> = nothing()

/** The store's connections live in threads: those tell the main thread of their commits. */
const commits = new BroadcastChannel('commits')
const run: (...values: SQLInputValue[]) => unknown = StatementSync.prototype.run
Object.assign(StatementSync.prototype, {
  run(this: StatementSync, ...values: SQLInputValue[]) {
    if (this.sourceSQL !== 'commit') return run.apply(this, values)
    const begun = performance.now()
    try {
      return run.apply(this, values)
    } finally {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      commits.postMessage(performance.now() - begun)
    }
  },
})
commits.unref()

function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

if (file && isMainThread) {
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it has no other
  commits.onmessage = ({ data }) => measured.commits.push(data as number)
  commits.unref()
  let before = performance.now()
  let usedBefore = usedMs()
  const sample = () => {
    const now = performance.now()
    measured.delays.push(Math.max(0, now - before - everyMs))
    const used = usedMs()
    measured.busy.push(used - usedBefore)
    usedBefore = used
    before = performance.now()
    setTimeout(sample, everyMs).unref()
  }
  sample()
  const histogram = monitorEventLoopDelay({ resolution: everyMs })
  histogram.enable()
  // What it calls a delay is the time between two of its turns.
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - everyMs)
  process.on('SIGUSR2', () => {
    const loop = { p99: late(histogram.percentile(99)), max: late(histogram.max) }
    writeFileSync(`${file}.part`, JSON.stringify({ ...measured, loop } satisfies Measured))
    renameSync(`${file}.part`, file)
    measured = nothing()
    histogram.reset()
  })
}
