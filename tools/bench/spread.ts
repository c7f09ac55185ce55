import { loadavg } from 'node:os'
import { quantile } from '@repo/platform/values/quantile.ts'

export function spread(values: readonly number[]) {
  const at = (share: number) => Number(quantile(values, share).toFixed(1))
  return { median: at(0.5), '95 %': at(0.95), most: at(1) }
}

/** Mean number of processes that ran or waited during the last minute. */
export const loadOfMachine = (): number => Number((loadavg()[0] ?? Number.NaN).toFixed(1))
