import { useEffect, useEffectEvent } from 'react'
import { sendUpload } from '#src/rest/send-upload.ts'
import { somethingFloats } from './hotkeys.ts'

/** Saves unsaved changes before a reload; returns whether the reload would lose nothing. */
type Keep = () => boolean

const parts = new Set<Keep>()

/**
 * Registers a callback before the page is reloaded for a newer version; the reload waits while
 * anything would be lost.
 */
export function useKeepForReload(keep: Keep): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const part = () => keepNow()
    parts.add(part)
    return () => void parts.delete(part)
  }, [])
}

/** The reload waits for a typing pause of this length, since it would lose typed keys. */
const pauseMs = 1_500

let writes = 0
let lastActivity = 0
let reloading = false

/** All unsaved changes are saved and the page is about to be reloaded, so no question is asked. */
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
    // The screen still has to show the result.
    noteActivity()
  }
}

/** A `fetch` for a client whose writes must not be interrupted. */
export const fetchUninterrupted: typeof fetch = (input, init) =>
  (init?.method ?? 'GET') === 'GET' ? fetch(input, init) : uninterrupted(fetch(input, init))

export const uploadUninterrupted: typeof sendUpload = (request, transfer) =>
  uninterrupted(sendUpload(request, transfer))

const isBusy = (): boolean =>
  writes > 0 || performance.now() - lastActivity < pauseMs || somethingFloats()

const lookEveryMs = 15 * 60_000

/**
 * Answers the site's script, which asks before it reloads the page for a newer version: the reload
 * waits, or unsaved changes are saved.
 *
 * The browser checks for a newer version when a page is opened. The back office stays open for
 * long, so it also checks by itself.
 */
export function followUpdates(isIdle: () => boolean): void {
  for (const type of ['keydown', 'input', 'pointerdown'])
    document.addEventListener(type, noteActivity, { capture: true, passive: true })
  addEventListener('reload-for-update', (event) => {
    reloading = !isBusy() && isIdle() && [...parts].every((keep) => keep())
    if (!reloading) event.preventDefault()
  })
  const look = async () => (await navigator.serviceWorker.getRegistration())?.update()
  // Nothing newer can arrive without a connection.
  if ('serviceWorker' in navigator) setInterval(() => void look().catch(() => {}), lookEveryMs)
}

declare global {
  interface WindowEventMap {
    /** A listener that prevents this event delays the reload. */
    'reload-for-update': Event
  }
}
