/**
 * A film of the site plays when its still is pressed; one of another host is loaded when its button
 * is, in place of the still.
 */
export function enhance(root: HTMLElement): void {
  root.addEventListener(
    'toggle',
    () =>
      void root
        .querySelector('video')
        ?.play()
        .catch(() => {}),
  )
  const button = root.querySelector('button')
  if (!button) return
  const link = root.querySelector('a')
  if (link) link.hidden = true
  button.hidden = false
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe')
    frame.src = button.dataset.player ?? ''
    frame.title = button.title
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    root.replaceChildren(frame)
    frame.focus()
  })
}
