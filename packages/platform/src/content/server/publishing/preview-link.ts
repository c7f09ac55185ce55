import type { FastifyInstance } from 'fastify'
import type { Platform } from '#src/server/platform.ts'
import { publicOrigin } from '#src/server/public-origin.ts'
import { createPreview, previewKey } from '#src/site/server/preview.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'

/**
 * Creates a link that shows an item on its page to anybody with the link; returns it with its
 * expiry.
 */
export async function previewLink<Name extends ContentName>(
  app: FastifyInstance,
  platform: Platform,
  type: ContentType<Name>,
  row: ItemRow<Name>,
): Promise<{ url: string; expiresAt: string }> {
  const { token, until } = await createPreview(platform, { type: type.name, id: row.id })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const origin = publicOrigin(platform.config, port)
  return { url: `${origin}${type.page(row)}?${previewKey}=${token}`, expiresAt: until }
}
