import { shippedListOf } from '../model/first-price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import type { PriceListData } from '../price-list-schema.ts'
import { priceList1 } from './price-list-1.ts'
import { priceList2, type PriceList2 } from './price-list-2.ts'
import { versionOf, withVersion } from './version.ts'

/** Every version that was ever written, the first one first. */
const versions = [priceList1, priceList2] as const

/** Reads a published or drafted price list of any version; undefined where it cannot be read. */
export function readPriceList(stored: unknown): PriceListData | undefined {
  const { version, value } = versionOf(stored)
  const read = versions[version - 1]?.safeParse(value).data
  // Version 1 names no model: it is of the first one.
  return read && completed({ model: 1, ...read })
}

/** A list gets the first values of what it does not have yet, and loses what the model does not have. */
function completed(stored: PriceList2): PriceListData {
  const { model, constants, weights, industryFactors, countries, operatorBases } = stored
  const shipped = shippedListOf(stored)
  return {
    model,
    constants: known(shipped.constants, constants),
    weights: mapValues(shipped.weights, (first, useCase) => known(first, weights[useCase] ?? {})),
    industryFactors: known(shipped.industryFactors, industryFactors),
    countries,
    operatorBases,
  }
}

const known = <Key extends string, Value>(
  first: Readonly<Record<Key, Value>>,
  stored: Readonly<Record<string, Value>>,
): Record<Key, Value> => mapValues(first, (value, key) => stored[key] ?? value)

/**
 * Writes a price list in the newest version, so that `readPriceList` can read it. A part that the version
 * lacks is an error: it needs another version.
 */
export const writePriceList = (data: PriceListData): string =>
  JSON.stringify(withVersion(versions.length, priceList2.parse(data)))
