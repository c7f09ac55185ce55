const known = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    known.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  known.set(timeZone, format)
  return format
}

/** Whether a text is the name of a time zone in the IANA database, such as `Europe/London`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * The name of a zone as the IANA database spells it: any case is understood, and a name that the
 * engine knows as an alias stays.
 */
export function canonicalTimeZone(name: string): string {
  const own = formatOf(name).resolvedOptions().timeZone
  const isSame = (one: string) => one.toLowerCase() === name.toLowerCase()
  const found = [own, ...Intl.supportedValuesOf('timeZone')].find(isSame)
  return found ?? (/^[A-Z]/.test(name) ? name : own)
}

/** What clocks in the zone show at an instant: `2026-12-03T14:00`. */
export function wallTime(iso: string, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(new Date(iso))
  const [year, month, day, hour, minute] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((name) => parts.find(({ type }) => type === name)?.value ?? '')
  return `${year}-${month}-${day}T${hour}:${minute}`
}

const day = 24 * 3_600_000

/**
 * The instant at which clocks in the zone show a time, ISO, UTC. A time that clocks skip is taken as
 * the one an hour later; undefined where the text is no time.
 */
export function instantOf(wall: string, timeZone: string): string | undefined {
  const wanted = Date.parse(`${wall}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(wanted)) return undefined
  const isoOf = (time: number) => new Date(time).toISOString()
  const offsetAt = (time: number) => Date.parse(`${wallTime(isoOf(time), timeZone)}Z`) - time
  const [before, after] = [wanted - day, wanted + day].map((time) => isoOf(wanted - offsetAt(time)))
  return after &&
    wallTime(after, timeZone) === wall &&
    before &&
    wallTime(before, timeZone) !== wall
    ? after
    : before
}
