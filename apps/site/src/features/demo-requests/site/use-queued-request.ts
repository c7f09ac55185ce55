import { useEffect, useEffectEvent, useState } from 'react'
import {
  discardQueuedCalls,
  queueCalls,
  queuedCalls,
  type QueuedAnswer,
  type QueuedCall,
} from '@repo/platform/site/offline/queued-calls.ts'

export const requestPath = '/api/service/requestdemo'
export const subscriptionPath = '/api/newsletter/subscribe'

interface Options {
  onSent: () => void
  /** The server has rejected what was kept; with the newsletter, where that was wanted too. */
  onRejected: (call: QueuedCall, newsletter: boolean) => void
}

/** A demo request that got no answer: kept on the device, and sent when the network returns. */
export function useQueuedRequest({ onSent, onRejected }: Options) {
  const [isQueued, setIsQueued] = useState(false)
  const look = useEffectEvent(() => {
    // Without storage nothing is kept.
    queuedCalls().then(
      (kept) => {
        const calls = [...kept.values()]
        const rejected = calls.find((call) => call.rejected)
        setIsQueued(calls.length > 0 && !rejected)
        if (rejected) onRejected(rejected, calls.length > 1)
      },
      () => {},
    )
  })
  const answer = useEffectEvent(({ path, type }: QueuedAnswer) => {
    if (path !== requestPath) return
    if (type === 'error') return look()
    setIsQueued(false)
    onSent()
  })

  useEffect(() => {
    const follow = ({ data }: MessageEvent<QueuedAnswer>) => answer(data)
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
    worker?.addEventListener('message', follow)
    look()
    return () => worker?.removeEventListener('message', follow)
  }, [])

  return {
    isQueued,
    /** Whether the device could keep them, and somebody is there to send them. */
    async keep(calls: readonly QueuedCall[]): Promise<boolean> {
      try {
        // It sends them, whichever page is open.
        const registration = await navigator.serviceWorker.getRegistration()
        if (!registration?.active) return false
        // In place of one that was rejected, and has been corrected.
        await discardQueuedCalls()
        await queueCalls(calls)
        setIsQueued(true)
        registration.active.postMessage({ type: 'send' }, [])
        return true
      } catch {
        return false
      }
    },
    async discard(): Promise<void> {
      await discardQueuedCalls()
      setIsQueued(false)
    },
  }
}
