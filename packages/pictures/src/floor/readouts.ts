import type { View } from './camera.ts'
import type { FloorState, Mover } from './engine.ts'
import type { Task, Wording } from './labels.ts'
import { speedZone } from './zones.ts'

export interface Readout {
  readonly id: string
  readonly title: string
  /** Every mover always has the same number of rows. */
  readonly rows: readonly Row[]
  /** The tone of the warning while the mover is warned, or of the followed truck. */
  readonly tone: 'danger' | 'warning' | 'followed' | undefined
  /** Pixels. */
  readonly size: Size
}

export interface Row {
  readonly label: string
  readonly value: string
  readonly tone?: 'measured' | 'danger' | 'warning'
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels. */
export const [line, padding] = [20, 12]

/** Generous estimate in pixels, since the server has no font to measure with. */
const textWidth = (text: string): number =>
  Array.from(text, characterWidth).reduce((sum, width) => sum + width, 0)

function characterWidth(character: string): number {
  if (/[ilI.,;:'’ \u00a0]/.test(character)) return 4
  return /[mwMWÄÖÜ]/.test(character) ? 11 : 7.4
}

function readoutOf(mover: Mover, state: FloorState, wording: Wording): Readout {
  const { labels } = wording
  const tone = toneOf(mover, state)
  if (state.slowed.includes(mover.id)) {
    const title = labels.speedZone.replace('{limit}', wording.limit(speedZone.limit))
    const value = wording.speed(mover.speed)
    return readout(mover.id, title, [{ label: mover.id, value, tone: tone ?? 'measured' }], tone)
  }
  return fullReadout(mover, mover.load > 0.5 ? 'loaded' : 'empty', wording, tone)
}

/** A truck with its task, its speed, its place and the expected error of that. */
export function fullReadout(
  { id, at, error, speed }: Mover,
  task: Task,
  wording: Wording,
  tone: Readout['tone'],
): Readout {
  const { labels } = wording
  const known = error === undefined ? '' : wording.centimetres(error)
  const rows: Row[] = [
    { label: labels.speed, value: wording.speed(speed) },
    { label: labels.position, value: wording.coordinates(...at) },
    { label: labels.error, value: known, tone: 'measured' },
  ]
  return readout(id, labels.tasks[task].replace('{name}', id), rows, tone)
}

export function toneOf({ id }: Mover, { alert }: FloorState): 'danger' | 'warning' | undefined {
  if (!alert?.active || !alert.about.includes(id)) return undefined
  return alert.kind === 'collision' ? 'danger' : 'warning'
}

function readout(id: string, title: string, rows: readonly Row[], tone: Readout['tone']): Readout {
  return { id, title, rows, tone, size: sizeOf(title, rows) }
}

function sizeOf(title: string, rows: readonly Row[]): Size {
  const widths = rows.map(({ label, value }) => textWidth(label) + textWidth(value) + 18)
  const width = Math.max(textWidth(title), ...widths) + padding * 2
  return { width: Math.ceil(width / 8) * 8, height: rows.length * line + 36 }
}

export function readoutsOf(view: View, state: FloorState, wording: Wording): Readout[] {
  return view.callouts.flatMap((id) => {
    const mover = state.movers.find((candidate) => candidate.id === id)
    return mover ? [readoutOf(mover, state, wording)] : []
  })
}
