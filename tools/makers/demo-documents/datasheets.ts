import { technology } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, formatPercent, written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Block, TableRow } from '@repo/site/generated-documents/block.ts'
import { words, type Words } from './words.ts'

type Row = keyof Words['datasheet']['rows']
type Open = keyof Words['datasheet']['open']
type Note = keyof Words['datasheet']['notes']

interface Sheet {
  rows: readonly Row[]
  open: readonly Open[]
  notes: readonly Note[]
}

const environment = ['protection', 'temperature', 'marks'] as const

const sheets = {
  anchor: {
    rows: ['range', 'spectrum', 'bands', 'accuracy', ...environment],
    open: ['dimensions', 'weight', 'power', 'mounting', 'antenna', 'connectors'],
    notes: ['accuracy', 'range', 'outdoors', 'protection', 'marks'],
  },
  tag: {
    rows: ['rate', 'spectrum', 'bands', ...environment],
    open: ['dimensions', 'weight', 'power', 'battery', 'mounting'],
    notes: ['rate', 'protection', 'marks'],
  },
  gateway: {
    rows: ['supply', ...environment],
    open: ['dimensions', 'weight', 'power', 'mounting', 'connectors', 'ports'],
    notes: ['supply', 'protection', 'marks'],
  },
  platform: {
    rows: ['live', 'analytics', 'uptime', 'backups', 'interface'],
    open: ['ports', 'encryption', 'hosting'],
    notes: ['live', 'uptime'],
  },
} as const satisfies Record<keyof Words['datasheet']['intro'], Sheet>

export type Device = keyof typeof sheets

export function datasheet(lang: Lang, device: Device): Block[] {
  const own = words[lang].datasheet
  const { rows, open, notes }: Sheet = sheets[device]
  return [
    { kind: 'text', text: own.intro[device] },
    {
      kind: 'table',
      head: [own.property, own.value],
      rows: [
        ...figureRows(lang, rows),
        ...open.map((key) => ({ name: own.open[key], value: own.notStated, open: true })),
      ],
    },
    { kind: 'heading', text: own.reading },
    { kind: 'list', items: notes.map((key) => noteOf(lang, key)) },
  ]
}

/** Rows of published figures. */
export const figureRows = (lang: Lang, rows: readonly Row[]): TableRow[] =>
  rows.map((key) => ({ name: words[lang].datasheet.rows[key], value: valueOf(lang, key) }))

function valueOf(lang: Lang, key: Row): string {
  const { values } = words[lang].datasheet
  const number = (value: number, digits = 0) => formatNumber(lang, value, digits)
  const span = ({ from, to }: { from: number; to: number }, digits = 0) =>
    `${number(from, digits)}–${number(to, digits)}`
  const signed = (value: number) => written(lang, value, { signDisplay: 'always' })
  const degrees = (index: 0 | 1) => {
    const { from, to } = technology.temperaturesC[index]
    return fillIn(values.degrees, { from: signed(from), to: signed(to) })
  }
  const { rangeM, protection, gatewayPower, uptimeShare } = technology
  const [longer, longest] = rangeM.withAntenna
  const texts: Record<Row, () => string> = {
    range: () => fillIn(values.range, { standard: rangeM.standard, longer, longest }),
    spectrum: () => `${span(technology.spectrumGHz, 1)}\u00a0GHz`,
    bands: () => `${span(technology.bandsGHz, 1)}\u00a0GHz`,
    accuracy: () => fillIn(values.accuracy, { number: technology.accuracyCm }),
    rate: () => fillIn(values.rate, { number: technology.updateRateHz }),
    protection: () => fillIn(values.protection, protection),
    temperature: () => fillIn(values.temperature, { first: degrees(0), second: degrees(1) }),
    marks: () => technology.certifications.join(', '),
    supply: () =>
      fillIn(values.supply, { dc: span(gatewayPower.dcVolts), ac: span(gatewayPower.acVolts) }),
    live: () => `${technology.liveViewLatencyS}\u00a0s`,
    analytics: () => `${technology.analyticsLatencyMin}\u00a0min`,
    uptime: () => fillIn(values.uptime, { share: formatPercent(lang, uptimeShare) }),
    backups: () => values.backups,
    interface: () => values.interface,
  }
  return texts[key]()
}

const hoursOfYear = 365 * 24
/** Metres in a second at 10 km/h. */
const sampleSpeed = 10 / 3.6

function noteOf(lang: Lang, key: Note): string {
  const { accuracyCm, liveViewLatencyS, uptimeShare } = technology
  return fillIn(words[lang].datasheet.notes[key], {
    number: accuracyCm,
    seconds: liveViewLatencyS,
    metres: formatNumber(lang, liveViewLatencyS * sampleSpeed, 1),
    share: formatPercent(lang, uptimeShare),
    hours: formatNumber(lang, hoursOfYear * (1 - uptimeShare), 1),
  })
}
