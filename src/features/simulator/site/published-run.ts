import type { CaseKey } from '#src/facts/claims.ts'

/**
 * The model's published table, version 1: the default run with automatically placed anchors, the mean
 * of 20 seeds. The page's two tables are drawn from it.
 */
export const publishedRun = {
  seeds: 20,
  trucks: 25,
  ordersPerHour: 300,
  hours: 1,
} as const

/** Without location, with all four differences. */
type Pair = readonly [without: number, withLocation: number]

export const kpis = {
  done: [283, 282.9],
  responseMedian: [96.2, 84.5],
  responseP95: [158, 142.9],
  cycle: [206.5, 195],
  retrieval: [208.2, 198],
  kmEmpty: [52.8, 38.4],
  kmLoaded: [46.5, 46.6],
  utilisation: [0.671, 0.635],
  idle: [0.27, 0.313],
  blocked: [0.044, 0.033],
  search: [2.53, 0.23],
  nearMisses: [94.8, 21.1],
  speeding: [253, 2.5],
  fifo: [0.55, 0],
  energy: [59, 50.6],
} as const satisfies Record<string, Pair>
export type Kpi = keyof typeof kpis

/** In the order of the table. */
export const kpiNames = [
  'done',
  'responseMedian',
  'responseP95',
  'cycle',
  'retrieval',
  'kmEmpty',
  'kmLoaded',
  'utilisation',
  'idle',
  'blocked',
  'search',
  'nearMisses',
  'speeding',
  'fifo',
  'energy',
] as const satisfies readonly Kpi[]

/** Unit and decimals that each is written with; a share is written in per cent. */
export const kpiUnits: Readonly<
  Record<Kpi, { unit?: 's' | 'km' | 'min' | 'kWh' | 'share'; digits: number }>
> = {
  done: { digits: 0 },
  responseMedian: { unit: 's', digits: 1 },
  responseP95: { unit: 's', digits: 1 },
  cycle: { unit: 's', digits: 1 },
  retrieval: { unit: 's', digits: 1 },
  kmEmpty: { unit: 'km', digits: 1 },
  kmLoaded: { unit: 'km', digits: 1 },
  utilisation: { unit: 'share', digits: 1 },
  idle: { unit: 'share', digits: 1 },
  blocked: { unit: 'share', digits: 1 },
  search: { unit: 'min', digits: 1 },
  nearMisses: { digits: 0 },
  speeding: { unit: 'min', digits: 1 },
  fifo: { digits: 2 },
  energy: { unit: 'kWh', digits: 1 },
}

/** One difference alone: change of the response and of the retrieval. */
export const alone = {
  dispatch: { response: -0.19 },
  limit: { response: 0.08, retrieval: 0.07 },
} as const

/** Runs beside the default one, of 6 seeds. */
export const furtherRuns = {
  /** Fewest trucks whose response is not above that of the whole fleet without location. */
  forklifts: [25, 23],
  /** Orders per hour while work always waits. */
  throughput: [395, 440],
  /** Idle share with the smaller fleet. */
  smallerFleet: { trucks: 22, idle: -0.26 },
  /** At 120 orders per hour: response in seconds. */
  night: { orders: 120, trucks: 12, with: 85, without: 91, all: 90 },
} as const

export const changeOf = ([without, withLocation]: Pair): number => withLocation / without - 1

/** What the model has beside each result of the customers; the night shift has no share. */
export const modelChanges: Readonly<Record<CaseKey, number | undefined>> = {
  speeding: changeOf(kpis.speeding),
  impacts: changeOf(kpis.nearMisses),
  idling: changeOf(kpis.idle),
  nightShiftForklifts: undefined,
  orderResponse: changeOf(kpis.responseMedian),
  retrieval: changeOf(kpis.retrieval),
  search: changeOf(kpis.search),
  forklifts: changeOf(furtherRuns.forklifts),
  throughput: changeOf(furtherRuns.throughput),
}

/** Constants of the shift that decide most, as published with the table. */
export const shiftConstants = {
  heeded: 0.8,
  inattentive: 0.1,
  habit: 1.5,
  wrongBookings: 0.02,
  emptyKmh: 13,
  loadedKmh: 10.8,
  pickSeconds: 25,
  dropSeconds: 20,
} as const

/** Noticed later than this before the collision, and at this speed or faster. */
export const nearMiss = { seconds: 1.5, metresPerSecond: 1.5 } as const
