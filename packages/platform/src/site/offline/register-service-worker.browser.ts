import { notify } from '#src/ui/notifications/notify.ts'
import type { TrustedTypesWindow } from '#src/ui/trusted-types.ts'
import { saveFormText } from '../forms/form-text.ts'
import type { Connection } from './connection.ts'
import type { QueuedAnswer } from './queued-calls.ts'
import { whenIdle } from '../islands/when-loaded.ts'

/** Registers the service worker when the page is idle, and reloads for a newer version of the site. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    whenIdle(() => void register().catch(() => {}))
}

const path = '/service-worker.js'

/**
 * Of Trusted Types, in browsers that have them: `ui/trusted-types.ts` would be a second file for every
 * visitor to fetch.
 */
const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('service-worker', {
  createScriptURL: (address: string) => address,
})

async function register() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(policy?.createScriptURL(path) ?? path)
  const follow = () => {
    const { active, installing, waiting } = registration
    // Without an active worker this is the first one, as new as the page.
    if (!active) return
    if (waiting) void takeOver(registration, waiting)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void takeOver(registration, installing)
    })
  }
  registration.addEventListener('updatefound', follow)
  follow()

  serviceWorker.addEventListener('message', ({ data }: MessageEvent<QueuedAnswer>) => notify(data))
  const keep = async () => {
    const { connection = {} }: Connected = navigator
    const { saveData, effectiveType } = connection
    const { active } = await serviceWorker.ready
    const message = { type: 'keep', path: location.pathname, saveData, effectiveType }
    active?.postMessage(message, [])
  }
  addEventListener('online', () => void keep())
  await keep()
}

/** Not in every browser. */
interface Connected extends Navigator {
  connection?: Connection
}

const retryMs = 2_000

/** At most once per version, and once the page allows it: another tab may have been first. */
async function takeOver(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  const version = await versionOf(worker)
  for (;;) {
    const newest = registration.waiting ?? worker
    if (sessionStorage.getItem('version') === version || newest !== worker) return
    if (allowsReload()) break
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
  sessionStorage.setItem('version', version)
  saveFormText()
  if (registration.waiting) {
    await registration.unregister()
    worker.postMessage({ type: 'take over' }, [])
  }
  location.reload()
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ type: 'version' }, [port2])
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
    port1.start()
  })
}

/**
 * Not while a password or file, which cannot be restored, is entered, or a form is being sent; nor
 * while somebody prevents the event, as the back office does.
 */
const allowsReload = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type=password],[type=file]')].every(
    ({ value }) => !value,
  ) &&
  !document.querySelector('form [aria-busy=true]') &&
  dispatchEvent(new Event('reload-for-update', { cancelable: true }))
