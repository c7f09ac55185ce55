import { isUnderWay, type UploadQueue } from './upload-queue.ts'

/** While files are on their way, the browser asks before it leaves the page. */
export function askBeforeLeaving(queue: UploadQueue, page: EventTarget): void {
  const ask = (event: Event) => event.preventDefault()
  queue.subscribe(() => {
    if (queue.state().some(isUnderWay)) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
}
