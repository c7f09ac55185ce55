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
  readonly live: LiveLabels
}

/** Words that the browser needs too; they travel in a data attribute. */
export interface LiveLabels {
  /** `{name}, loaded` */
  readonly loaded: string
  /** `{name}, empty` */
  readonly empty: string
  readonly speed: string
  readonly position: string
  readonly accuracy: string
  /** The claim, with its number and unit. */
  readonly accuracyClaim: string
  /** `Speed zone {limit}`, the limit with its unit. */
  readonly speedZone: string
  readonly alerts: AlertLabels
  readonly units: {
    readonly speed: string
    readonly metre: string
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
  readonly days: (value: number) => string
  readonly seconds: (value: number) => string
  readonly coordinates: (x: number, y: number) => string
}

/** Numbers in the locale's form, each with its unit behind a no-break space. */
export function createWording(labels: LiveLabels, locale: string): Wording {
  const format = (decimals: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const [whole, one, two] = [format(0), format(1), format(2)]
  const semicolon = locale.startsWith('fr') ? '\u202f; ' : '; '
  const separator = one.format(0.5).includes(',') ? semicolon : ', '
  return {
    labels,
    speed: (value) => one.format(value * 3.6) + space + labels.units.speed,
    limit: (value) => whole.format(value) + space + labels.units.speed,
    metres: (value) => two.format(value) + space + labels.units.metre,
    days: (value) => labels.units.days.replace('{number}', whole.format(value)),
    seconds: (value) => one.format(value) + space + labels.units.second,
    coordinates: (x, y) => two.format(x) + separator + two.format(y) + space + labels.units.metre,
  }
}
