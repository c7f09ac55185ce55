import { closeAfterMs, fadeOutMs, type Notification } from './model.ts'

/** Shows a message bottom right, in the live regions that `Notifications` renders. */
export function notify(message: Pick<Notification, 'type' | 'message'>): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-notification]')
  const list = document.querySelector(`[data-notifications=${message.type}]`)
  const copy = template && document.importNode(template.content, true)
  const element = copy?.firstElementChild
  if (!(element instanceof HTMLElement) || !list) return
  element.querySelector('p')?.replaceChildren(message.message)
  element.querySelector('button')?.addEventListener('click', () => close(element))
  list.append(element)
  setTimeout(() => close(element), closeAfterMs)
}

function close(element: HTMLElement): void {
  if (element.dataset.closing !== undefined) return
  element.dataset.closing = ''
  setTimeout(() => element.remove(), fadeOutMs)
}
