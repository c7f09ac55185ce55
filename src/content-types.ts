import type { FastifyInstance } from 'fastify'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { documentRoutes } from '#src/features/documents/server/routes.ts'
import { seedDocuments } from '#src/features/documents/server/seed.ts'
import { mediaRoutes } from '#src/features/media/server/routes.ts'
import { seedMedia } from '#src/features/media/server/seed.ts'
import { newsRoutes } from '#src/features/news/server/routes.ts'
import { seedNews } from '#src/features/news/server/seed.ts'
import type { Platform } from '#src/server/platform.ts'

interface ServerParts {
  routes(app: FastifyInstance, platform: Platform): void
  /** Demo content of an empty store. */
  seed?(platform: Platform): Promise<void>
}

/** Server routes and demo content of each content type; a type without an entry does not compile. */
export const contentTypes: Readonly<Record<ContentTypeName, ServerParts>> = {
  news: { routes: newsRoutes, seed: seedNews },
  documents: { routes: documentRoutes, seed: seedDocuments },
  media: { routes: mediaRoutes, seed: seedMedia },
}
