import type { FastifyInstance } from 'fastify'
import { notFound } from '@repo/platform/server/http/http-error.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { publicPriceList } from '../public-price-list.ts'
import { getVersion } from './price-lists/versions.ts'

/** `/prices/<version>.json`: every published price list, for links that were made with it. */
export function servePriceLists(app: FastifyInstance, { store }: Platform): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/prices/:file',
    async handler({ params }, reply) {
      const [, number] = /^([1-9]\d{0,8})\.json$/.exec(params.file) ?? []
      if (number === undefined) throw notFound()
      const { version, publishedAt, table } = await getVersion(store.db, Number(number))
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return publicPriceList({ version, ...table }, publishedAt)
    },
  })
}
