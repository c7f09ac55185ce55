import { setImmediate } from 'node:timers/promises'
import { claimFigures, type ClaimFigures } from '../model/claim-figures.ts'
import type { PriceList } from '../model/price-list.ts'

const figures = new WeakMap<PriceList, Promise<ClaimFigures>>()

/** Once for each published price list, in steps between which other requests are answered. */
export function claimOf(priceList: PriceList): Promise<ClaimFigures> {
  const known = figures.get(priceList) ?? inSteps(priceList)
  figures.set(priceList, known)
  return known
}

async function inSteps(priceList: PriceList): Promise<ClaimFigures> {
  const steps = claimFigures(priceList)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
