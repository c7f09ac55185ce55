import { useEffect, useEffectEvent } from 'react'
import { sendUpload } from '#src/rest/send-upload.ts'
import { somethingFloats } from './hotkeys.ts'

/** Keeps something for after a reload; returns whether the reload would lose nothing of it. */
type Keep = () => boolean

const parts = new Set<Keep>()

/** Asked before the page is reloaded for a newer version, which waits while anything would be lost. */
export function useKeepForReload(keep: Keep): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const part = () => keepNow()
    parts.add(part)
    return () => void parts.delete(part)
  }, [])
}

/** Who types goes on after a pause of this length: keys that come during a reload would be lost. */
const pauseMs = 1_500

let writes = 0
let lastActivity = 0
let reloading = false

/** Everything that was unsaved is kept, and the page is about to be reloaded: no question is asked. */
export const isReloading = (): boolean => reloading

function noteActivity(): void {
  lastActivity = performance.now()
}

async function uninterrupted<T>(write: Promise<T>): Promise<T> {
  writes += 1
  try {
    return await write
  } finally {
    writes -= 1
    // The screen has still to show what came of it.
    noteActivity()
  }
}

/** `fetch` for a client whose writes are not to be interrupted. */
export const fetchUninterrupted: typeof fetch = (input, init) =>
  (init?.method ?? 'GET') === 'GET' ? fetch(input, init) : uninterrupted(fetch(input, init))

export const uploadUninterrupted: typeof sendUpload = (request, transfer) =>
  uninterrupted(sendUpload(request, transfer))

const isBusy = (): boolean =>
  writes > 0 || performance.now() - lastActivity < pauseMs || somethingFloats()

const lookEveryMs = 15 * 60_000

/**
 * The site's script asks before it reloads the page for a newer version: it is told to wait, or what
 * is unsaved is kept. The browser looks for a newer version when a page is opened; the back office
 * is opened once, and looks by itself.
 */
export function followUpdates(isIdle: () => boolean): void {
  for (const type of ['keydown', 'input', 'pointerdown'])
    document.addEventListener(type, noteActivity, { capture: true, passive: true })
  addEventListener('reload-for-update', (event) => {
    reloading = !isBusy() && isIdle() && [...parts].every((keep) => keep())
    if (!reloading) event.preventDefault()
  })
  const look = async () => (await navigator.serviceWorker.getRegistration())?.update()
  // Without a connection there is nothing newer.
  if ('serviceWorker' in navigator) setInterval(() => void look().catch(() => {}), lookEveryMs)
}

declare global {
  interface WindowEventMap {
    /** Whoever prevents it makes the reload wait. */
    'reload-for-update': Event
  }
}
