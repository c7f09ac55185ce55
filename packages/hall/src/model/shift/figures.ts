import { shiftConstants } from './constants.ts'

const { mass, gravity, rolling, efficiency, mannedPower, step } = shiftConstants

/** What is counted of one truck. */
export class TruckFigures {
  done = 0
  metresEmpty = 0
  metresLoaded = 0
  /** Steps: with an order; standing without one; standing with one, not handling; above the limit. */
  busySteps = 0
  idleSteps = 0
  blockedSteps = 0
  speedingSteps = 0
  searches = 0
  searchSeconds = 0
  nearMisses = 0
  /** Of these with a person. */
  nearPersons = 0
  fifoViolations = 0
  reroutes = 0
  joules = 0

  drive(metres: number, before: number, after: number, isLoaded: boolean) {
    const moved = isLoaded ? mass.loaded : mass.empty
    if (isLoaded) this.metresLoaded += metres
    else this.metresEmpty += metres
    this.joules += (moved * gravity * rolling * metres) / efficiency.drive
    if (after > before)
      this.joules += (0.5 * moved * (after * after - before * before)) / efficiency.accelerate
  }

  lift(height: number) {
    this.joules += (mass.lifted * gravity * height) / efficiency.drive
  }

  man() {
    this.joules += mannedPower * step
  }
}

/** What is counted of one order that was done. */
export interface OrderTimes {
  readonly truck: number
  readonly isRetrieval: boolean
  /** Seconds from assignment to the pallet set down. */
  readonly cycle: number
}

/** The results of a shift, of all trucks or of one. */
export interface ShiftFigures {
  readonly done: number
  readonly donePerHour: number
  /** Seconds; undefined where there was none. */
  readonly responseMedian: number | undefined
  readonly responseP95: number | undefined
  readonly cycle: number | undefined
  readonly retrieval: number | undefined
  readonly kmEmpty: number
  readonly kmLoaded: number
  readonly utilisation: number
  readonly idleShare: number
  readonly blockedShare: number
  readonly searches: number
  readonly searchMinutes: number
  readonly nearMisses: number
  readonly nearPersons: number
  readonly nearMissesPer1000Km: number
  readonly speedingMinutes: number
  readonly fifoViolations: number
  readonly reroutes: number
  readonly kilowattHours: number
}

export function figuresOf(
  trucks: readonly TruckFigures[],
  responses: readonly number[],
  times: readonly OrderTimes[],
  steps: number,
): ShiftFigures {
  const sum = (pick: (truck: TruckFigures) => number) =>
    trucks.reduce((whole, truck) => whole + pick(truck), 0)
  const share = (counted: number) => (steps ? counted / (trucks.length * steps) : 0)
  const sorted = responses.toSorted((a, b) => a - b)
  const done = sum((truck) => truck.done)
  const km = sum((truck) => truck.metresEmpty + truck.metresLoaded) / 1000
  const nearMisses = sum((truck) => truck.nearMisses)
  return {
    done,
    donePerHour: steps ? done / ((steps * step) / 3600) : 0,
    responseMedian: sorted[Math.floor(sorted.length * 0.5)],
    responseP95: sorted[Math.floor(sorted.length * 0.95)],
    cycle: mean(times.map(({ cycle }) => cycle)),
    retrieval: mean(times.flatMap(({ cycle, isRetrieval }) => (isRetrieval ? [cycle] : []))),
    kmEmpty: sum((truck) => truck.metresEmpty) / 1000,
    kmLoaded: sum((truck) => truck.metresLoaded) / 1000,
    utilisation: share(sum((truck) => truck.busySteps)),
    idleShare: share(sum((truck) => truck.idleSteps)),
    blockedShare: share(sum((truck) => truck.blockedSteps)),
    searches: sum((truck) => truck.searches),
    searchMinutes: sum((truck) => truck.searchSeconds) / 60,
    nearMisses,
    nearPersons: sum((truck) => truck.nearPersons),
    nearMissesPer1000Km: km ? (1000 * nearMisses) / km : 0,
    speedingMinutes: (sum((truck) => truck.speedingSteps) * step) / 60,
    fifoViolations: sum((truck) => truck.fifoViolations),
    reroutes: sum((truck) => truck.reroutes),
    kilowattHours: sum((truck) => truck.joules) / 3_600_000,
  }
}

const mean = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined
