import type { FastifyInstance } from 'fastify'
import {
  presentItem,
  presentItems,
} from '@repo/platform/content/server/translations/linked-translations.ts'
import { listItems } from '@repo/platform/content/server/lists/lists.ts'
import { listManaged } from '@repo/platform/content/server/lists/managed-list.ts'
import { contentRoutes } from '@repo/platform/content/server/routes.ts'
import { viewingOf } from '@repo/platform/content/server/lists/visibility.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { mediaApi } from '../contract.ts'
import { presentMedia } from './present.ts'
import { createMedia, draftMedia, media, updateMedia } from './service.ts'
import type { MediaRow } from './table.ts'

export function mediaRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const context = async () => ({ clock, hosts: (await platform.company()).mediaHosts })

  contentRoutes(app, platform, {
    api: mediaApi,
    type: media,
    list: async (query) =>
      presentItems(
        store.db,
        media,
        await listManaged<'media', MediaRow>(store, media, query, {
          viewing: viewingOf(platform),
        }),
        { present: presentMedia, audience: 'staff' },
      ),
    presentListed: presentMedia,
    create: async (db, input) =>
      presentItem(db, media, await createMedia(db, await context(), input)),
    update: async (db, change) =>
      presentItem(db, media, await updateMedia(db, await context(), change)),
    draft: async (db, change, before) => draftMedia(db, await context(), change, before),
  })

  route(app, platform, mediaApi.siteList, async ({ params, query }) => {
    const viewing = viewingOf(platform)
    const question = { ...query, viewing, language: params.lang, visible: true }
    const found = await listItems<'media', MediaRow>(store, media, question)
    return presentItems(store.db, media, found, { present: presentMedia, audience: viewing })
  })
}
