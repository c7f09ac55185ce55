import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { LogEntry } from '#src/model/shift/record.ts'
import { buttonOf, partOf } from '../placement/parts.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'
import { writeText } from '@repo/platform/ui/elements.ts'
import { filled } from '../planner/planner-words.ts'
import { jumps, type Jump } from './events.ts'
import { goTo, playOrPause, replayOf, stepSeconds, tick, timeText } from './playback.ts'
import type { RunWords } from './run-words.ts'
import { layers, sides, type Runs, type Side } from './runs-state.ts'

/** While it plays, words and figures are written no oftener than can be read: it costs 3 ms. */
const betweenMs = 200
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** The controls of time, and what is shown beside the trucks. */
export function showClock(root: HTMLElement, runs: Runs, words: RunWords, lang: Lang) {
  const said = partOf(root, 'event')
  const time = partOf(root, 'time')
  const scrubber = elementIn(root, '[data-part=scrubber]', HTMLInputElement)
  const play = buttonOf(root, 'play', () => {
    runs.set({ clock: playOrPause(runs.state.clock) })
  })
  for (const element of root.querySelectorAll<HTMLElement>('[data-moving]'))
    element.hidden = reducedMotion.matches
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]'))
    button.addEventListener('click', () => {
      const { clock } = runs.state
      const by = stepSeconds * Number(button.dataset.step)
      runs.set({ clock: { ...goTo(clock, clock.time + by), isPlaying: false } })
    })
  scrubber.addEventListener('input', () => {
    runs.set({ clock: goTo(runs.state.clock, Number(scrubber.value)) })
  })
  onInput(root, 'run-speed', ({ value }) => {
    runs.set({ clock: { ...runs.state.clock, speed: Number(value) } })
  })
  onSelect(root, 'run-layer', (value) => {
    runs.set({ layer: layers.find((layer) => layer === value) ?? 'none' })
  })
  onInput(root, 'run-measured', ({ checked }) => {
    runs.set({ showsMeasured: checked })
  })
  const follow = onSelect(root, 'run-follow', (value) => {
    runs.set({ followed: value ? Number(value) : undefined })
  })
  const find = (jump: 'next' | 'last', kind: Jump) => {
    const { both, clock } = runs.state
    const found = sides.flatMap((side): [Side, LogEntry][] => {
      const entry = both?.of[side].events[jump](kind, clock.time)
      return entry ? [[side, entry]] : []
    })
    const order = jump === 'next' ? 1 : -1
    return found.toSorted(([, a], [, b]) => order * (a.t - b.t))[0]
  }
  const say = (found: [Side, LogEntry] | undefined) => {
    said.textContent = found ? textOf(found[1], words[found[0]], words, lang) : words.noEvent
  }
  for (const kind of jumps)
    elementIn(root, `[data-jump=${kind}]`, Element).addEventListener('click', () => {
      const found = find('next', kind)
      if (found) runs.set({ clock: { ...goTo(runs.state.clock, found[1].t), isPlaying: false } })
      say(found)
    })
  buttonOf(root, 'replay', () => {
    const found = find('last', 'near-miss')
    if (found) runs.set({ clock: replayOf(runs.state.clock, found[1].t) })
    say(found)
  })

  let before = 0
  const frame = (now: number) => {
    if (!runs.state.clock.isPlaying) return
    runs.set({ clock: tick(runs.state.clock, Math.min(250, now - before)) })
    before = now
    requestAnimationFrame(frame)
  }
  runs.follow(['both'], ({ both, clock }) => {
    if (!both) return
    scrubber.max = String(clock.end)
    const trucks = both.of.with.run.perTruck.length
    follow.length = 1
    for (let truck = 0; truck < trucks; truck += 1)
      follow.add(new Option(nameOf(truck, words), String(truck)))
  })
  const counts = sides.flatMap((side) =>
    (['done', 'near-miss'] as const).map((kind) => ({
      side,
      kind,
      element: elementIn(root, `[data-count=${kind}-${side}]`, Element),
    })),
  )
  let shownAt = -Infinity
  runs.follow(['clock', 'both'], ({ clock, both }, { clock: last, both: lastBoth }) => {
    const now = performance.now()
    if (clock.isPlaying && !last.isPlaying) {
      before = now
      requestAnimationFrame(frame)
    }
    writeText(play, clock.isPlaying ? words.pause : words.play)
    if (!both || (clock.isPlaying && both === lastBoth && now - shownAt < betweenMs)) return
    shownAt = now
    const text = timeText(lang, clock.time)
    writeText(time, text)
    scrubber.value = String(Math.floor(clock.time))
    scrubber.ariaValueText = text
    for (const { side, kind, element } of counts)
      writeText(element, String(both.of[side].events.countAt(kind, clock.time)))
  })
}

/** Acts on every change of a box, or of one of several with the same name. */
export function onInput(root: HTMLElement, name: string, act: (input: HTMLInputElement) => void) {
  for (const input of root.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
    input.addEventListener('change', () => act(input))
}

export function onSelect(root: HTMLElement, name: string, act: (value: string) => void) {
  const select = elementIn(root, `[name=${name}]`, HTMLSelectElement)
  select.addEventListener('change', () => act(select.value))
  return select
}

/** Trucks are numbered from 1 for those who look. */
export const nameOf = (truck: number, words: RunWords) => filled(words.truck, { number: truck + 1 })

/** What happened when, in which of the runs. */
export function textOf(entry: LogEntry, side: string, words: RunWords, lang: Lang): string {
  return [
    timeText(lang, entry.t),
    side,
    words[entry.kind],
    entry.truck === undefined ? '' : nameOf(entry.truck, words),
  ]
    .filter(Boolean)
    .join(', ')
}
