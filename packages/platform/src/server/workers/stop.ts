import cluster from 'node:cluster'

/** The primary's message that ends a worker in order. */
export const stopMessage = { kind: 'stop' } as const

/** Runs when the primary ends its workers. */
export function onStop(stop: () => void): void {
  cluster.worker?.on('message', (message: { kind?: string }) => {
    if (message.kind === stopMessage.kind) stop()
  })
}
