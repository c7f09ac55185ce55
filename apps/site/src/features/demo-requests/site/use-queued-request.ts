import { useEffect, useEffectEvent, useState } from 'react'
import {
  discardKeptCalls,
  keepCalls,
  keptCalls,
  type KeptAnswer,
  type KeptCall,
} from '@repo/platform/site/offline/kept-calls.ts'

export const requestPath = '/api/service/requestdemo'
export const subscriptionPath = '/api/newsletter/subscribe'

interface Options {
  onSent: () => void
  /** The server has rejected what was kept; with the newsletter, where that was wanted too. */
  onRejected: (call: KeptCall, newsletter: boolean) => void
}

/** A demo request that got no answer: kept on the device, and sent when the network returns. */
export function useKeptRequest({ onSent, onRejected }: Options) {
  const [isKept, setIsKept] = useState(false)
  const look = useEffectEvent(() => {
    // Without storage nothing is kept.
    keptCalls().then(
      (kept) => {
        const calls = [...kept.values()]
        const rejected = calls.find((call) => call.rejected)
        setIsKept(calls.length > 0 && !rejected)
        if (rejected) onRejected(rejected, calls.length > 1)
      },
      () => {},
    )
  })
  const answer = useEffectEvent(({ path, type }: KeptAnswer) => {
    if (path !== requestPath) return
    if (type === 'error') return look()
    setIsKept(false)
    onSent()
  })

  useEffect(() => {
    const follow = ({ data }: MessageEvent) => answer(data as KeptAnswer)
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
    worker?.addEventListener('message', follow)
    look()
    return () => worker?.removeEventListener('message', follow)
  }, [])

  return {
    isKept,
    /** Whether the device could keep them, and somebody is there to send them. */
    async keep(calls: readonly KeptCall[]): Promise<boolean> {
      try {
        // It sends them, whichever page is open.
        const registration = await navigator.serviceWorker.getRegistration()
        if (!registration?.active) return false
        // In place of one that was rejected, and has been corrected.
        await discardKeptCalls()
        await keepCalls(calls)
        setIsKept(true)
        registration.active.postMessage({ type: 'send' }, [])
        return true
      } catch {
        return false
      }
    },
    async discard(): Promise<void> {
      await discardKeptCalls()
      setIsKept(false)
    },
  }
}
