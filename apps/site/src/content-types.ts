import type { FastifyInstance } from 'fastify'
import type { ContentName } from '@repo/platform/content/server/content-type.ts'
import type { TranslatedType } from '@repo/platform/content/server/translations/linked-translations.ts'
import type { ContentTypeName } from '@repo/platform/content/content-type-names.ts'
import { indexItemAgain } from '@repo/platform/content/server/index-item-again.ts'
import { linkSource, type LinkSource } from '@repo/platform/content/server/links.ts'
import { fileReferencesOf } from '@repo/platform/content/server/file-references.ts'
import { documentRoutes } from '#src/features/documents/server/routes.ts'
import { documents } from '#src/features/documents/server/service.ts'
import { seedDocuments } from '#src/features/documents/server/seed.ts'
import { mediaRoutes } from '#src/features/media/server/routes.ts'
import { media } from '#src/features/media/server/service.ts'
import { newsRoutes } from '#src/features/news/server/routes.ts'
import { seedNews } from '#src/features/news/server/seed.ts'
import { news } from '#src/features/news/server/service.ts'
import type { FileReferences } from '@repo/platform/library/server/file-references.ts'
import type { IndexAgain } from '@repo/platform/server/search/index-again.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { seedFilms } from './seed-films.ts'

interface ServerParts {
  type: TranslatedType<ContentName>
  routes(app: FastifyInstance, platform: Platform): void
  /** For texts that lead to its items. */
  links: LinkSource
  /** For the search, where its items are outdated in it. */
  indexAgain: IndexAgain
  /** For the library, whose files its items refer to. */
  references: FileReferences
  /** Demo content of an empty store. */
  seed?(platform: Platform): Promise<void>
}

/** Server parts and demo content of each content type; a type without an entry does not compile. */
export const contentTypes: Readonly<Record<ContentTypeName, ServerParts>> = {
  news: {
    type: news,
    routes: newsRoutes,
    links: linkSource(news),
    indexAgain: indexItemAgain(news),
    references: fileReferencesOf(news),
    seed: seedNews,
  },
  documents: {
    type: documents,
    routes: documentRoutes,
    links: linkSource(documents),
    indexAgain: indexItemAgain(documents),
    references: fileReferencesOf(documents),
    seed: seedDocuments,
  },
  media: {
    type: media,
    routes: mediaRoutes,
    links: linkSource(media),
    indexAgain: indexItemAgain(media),
    references: fileReferencesOf(media),
    seed: seedFilms,
  },
}

/** By content type, as the uses of files name it. */
export const referencesByKind = Object.fromEntries(
  Object.entries(contentTypes).map(([name, { references }]) => [name, references]),
)
