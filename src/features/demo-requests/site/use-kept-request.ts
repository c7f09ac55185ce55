import { useEffect, useEffectEvent, useState } from 'react'
import {
  discardKeptCalls,
  keepCalls,
  keptCalls,
  type KeptAnswer,
  type KeptCall,
} from '#src/site/kept-calls.ts'

export const requestPath = '/api/service/requestdemo'
export const subscriptionPath = '/api/newsletter/subscribe'

/** A demo request that got no answer: kept on the device, and sent when the network returns. */
export function useKeptRequest(onSent: () => void) {
  const [isKept, setIsKept] = useState(false)
  const answer = useEffectEvent(({ path, type }: KeptAnswer) => {
    if (path !== requestPath || type === 'error') return
    setIsKept(false)
    onSent()
  })

  useEffect(() => {
    const follow = ({ data }: MessageEvent) => answer(data as KeptAnswer)
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker
    worker?.addEventListener('message', follow)
    // Without storage nothing is kept.
    keptCalls().then(
      (kept) => setIsKept(kept.size > 0),
      () => {},
    )
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
