import { checkEveryMs, createNotification, fadeOutMs, isOld, type Notification } from './model.ts'

const shown = new Map<Notification, HTMLElement>()
let timer: ReturnType<typeof setInterval> | undefined

/** Shows a message bottom right, in the live regions that `Notifications` renders. */
export function notify(message: Pick<Notification, 'type' | 'message'>): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-notification]')
  const list = document.querySelector(`[data-notifications=${message.type}]`)
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined
  if (!element || !list) return
  const notification = createNotification(message)
  element.querySelector('p')!.textContent = notification.message
  element.querySelector('button')!.addEventListener('click', () => close(notification))
  shown.set(notification, element)
  list.append(element)
  timer ??= setInterval(closeOld, checkEveryMs)
}

function closeOld() {
  for (const notification of shown.keys()) if (isOld(notification)) close(notification)
}

function close(notification: Notification) {
  const element = shown.get(notification)
  if (!element) return
  element.dataset.closing = ''
  setTimeout(() => element.remove(), fadeOutMs)
  shown.delete(notification)
  if (shown.size > 0) return
  clearInterval(timer)
  timer = undefined
}
