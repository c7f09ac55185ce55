import { useEffect, useState } from 'react'
import { useAccountStore } from '#src/account/admin/account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { useStore } from '#src/admin/store.ts'
import { useNow } from '#src/admin/use-now.ts'
import { presentEvery, type Present } from '#src/content/presence-calls.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { createHeartbeat } from './heartbeat.ts'

/** Without a key or a movement for so long, the screen is abandoned, and the session may end. */
const idleMs = 10 * 60_000

const second = 1_000

interface Seen extends Present {
  /** ISO time by the clock of this device. */
  until: string
}

/** The other open editors of an item; reports this one as open while it is in use. */
export function usePresence<Row extends ContentRow, Item extends Row>(
  { api }: Pick<ContentType<Row, Item>, 'api'>,
  id: string,
  editor: string,
): readonly Present[] {
  const client = useClient()
  const accountStore = useAccountStore()
  const authenticated = useStore(accountStore, (now) => now.authenticated)
  const [seen, setSeen] = useState<readonly Seen[]>([])

  useEffect(() => {
    if (!authenticated) return
    let isOpen = true
    let lastInput = Date.now()
    const isIdle = () => Date.now() - lastInput > idleMs
    const heart = createHeartbeat({
      everyMs: presentEvery * second,
      isAway: () => !isOpen || document.hidden || isIdle(),
      beat: () => void tell().catch(() => {}),
    })

    async function tell(): Promise<void> {
      const { others } = await client.call(api.present, { body: { id, editor } })
      if (!isOpen) return
      const untilOf = ({ secondsLeft }: Present) =>
        new Date(Date.now() + secondsLeft * second).toISOString()
      setSeen(others.map((one) => ({ ...one, until: untilOf(one) })))
    }

    function leave(): void {
      if (!isOpen) return
      isOpen = false
      heart.stop()
      // After signing out the call would be rejected; the presence expires by itself.
      if (!accountStore.state().authenticated) return
      void client.call(api.leave, { params: { id, editor } }, { keepalive: true }).catch(() => {})
    }
    /** A page that was left may be shown again as it was. */
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      isOpen = true
      heart.look()
    }
    function note(): void {
      const wasIdle = isIdle()
      lastInput = Date.now()
      if (wasIdle) heart.look()
    }

    heart.look()
    const inputs = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const
    for (const input of inputs) window.addEventListener(input, note, { passive: true })
    document.addEventListener('visibilitychange', heart.look)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      leave()
      for (const input of inputs) window.removeEventListener(input, note)
      document.removeEventListener('visibilitychange', heart.look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [client, api, accountStore, id, editor, authenticated])

  const now = useNow(...seen.map(({ until }) => until))
  return seen.filter(({ until }) => Date.parse(until) > now)
}
