import { HttpError } from '@repo/platform/server/http/http-error.ts'
import type { PriceListData } from '../../price-list-schema.ts'
import { readPriceList } from '../../stored/read-price-list.ts'

export const versionName = (version: number) => `Version ${version} of the price list`

/** The price list; 409 where this version of the software cannot read it. */
export function readable(stored: unknown, name: string, current?: object): PriceListData {
  const read = readPriceList(stored)
  if (read) return read
  const message = `${name} cannot be read by this version of the software.`
  throw new HttpError('WRONG_STATE', { message, ...(current && { current }) })
}
