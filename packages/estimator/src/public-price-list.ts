import type { Constant, PriceList } from './model/price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'

/** A published price list as everybody may read it: without sources and marks. */
export interface PublicPriceList extends Omit<PriceList, 'constants' | 'operatorBases'> {
  /** ISO time, UTC. */
  publishedAt: string
  constants: Readonly<Record<keyof PriceList['constants'], Omit<Constant, 'mark' | 'source'>>>
}

export function publicPriceList(priceList: PriceList, publishedAt: string): PublicPriceList {
  const { constants, operatorBases: _, ...rest } = priceList
  return {
    ...rest,
    publishedAt,
    constants: mapValues(constants, ({ mark: _mark, source: _source, ...constant }) => constant),
  }
}
