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
  /** `Speed zone {limit}`, the limit with its unit. */
  readonly speedZone: string
  readonly collision: string
  /** `Crossing {name}` */
  readonly crossing: string
  /** `{a} and {b} reach the crossing together.` */
  readonly collisionText: string
  readonly timeToConflict: string
  readonly closingSpeed: string
  readonly units: {
    readonly speed: string
    readonly metre: string
    readonly centimetre: string
    readonly second: string
  }
}

const space = '\u00a0'

export interface Wording {
  readonly labels: LiveLabels
  readonly speed: (metresPerSecond: number) => string
  /** km/h, without decimals. */
  readonly limit: (value: number) => string
  readonly metres: (value: number) => string
  readonly centimetres: (metres: number) => string
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
  const separator = one.format(0.5).includes(',') ? '; ' : ', '
  return {
    labels,
    speed: (value) => one.format(value * 3.6) + space + labels.units.speed,
    limit: (value) => whole.format(value) + space + labels.units.speed,
    metres: (value) => two.format(value) + space + labels.units.metre,
    centimetres: (value) => `±${whole.format(value * 100)}${space}${labels.units.centimetre}`,
    seconds: (value) => one.format(value) + space + labels.units.second,
    coordinates: (x, y) => two.format(x) + separator + two.format(y) + space + labels.units.metre,
  }
}
