import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, timestamp } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'

/** What a signed link shows though visitors do not see it: one item of a type. */
export interface Preview {
  type: string
  id: string
  /** When the link ends (ISO time, UTC). */
  until: string
  /** The item as it is on an editor's screen, as the body of a PUT; absent: as it is stored. */
  screen?: unknown
}

interface PreviewGenerationTable {
  kind: string
  item_id: string
  /** How often its links were ended. */
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

/** The token of a new link to an item. It is signed, not stored. */
export async function createPreview(
  { store, clock, secret }: Pick<Platform, 'store' | 'clock' | 'secret'>,
  item: Previewed,
): Promise<{ token: string; until: string }> {
  const until = timestamp(clock, lifetime)
  const generation = await generationOf(store.db, item)
  const claim = [item.type, item.id, Date.parse(until).toString(36), generation].join('.')
  return { token: `${claim}.${signatureOf(secret, claim)}`, until }
}

/** What the token of a request shows; undefined where it was not issued here, or has ended. */
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

/** No link to the item that was made so far works any more. */
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

/** Its files too are shown to whoever has the link: the token goes on to their addresses. */
export const withPreviewOfFiles = (html: string, token: string): string =>
  html.replaceAll(/\/library\/[0-9a-f]{32}\/[\w.-]+/g, `$&?${previewKey}=${token}`)
