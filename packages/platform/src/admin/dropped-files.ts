/** A file input takes what is dropped on it by itself. */
const isFileInput = (target: EventTarget | null): boolean =>
  target !== null && 'type' in target && target.type === 'file'

/**
 * Files that no part of the page takes are left alone: the browser would open one in place of the page,
 * and what is unsaved there would be gone. A part that takes them prevents the default before.
 */
export function leaveDroppedFiles(place: EventTarget): void {
  const leave = (event: Event & { dataTransfer?: DataTransfer | null }) => {
    const { dataTransfer, defaultPrevented, target } = event
    if (defaultPrevented || isFileInput(target) || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  for (const type of ['dragover', 'drop']) place.addEventListener(type, leave)
}
