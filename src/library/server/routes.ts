import type { FastifyInstance } from 'fastify'
import { mapPage } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import { hourly } from '#src/server/hourly.ts'
import type { Platform } from '#src/server/platform.ts'
import { libraryApi } from '../contract.ts'
import { openLibrary } from './library.ts'
import { listFiles } from './lists.ts'
import { presentFile } from './present.ts'
import { receiveFile } from './receive.ts'
import { serveFiles } from './serve.ts'
import { updateFile } from './service.ts'
import { fileTopic } from './topics.ts'

export function libraryRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform
  const library = openLibrary(platform)
  const sweeps = hourly(platform, library.sweep, 'bytes without a row were not removed')
  app.addHook('onReady', sweeps.start)
  app.addHook('onClose', sweeps.stop)
  serveFiles(app, platform, library)

  route(app, platform, libraryApi.list, async ({ query }) =>
    mapPage(await listFiles(store, query), presentFile),
  )

  route(app, platform, libraryApi.update, async ({ body }) =>
    presentFile(await store.write([fileTopic(body.id)], (db) => updateFile(db, clock, body))),
  )

  route(app, platform, libraryApi.remove, ({ params }) => library.remove(params.id))

  // In a scope of its own: no other call accepts multipart bodies.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))
    route(scope, platform, libraryApi.upload, (_, { request }) =>
      library.tempFiles.use(async (path) =>
        presentFile(await library.add(path, await receiveFile(request.raw, path))),
      ),
    )
  })
}
