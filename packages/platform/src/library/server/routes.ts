import type { FastifyInstance } from 'fastify'
import { timestamp } from '#src/server/clock.ts'
import { mapPage } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import { hourly } from '#src/server/hourly.ts'
import type { Platform } from '#src/server/platform.ts'
import { libraryApi } from '../contract.ts'
import { inspectStored } from './inspect-stored.ts'
import { openLibrary } from './library.ts'
import { getUsedFile, listFiles, listUses } from './lists.ts'
import { presentFile, presentUsedFile } from './present.ts'
import { receiveFile } from './receive.ts'
import { followFile, presentUses, type FileReferencesByKind } from './file-references.ts'
import { serveFiles } from './serve.ts'
import { updateFile } from './service.ts'
import { fileTopic } from './topics.ts'

export function libraryRoutes(
  app: FastifyInstance,
  platform: Platform,
  referencesByKind: FileReferencesByKind,
): void {
  const { store, clock } = platform
  const library = openLibrary(platform)
  const work = async () => {
    await library.sweep()
    await inspectStored(store, library.storage, referencesByKind)
  }
  const sweeps = hourly(platform, work, 'bytes without a row were not removed')
  app.addHook('onReady', sweeps.start)
  app.addHook('onClose', sweeps.stop)
  serveFiles(app, platform, library)

  route(app, platform, libraryApi.list, async ({ query }) =>
    mapPage(await listFiles(store, query), (row) => presentFile(row, row.used)),
  )

  route(app, platform, libraryApi.get, async ({ params }) => {
    const { row, uses } = await getUsedFile(store.db, params.id)
    return presentUsedFile(
      row,
      await presentUses(store.db, referencesByKind, uses, timestamp(clock)),
    )
  })

  route(app, platform, libraryApi.update, ({ body }) =>
    store.write([fileTopic(body.id)], async (db) => {
      const row = await updateFile(db, clock, body)
      const uses = await listUses(db, body.id)
      await followFile(db, referencesByKind, uses)
      return presentFile(row, uses.length)
    }),
  )

  route(app, platform, libraryApi.remove, ({ params }) => library.remove(params.id))

  // In a scope of its own: no other call accepts multipart bodies.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))

    route(scope, platform, libraryApi.upload, (_, { request }) =>
      library.tempFiles.use(async (path) =>
        presentFile(await library.add(path, await receiveFile(request.raw, path)), 0),
      ),
    )

    route(scope, platform, libraryApi.replace, ({ params }, { request }) =>
      library.tempFiles.use(async (path) => {
        const received = await receiveFile(request.raw, path)
        const { row, used } = await library.replace(params.id, path, received, referencesByKind)
        return presentFile(row, used)
      }),
    )
  })
}
