import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, timestamp } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'

/** The item that a signed link shows even though it is not public. */
export interface Preview {
  type: string
  id: string
  /** The expiry of the link (ISO time, UTC). */
  until: string
  /** The item on an editor's screen, as the body of a PUT; absent: the stored item. */
  screen?: unknown
}

interface PreviewGenerationTable {
  kind: string
  item_id: string
  /** The number of times that its links were revoked. */
  generation: number
}

declare module '#src/server/database/tables.ts' {
  interface Tables {
    preview_generation: PreviewGenerationTable
  }
}

type Previewed = Pick<Preview, 'type' | 'id'>

/** The query key of a page that holds the token. */
export const previewKey = 'preview'

const lifetime = 7 * day

/** Creates the token of a new link to an item. The token is signed and not stored. */
export async function createPreview(
  { store, clock, secret }: Pick<Platform, 'store' | 'clock' | 'secret'>,
  item: Previewed,
): Promise<{ token: string; until: string }> {
  const until = timestamp(clock, lifetime)
  const generation = await generationOf(store.db, item)
  const claim = [item.type, item.id, Date.parse(until).toString(36), generation].join('.')
  return { token: `${claim}.${signatureOf(secret, claim)}`, until }
}

/** Returns the preview of a request's token; undefined for a forged or expired token. */
export async function readPreview(
  { store, clock, secret }: Pick<Platform, 'store' | 'clock' | 'secret'>,
  token: unknown,
): Promise<Preview | undefined> {
  if (typeof token !== 'string' || token.length > 300) return undefined
  const parts = token.split('.')
  if (parts.length !== 5) return undefined
  const [type = '', id = '', end = '', generation = '', signature = ''] = parts
  const claim = [type, id, end, generation].join('.')
  if (!isSame(signature, signatureOf(secret, claim))) return undefined
  const until = new Date(Number.parseInt(end, 36))
  if (until <= clock.now()) return undefined
  const current = await generationOf(store.db, { type, id })
  return Number(generation) === current ? { type, id, until: until.toISOString() } : undefined
}

/** Revokes all existing links to the item. */
export async function endPreviews(db: WriteTransaction, { type, id }: Previewed): Promise<void> {
  await db
    .insertInto('preview_generation')
    .values({ kind: type, item_id: id, generation: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'item_id'])
        .doUpdateSet((eb) => ({ generation: eb('preview_generation.generation', '+', 1) })),
    )
    .execute()
}

async function generationOf(db: Database, { type, id }: Previewed): Promise<number> {
  const ended = await db
    .selectFrom('preview_generation')
    .select('generation')
    .where('kind', '=', type)
    .where('item_id', '=', id)
    .executeTakeFirst()
  return ended?.generation ?? 0
}

const signatureOf = (secret: string, claim: string): string =>
  createHmac('sha256', secret).update(`preview ${claim}`).digest('base64url')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Adds the token to the addresses of the item's files, so that holders of the link see them too.
 */
export const withPreviewOfFiles = (html: string, token: string): string =>
  html.replaceAll(/\/library\/[0-9a-f]{32}\/[\w.-]+/g, `$&?${previewKey}=${token}`)
