import type { Lang } from '@repo/platform/i18n/locales.ts'
import { cachedUntilWrite } from '@repo/platform/server/database/cached.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { ClaimNotes } from '@repo/platform/site/sections/claim-note.tsx'
import type { ClaimNotesSource } from '@repo/platform/site/server/page-drawing.ts'
import { claimsTopic, readClaims } from './claims.ts'
import type { ClaimRow } from './table.ts'

/** The notes for readers, kept in memory until one is changed on any server. */
export function createClaimNotes(store: Store): ClaimNotesSource {
  const rows = cachedUntilWrite(store, claimsTopic, () => readClaims(store))
  return { topic: claimsTopic, of: async (lang) => notesIn(await rows(), lang) }
}

const notesIn = (rows: readonly ClaimRow[], lang: Lang): ClaimNotes =>
  Object.fromEntries(
    rows.flatMap(({ id, note, date }) => {
      const text = note[lang]
      return text ? [[id, { text, date }]] : []
    }),
  )
