import type { CaseKey } from '#src/facts/claims.ts'
import { changeOf, type Kpi } from '../runs/kpis.ts'

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
} as const satisfies Record<Kpi, Pair>
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

/** What the model has beside each result of the customers; the night shift has no share. */
export const modelChanges: Readonly<Record<CaseKey, number | undefined>> = {
  speeding: changeOf(...kpis.speeding),
  impacts: changeOf(...kpis.nearMisses),
  idling: changeOf(...kpis.idle),
  nightShiftForklifts: undefined,
  orderResponse: changeOf(...kpis.responseMedian),
  retrieval: changeOf(...kpis.retrieval),
  search: changeOf(...kpis.search),
  forklifts: changeOf(...furtherRuns.forklifts),
  throughput: changeOf(...furtherRuns.throughput),
}
