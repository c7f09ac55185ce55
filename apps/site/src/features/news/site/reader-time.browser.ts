/** Adds an event's time in the reader's zone, where that is another than the event's. */
export function enhance(root: HTMLElement): void {
  const shown = root.querySelector<HTMLTimeElement>('[hidden] time')
  if (!shown?.parentElement) return
  const start = new Date(shown.dateTime)
  const { lang } = document.documentElement
  const clock = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', ...clock })
  const there = new Intl.DateTimeFormat(lang, { ...clock, timeZone: root.dataset.zone })
  const here = new Intl.DateTimeFormat(lang, clock)
  if (here.format(start) === there.format(start)) return
  const { end } = shown.dataset
  shown.textContent = end ? format.formatRange(start, new Date(end)) : format.format(start)
  shown.parentElement.hidden = false
}
