import { propertiesOf } from '#src/rest/properties.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { second } from '#src/server/clock.ts'
import { matchesEtag } from '#src/server/http/etag.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import type { Platform } from '#src/server/platform.ts'
import { previewKey, readPreview } from '#src/site/server/preview.ts'
import { addressOf, safeName } from './addresses.ts'
import { dispositionOf, policyOf } from './file-headers.ts'
import type { Library } from './library.ts'
import { findSuccessor, listFileIdsOf, listSameBytes } from './lists.ts'
import { originalOnlyIn } from './original-only.ts'
import { rangeOf } from './range.ts'
import type { StoredBytes } from './storage.ts'
import type { LibraryFileRow } from './table.ts'
import { originalKey, variantsOf } from './variants.ts'

interface Address {
  hash: string
  name: string
}

const privateCache = 'private, no-store'

const path = '/library/:hash(^[0-9a-f]{32}$)/:name'

/**
 * Serves `/library/<hash>/<name>`, the original, and `/library/<hash>/<width>.<format>`, a variant.
 * The address of replaced bytes redirects to the current file.
 */
export function serveFiles(app: FastifyInstance, platform: Platform, library: Library): void {
  app.route<{ Params: Address }>({
    method: ['GET', 'HEAD'],
    url: path,
    async handler(request, reply) {
      const { hash, name } = request.params
      const now = platform.clock.now()
      const rows = await listSameBytes(platform.store, hash, now.toISOString())
      const seen = rows.filter(({ visible }) => visible)
      const isPublic = seen.length > 0
      const successor = isPublic
        ? undefined
        : await findSuccessor(platform.store, hash, name, now.toISOString())
      if (successor && (successor.visible || (!rows.length && (await isStaff(request)))))
        return reply
          .header('cache-control', successor.visible ? publicUntil([successor], now) : privateCache)
          .redirect(addressOf(successor), 302)
      const allowed = isPublic ? seen : await shownTo(request, rows)
      if (!allowed.length) throw notFound()
      const row = allowed.find((one) => safeName(one) === name) ?? allowed[0]!
      const cacheControl = isPublic ? publicUntil(seen, now) : privateCache
      reply.headers({ 'cache-control': cacheControl, 'content-security-policy': policyOf(row) })
      const width = /^(\d+)\.(?:avif|webp|jpeg|png)$/.exec(name)?.[1]
      return width ? sendVariant(row, name, request, reply) : sendOriginal(row, request, reply)
    },
  })

  /** Staff see every file; holders of a preview link see the files of its item. */
  async function shownTo(request: FastifyRequest, rows: readonly LibraryFileRow[]) {
    if (!rows.length || (await isStaff(request))) return rows
    const { [previewKey]: token } = propertiesOf(request.query)
    const preview = token === undefined ? undefined : await readPreview(platform, token)
    if (!preview) return []
    const ids = await listFileIdsOf(platform.store, preview.type, preview.id)
    return rows.filter(({ id }) => ids.has(id))
  }

  async function isStaff({ headers }: FastifyRequest): Promise<boolean> {
    const token = sessionCookie(platform.config).read(headers.cookie)
    const actor = token && (await platform.authenticate(token))
    return Boolean(actor && actor.permissions.includes('library:read'))
  }

  async function sendVariant(
    row: LibraryFileRow,
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    // An older page may have named variants of the file.
    if (originalOnlyIn(row)) return sendOriginal(row, request, reply)
    const variant = variantsOf(row).find(({ url }) => url.endsWith(`/${name}`))
    if (!variant) throw notFound()
    if (isKnown(request, reply, `${row.hash}-${name}`)) return reply.status(304).send()
    const bytes = await library.variants.open(row, variant)
    if (!bytes) return sendOriginal(row, request, reply)
    return send(request, reply.type(`image/${variant.format}`), bytes)
  }

  async function sendOriginal(row: LibraryFileRow, request: FastifyRequest, reply: FastifyReply) {
    if (isKnown(request, reply, row.hash)) return reply.status(304).send()
    const { size } = row
    reply.headers({ 'accept-ranges': 'bytes', 'content-disposition': dispositionOf(row) })
    const range = request.method === 'GET' && rangeOf(request.headers, size, `"${row.hash}"`)
    if (range === 'unsatisfiable')
      return reply.status(416).header('content-range', `bytes */${size}`).send()
    if (range)
      reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    const bytes = await library.storage.open(originalKey(row.hash), range || undefined)
    return send(request, reply.type(row.mime_type), bytes)
  }
}

const maxAge = 60

/** Limits caching to the next hide time of the items that refer to the file. */
function publicUntil(rows: readonly { hidden_at: string | null }[], now: Date): string {
  const left = rows.map(({ hidden_at }) =>
    hidden_at === null ? maxAge : (Date.parse(hidden_at) - now.getTime()) / second,
  )
  return `public, max-age=${Math.floor(Math.min(maxAge, ...left))}, must-revalidate`
}

/** Sets the ETag, and returns whether the client already has that version. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const etag = `"${tag}"`
  reply.header('etag', etag)
  return matchesEtag(request.headers['if-none-match'], etag)
}

function send(request: FastifyRequest, reply: FastifyReply, bytes: StoredBytes | undefined) {
  if (!bytes) throw new Error('The bytes of a file are missing from the store')
  reply.header('content-length', bytes.size)
  if (request.method !== 'HEAD') return reply.send(bytes.stream)
  bytes.stream.destroy()
  return reply.send()
}
