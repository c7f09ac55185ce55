import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import { useStore } from '#tests/support/store.ts'
import { compoundPattern, hasCompoundPart } from '@repo/platform/server/search/compounds.ts'

const own = useStore()

async function has(text: string, part: string): Promise<boolean> {
  const { db } = own.store
  const condition = isPostgres(db)
    ? sql<boolean>`${text}::text ~ ${compoundPattern(part)}`
    : sql<boolean>`has_compound_part(${text}, ${part}) = 1`
  const { rows } = await sql<{ has: boolean | number }>`select ${condition} as has`.execute(db)
  return Boolean(rows[0]!.has)
}

test.each([
  ['staplerortung', 'ortung'],
  ['ortungssystem', 'ortung'],
  ['echtzeitortungssysteme', 'ortung'],
  ['lagerverwaltungssystem', 'verwaltung'],
  ['lagerverwaltungssystem', 'lager'],
  ['nachtschichten', 'schicht'],
  ['die baustelle', 'stelle'],
  ['gabelstapler', 'stapler'],
  ['verantwortung und staplerortung', 'ortung'],
])('“%s” has the part “%s”', async (text, part) => {
  expect([hasCompoundPart(text, part), await has(text, part)]).toEqual([true, true])
})

test.each([
  ['verantwortung', 'ortung'],
  ['eigenverantwortung', 'ortung'],
  ['befuerwortung', 'ortung'],
  ['verortung', 'ortung'],
  ['geschichte', 'schicht'],
  ['herstellers', 'stelle'],
  ['begleitung', 'leitung'],
  ['einladung', 'ladung'],
  ['verlagerung belagerung', 'lager'],
  ['verankern, tanker', 'anker'],
  ['schalle', 'halle'],
])('“%s” has not the part “%s”', async (text, part) => {
  expect([hasCompoundPart(text, part), await has(text, part)]).toEqual([false, false])
})
