import { z } from 'zod'
import { isPageName } from '@repo/platform/facts/page-names.ts'
import { nextFreePermalink } from '@repo/platform/content/server/permalink.ts'
import type { Besides } from '@repo/platform/content/server/content-type.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError } from '@repo/platform/server/http/http-error.ts'
import { parse } from '@repo/platform/server/http/parse.ts'
import { permalink as wireFormat } from '../item-schemas.ts'
import type { NewsRow } from './table.ts'

/** Throws 409 with a free permalink where this one is reserved or is, or was, another item's. */
export async function claimPermalink(
  db: WriteTransaction,
  permalink: string,
  ownId?: string,
): Promise<void> {
  const isTaken = (text: string) => isTakenBySomeoneElse(db, text, ownId)
  if (!(await isTaken(permalink))) return
  throw new HttpError('PERMALINK_TAKEN', {
    fields: [{ field: 'permalink', rule: 'unique', message: 'This permalink is taken.' }],
    proposal: await nextFreePermalink(permalink, isTaken),
  })
}

async function isTakenBySomeoneElse(
  db: WriteTransaction,
  permalink: string,
  ownId = '',
): Promise<boolean> {
  if (isPageName(permalink)) return true
  const item = await db
    .selectFrom('news')
    .select('id')
    .where('permalink', '=', permalink)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (item) return true
  const former = await db
    .selectFrom('news_redirect')
    .select('news_id')
    .where('permalink', '=', permalink)
    .where('news_id', '!=', ownId)
    .executeTakeFirst()
  return former !== undefined
}

/** Adds a redirect from the old permalink of a published item, and removes one from the new permalink. */
export async function addRedirect(
  db: WriteTransaction,
  before: NewsRow,
  permalink: string,
): Promise<void> {
  if (before.permalink === permalink) return
  await db.deleteFrom('news_redirect').where('permalink', '=', permalink).execute()
  if (!before.published) return
  await db
    .insertInto('news_redirect')
    .values({ permalink: before.permalink, news_id: before.id })
    .execute()
}

/** Of a deleted article: its permalinks are free at once, and come back with it as far as they still are. */
export const permalinksInTrash: Besides<NewsRow> = {
  async read(db, { id }) {
    const redirects = db.selectFrom('news_redirect').select('permalink').where('news_id', '=', id)
    return (await redirects.execute()).map(({ permalink }) => permalink)
  },

  async claim(db, row, permalink = row.permalink) {
    const { permalink: wanted } = parse(z.object({ permalink: wireFormat }), { permalink })
    await claimPermalink(db, wanted)
    return { permalink: wanted }
  },

  async write(db, { id, permalink }, kept) {
    for (const former of Array.isArray(kept) ? kept.map(String) : [])
      if (former !== permalink && !(await isTakenBySomeoneElse(db, former, id)))
        await db.insertInto('news_redirect').values({ permalink: former, news_id: id }).execute()
  },
}
