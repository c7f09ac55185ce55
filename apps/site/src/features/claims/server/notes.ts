import { isAnswer } from '@repo/platform/facts/ledger.ts'
import { sizeText } from '@repo/platform/facts/size-text.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { addressOf } from '@repo/platform/library/server/addresses.ts'
import { findFiles } from '@repo/platform/library/server/lists.ts'
import { cachedUntilWrite } from '@repo/platform/server/database/cached.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import type { ClaimNotesSource } from '@repo/platform/site/server/page-drawing.ts'
import { claimsTopic, readClaims, sizeOf } from './claims.ts'

type ReadNotes = Awaited<ReturnType<typeof readNotes>>

/** Notes and answers for readers, kept in memory until one is changed on any server. */
export function createClaimNotes(store: Store): ClaimNotesSource {
  const rows = cachedUntilWrite(store, claimsTopic, () => readNotes(store))
  return { topic: claimsTopic, of: async (lang) => notesIn(await rows(), lang) }
}

async function readNotes(store: Store) {
  const rows = await readClaims(store)
  const ids = rows.flatMap(({ file_id }) => file_id ?? [])
  const files = ids.length > 0 ? await findFiles(store, ids) : new Map<string, never>()
  return rows.map((row) => ({ ...row, file: row.file_id ? files.get(row.file_id) : undefined }))
}

const notesIn = (rows: ReadNotes, lang: Lang): ClaimNotes =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const { id, note, date, file } = row
      const size = sizeOf(row)
      const text = [size && sizeText(lang, size), note[lang]].filter(Boolean).join('\n')
      const source = file && isAnswer(id) ? { name: file.name, url: addressOf(file) } : undefined
      return text ? [[id, { text, date, ...(source && { source }), ...(size && { size }) }]] : []
    }),
  )
