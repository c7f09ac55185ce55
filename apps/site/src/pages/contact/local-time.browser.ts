/** Shows the time of an office, and keeps it right: the page itself is the same for everybody. */
export function enhance(root: HTMLElement): void {
  const shown = root.querySelector('time')
  const line = shown?.parentElement
  if (!shown || !line) return
  const { lang } = document.documentElement
  const format = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: root.dataset.zone,
  })
  const show = () => {
    shown.textContent = format.format(new Date())
    setTimeout(show, 60_000 - (Date.now() % 60_000))
  }
  show()
  line.removeAttribute('data-waiting')
}
