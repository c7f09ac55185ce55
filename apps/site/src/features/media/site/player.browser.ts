/**
 * A film of the site plays when its still is pressed; one of another host is loaded when its button
 * is, in place of the still. The times in the text beside it lead to their place in the film.
 */
export function enhance(root: HTMLElement): void {
  const video = root.querySelector('video')
  const button = root.querySelector('button')
  const play = () => void video?.play().catch(() => {})
  root.addEventListener('toggle', play)
  const load = (player = '') => {
    const frame = document.createElement('iframe')
    frame.src = player
    frame.title = button?.title ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    root.replaceChildren(frame)
    frame.focus()
  }
  const places = root.parentElement?.querySelectorAll<HTMLAnchorElement>('a[data-start]') ?? []
  for (const place of places) {
    const { start, player } = place.dataset
    if (!video && !player) continue
    place.addEventListener('click', (event) => {
      event.preventDefault()
      root.scrollIntoView({ block: 'nearest' })
      if (!video) return load(player)
      if (root instanceof HTMLDetailsElement) root.open = true
      video.currentTime = Number(start)
      play()
    })
  }
  if (!button) return
  const link = root.querySelector('a')
  if (link) link.hidden = true
  button.hidden = false
  button.addEventListener('click', () => load(button.dataset.player))
}
