import { renderWords } from '@repo/pictures/renders/words.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, formatPercent, written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { figures as solutionFigures } from '@repo/site/pages/solution/figures.ts'
import { connectivityWords, iotPlatformWords, solutionWords } from '@repo/site/words/index.ts'
import { cover, hero, items, legend, panel, points, rows } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { DeviceName, Pictures } from './pictures.ts'
import { words, type Words } from './words.ts'

type Row = keyof Words['datasheet']['rows']
type Note = keyof Words['datasheet']['notes']

interface Sheet {
  rows: readonly Row[]
  notes: readonly Note[]
}

const environment = ['protection', 'temperature', 'marks'] as const

const sheets = {
  anchor: {
    rows: ['range', 'spectrum', 'bands', 'accuracy', ...environment],
    notes: ['accuracy', 'range', 'outdoors', 'protection', 'marks'],
  },
  tag: {
    rows: ['rate', 'spectrum', 'bands', ...environment],
    notes: ['rate', 'protection', 'marks'],
  },
  gateway: {
    rows: ['supply', ...environment],
    notes: ['supply', 'protection', 'marks'],
  },
  platform: {
    rows: ['live', 'analytics', 'uptime', 'backups', 'interface'],
    notes: ['live', 'uptime'],
  },
} as const satisfies Record<keyof Words['datasheet']['intro'], Sheet>

export type Sheeted = keyof typeof sheets

interface DatasheetOf {
  lang: Lang
  kind: string
  title: string
  of: Sheeted
}

/** One page: the device, its figures, and how it is measured or where it is mounted. */
export function datasheet({ lang, kind, title, of }: DatasheetOf, pictures: Pictures): Markup[] {
  const own = words[lang].datasheet
  const { rows: keys, notes }: Sheet = sheets[of]
  const answers = of === 'platform' ? [] : pictures.answers[of]
  return [
    cover(
      kind,
      of === 'platform' ? panel(pictures.drawings.path, 76) : deviceHero(lang, of, pictures),
      html`<div class="title">
        <h1>${title}</h1>
        <p class="lead">${own.intro[of]}</p>
      </div>`,
      html`<div class="cols c53 section">
        <div>${rows([...figureRows(lang, keys), ...answers])}</div>
        <div class="notes">
          <h3>${own.reading}</h3>
          ${points(notes.map((key) => noteOf(lang, key)))}
        </div>
      </div>`,
      of === 'platform' && platformParts(lang),
      drawingOf(lang, of, pictures),
    ),
  ]
}

function deviceHero(lang: Lang, device: DeviceName, { renders }: Pictures): Markup {
  const { alts, caption } = renderWords[lang]
  return hero({ url: renders[device], alt: alts[device], caption }, 70)
}

/** What the numbers of the drawing above mean, and what the platform and its applications do. */
function platformParts(lang: Lang): Markup {
  const { tags, anchors, gateway, platform, applications } = solutionWords[lang].parts
  const named = [tags, anchors, gateway, platform, applications]
  const text = (message: string) => fillIn(message, solutionFigures(lang))
  return html`<div class="section">
    ${legend(named.map(({ name }) => name))}
    ${items([platform, applications].map((part) => ({ title: part.name, text: text(part.text) })))}
  </div>`
}

/** The dimensioned drawing; where the ledger has no dimensions, where the device is mounted. */
function drawingOf(lang: Lang, of: Sheeted, { drawings, measured }: Pictures): Markup {
  const { elevation, devices, network } = connectivityWords[lang]
  const drawn = of === 'platform' ? undefined : measured[of]
  if (drawn)
    return figure(words[lang].datasheet.size, drawn, html`<p>${devices.views}</p>`, 'measured')
  if (of === 'platform')
    return figure(iotPlatformWords[lang].ages.title, drawings.ages, undefined, 'plain')
  if (of === 'gateway') {
    const { tags, anchors, gateway, network: yours, platform } = network.stations
    const named = [tags, anchors, gateway, yours, platform]
    return figure(network.title, drawings.network, legend(named.map(({ name }) => name)))
  }
  return figure(elevation.title, drawings.elevation, legend(elevation.marks))
}

const figure = (title: string, drawing: Markup, caption?: Markup, kind = '') =>
  html`<section class="fitted">
    <h3>${title}</h3>
    <figure class="drawing fit ${kind}">
      ${drawing}${caption && html`<figcaption>${caption}</figcaption>`}
    </figure>
  </section>`

/** Rows of published figures. */
const figureRows = (lang: Lang, keys: readonly Row[]) =>
  keys.map((key) => ({ name: words[lang].datasheet.rows[key], value: valueOf(lang, key) }))

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
