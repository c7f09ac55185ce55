import { useEffect, useEffectEvent, useState } from 'react'
import {
  discardKeptCalls,
  keepCalls,
  keptCalls,
  keptCallsName,
  sendKeptCalls,
  type KeptAnswer,
  type KeptCall,
} from '#src/site/kept-calls.ts'

export const requestPath = '/api/service/requestdemo'
export const subscriptionPath = '/api/newsletter/subscribe'

/** A demo request that got no answer: kept on the device, and sent when the network returns. */
export function useKeptRequest(onAnswer: (isSent: boolean) => void) {
  const [isKept, setIsKept] = useState(false)
  const answer = useEffectEvent(({ path, isSent }: KeptAnswer) => {
    if (path !== requestPath) return
    if (isSent) setIsKept(false)
    onAnswer(isSent)
  })

  useEffect(() => {
    const channel = new BroadcastChannel(keptCallsName)
    channel.addEventListener('message', ({ data }) => answer(data as KeptAnswer))
    const sendAll = () => {
      // Without storage or locks nothing is kept.
      sendKeptCalls().catch(() => {})
    }
    keptCalls()
      .then((kept) => setIsKept(kept.size > 0))
      .then(sendAll, () => {})
    addEventListener('online', sendAll)
    return () => {
      removeEventListener('online', sendAll)
      channel.close()
    }
  }, [])

  return {
    isKept,
    /** Whether the device could keep them. */
    async keep(calls: readonly KeptCall[]): Promise<boolean> {
      try {
        if (!navigator.locks) return false
        await keepCalls(calls)
        setIsKept(true)
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
