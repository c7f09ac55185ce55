/** What a truck is doing; `loaded` and `empty` are on the way. */
export type Task = 'picksUp' | 'setsDown' | 'waits' | 'loaded' | 'empty'

/** Words of the picture; `{…}` marks where names and numbers go. */
export interface FloorLabels {
  /** One sentence for those who cannot see the picture. */
  readonly description: string
  /** `Dock {name}` */
  readonly dock: string
  /** `Aisle {name}` */
  readonly aisle: string
  readonly pause: string
  readonly play: string
  /** The claim, with its number and unit. */
  readonly accuracyClaim: string
  /** What the trucks of the picture are together. */
  readonly trucks: string
  /** `Follow {name}` */
  readonly follow: string
  /** How to begin. */
  readonly hint: string
  readonly live: LiveLabels
}

/** Words that the browser needs too; they travel in a data attribute. */
export interface LiveLabels {
  /** `{name}, loaded` */
  readonly tasks: Readonly<Record<Task, string>>
  /** `Following {name}`, and how to end it. */
  readonly following: string
  readonly speed: string
  readonly position: string
  readonly error: string
  /** `Speed zone {limit}`, the limit with its unit. */
  readonly speedZone: string
  readonly alerts: AlertLabels
  readonly units: {
    readonly speed: string
    readonly metre: string
    readonly centimetre: string
    readonly second: string
    /** `{number} d` */
    readonly days: string
  }
}

interface AlertWords {
  readonly title: string
  readonly place: string
  /** `{a}`, `{b}`: who is warned. */
  readonly text: string
  /** What the two numbers of the alert are. */
  readonly figures: readonly string[]
}

/** By what has happened; `place` takes a `{name}`. */
export interface AlertLabels {
  readonly collision: AlertWords
  /** Between a truck and a person. */
  readonly person: AlertWords
  readonly speeding: AlertWords
  readonly fifo: AlertWords
  readonly tool: AlertWords
}

const space = '\u00a0'

export interface Wording {
  readonly labels: LiveLabels
  readonly speed: (metresPerSecond: number) => string
  /** km/h, without decimals. */
  readonly limit: (value: number) => string
  readonly metres: (value: number) => string
  readonly centimetres: (value: number) => string
  readonly days: (value: number) => string
  readonly seconds: (value: number) => string
  readonly coordinates: (x: number, y: number) => string
}

/** The languages of the site write a comma there, save English. */
const decimalSign = (locale: string) => (locale.startsWith('en') ? '.' : ',')

/**
 * Below 1,000, so without groups. `Intl` would do the same, but its first format takes a phone 80 ms, during
 * which the page does not respond.
 */
export const shortNumber = (locale: string, value: number, decimals = 0): string =>
  value.toFixed(decimals).replace('.', decimalSign(locale))

/** Numbers in the locale's form, each with its unit behind a no-break space. */
export function createWording(labels: LiveLabels, locale: string): Wording {
  const write = (value: number, decimals?: number) => shortNumber(locale, value, decimals)
  const semicolon = locale.startsWith('fr') ? '\u202f; ' : '; '
  const separator = decimalSign(locale) === ',' ? semicolon : ', '
  return {
    labels,
    speed: (value) => write(value * 3.6, 1) + space + labels.units.speed,
    limit: (value) => write(value) + space + labels.units.speed,
    metres: (value) => write(value, 2) + space + labels.units.metre,
    centimetres: (value) => write(value) + space + labels.units.centimetre,
    days: (value) => labels.units.days.replace('{number}', write(value)),
    seconds: (value) => write(value, 1) + space + labels.units.second,
    coordinates: (x, y) => write(x, 2) + separator + write(y, 2) + space + labels.units.metre,
  }
}
