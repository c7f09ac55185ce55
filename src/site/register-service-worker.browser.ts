import { saveFormText } from './form-text.ts'
import { whenIdle } from './when-loaded.ts'

/** Registers the service worker when the page is idle, and reloads for a newer version of the site. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    whenIdle(() => void register().catch(() => {}))
}

async function register() {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/service-worker.js')
  const change = () => {
    const { waiting } = registration
    if (waiting && serviceWorker.controller) void takeOver(registration, waiting)
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', change),
  )
  change()
  const { active } = await serviceWorker.ready
  active?.postMessage({ type: 'keep', path: location.pathname }, [])
}

/** At most once per version, and never while a password or file, which cannot be restored, is entered. */
async function takeOver(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  const version = await versionOf(worker)
  if (sessionStorage.getItem('version') === version || isBusy()) return
  sessionStorage.setItem('version', version)
  saveFormText()
  await registration.unregister()
  worker.postMessage({ type: 'take over' }, [])
  location.reload()
}

function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ type: 'version' }, [port2])
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as string))
    port1.start()
  })
}

const isBusy = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type=password],[type=file]')].some(
    ({ value }) => value,
  ) || document.querySelector('form [aria-busy=true]') !== null
