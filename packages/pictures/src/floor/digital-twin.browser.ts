import { writeText } from '@repo/platform/ui/elements.ts'
import { loopSeconds, stateAt, type FloorState } from './engine.ts'
import { alertTexts } from './alert-texts.ts'
import { createWording, type LiveLabels } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { layer } from './live-picture.ts'
import { floorOfPage } from './opening.ts'
import { prefix } from './prefix.ts'
import { recentAlerts } from './recent-alerts.ts'
import { runWhileSeen } from './run-while-seen.ts'
import { shiftClock } from './shift-clock.ts'
import { speedTrace, traceMax } from './speed-trace.ts'
import { stillTime } from './still-time.ts'

function setText(element: Element | null | undefined, text: string): void {
  if (element) writeText(element, text)
}

async function start(root: SVGSVGElement, wall: Element): Promise<void> {
  const hero = document.querySelector<SVGElement>('[data-animated-floor]')
  const { animatedFloor, locale = 'en' } = hero?.dataset ?? {}
  const slider = wall.querySelector<HTMLInputElement>('[data-twin-replay]')
  const back = wall.querySelector<HTMLButtonElement>('[data-twin-live]')
  if (!animatedFloor || !slider || !back) return
  const floor = await floorOfPage()
  const wording = createWording(JSON.parse(animatedFloor) as LiveLabels, locale)
  const still = stateAt(floor, stillTime)
  const drawFloor = layer(root, 'floor', still, (state) => drawLiveFloor(state, prefix))
  const drawTraffic = layer(root, 'movers', still, drawMovers)
  const neighbours = neighboursOf(wall)
  let second = -1
  let now = stillTime
  let isReplay = false

  const show = (seconds: number) => {
    const state = stateAt(floor, seconds)
    drawFloor(state, state)
    drawTraffic(state, state)
    if (Math.floor(seconds) === second && !isReplay) return
    second = Math.floor(seconds)
    for (const clock of wall.querySelectorAll('[data-twin-clock]')) {
      setText(clock, shiftClock(seconds))
    }
    neighbours(floorText(state), seconds)
  }
  const floorText = (state: FloorState) => ({
    alerts: recentAlerts(floor, state.seconds, wording, 5),
    trace: speedTrace(floor, state.seconds),
    format: (value: number) => wording.speed(value / 3.6),
  })
  const replay = () => {
    isReplay = true
    const seconds = Number(slider.value)
    // In the loop that runs now, so that the alerts before it stay the same.
    show(seconds + Math.floor(now / loopSeconds) * loopSeconds)
    const { alert } = stateAt(floor, seconds)
    const said = alert ? `, ${alertTexts(alert, wording).sentence}` : ''
    slider.setAttribute('aria-valuetext', shiftClock(seconds) + said)
    toggle()
  }
  const toggle = () => {
    back.hidden = !isReplay
    wall.querySelector('[data-twin-state]')?.toggleAttribute('data-replay', isReplay)
  }
  slider.addEventListener('input', replay)
  back.addEventListener('click', () => {
    isReplay = false
    toggle()
    show(now)
    slider.focus()
  })
  for (const hidden of wall.querySelectorAll<HTMLElement>('[data-twin-controls]')) {
    hidden.hidden = false
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  runWhileSeen(root, (elapsed) => {
    now = stillTime + elapsed
    if (!isReplay) show(now)
  })
}

interface FloorText {
  readonly alerts: ReturnType<typeof recentAlerts>
  readonly trace: ReturnType<typeof speedTrace>
  readonly format: (kilometresPerHour: number) => string
}

/** The tiles beside the picture that are fed by it. */
function neighboursOf(wall: Element): (text: FloorText, seconds: number) => void {
  const rows = wall.querySelectorAll<HTMLElement>('[data-twin-alert]')
  const chart = wall.querySelector('[data-twin-speed]')
  const line = chart?.querySelector('[data-line]')
  const mark = chart?.querySelector('circle')
  const label = chart?.querySelector('[data-marked]')
  return ({ alerts, trace: { values, fastest }, format }) => {
    rows.forEach((row, index) => {
      const alert = alerts[index]
      if (!alert) return
      row.dataset['twinAlert'] = alert.isDanger ? 'danger' : 'warning'
      setText(row.querySelector('b'), alert.title)
      setText(row.querySelector('time'), alert.time)
      setText(row.querySelector('span'), alert.details)
    })
    const top = values[fastest] ?? 0
    const points = values.map((value, index) => `${index} ${(traceMax - value).toFixed(1)}`)
    const x = `${(fastest / (values.length - 1)) * 100}%`
    const y = `${(1 - top / traceMax) * 100}%`
    line?.setAttribute('d', `M${points.join('L')}`)
    mark?.setAttribute('cx', x)
    mark?.setAttribute('cy', y)
    label?.setAttribute('x', x)
    label?.setAttribute('y', y)
    setText(label, format(top))
  }
}

/** Lets the hall of the digital twin, its clock, the list of alerts and the trace of a speed run. */
export function enhance(root: SVGSVGElement): void {
  const wall = root.closest('section')
  if (wall) void start(root, wall)
}
