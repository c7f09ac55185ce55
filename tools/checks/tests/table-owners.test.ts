import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { foreignTables } from '../table-owners.ts'

const table = (name: string) =>
  `declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    ${name}: Table
    ${name}_note: NoteTable
  }
}
`

const find = (files: Record<string, string>) => {
  using project = plant(
    {
      'apps/site/src/features/later/server/table.ts': table('later'),
      'packages/platform/src/server/outbox/table.ts': table('outbox'),
      ...files,
    },
    [],
  )
  return foreignTables(project.folder)
}

test.each([
  ["db.selectFrom('later').selectAll()"],
  ["db\n  .selectFrom(['sooner', 'later as l'])"],
  ["db.insertInto('later')"],
  ["db.updateTable('later_note')"],
  ["db.deleteFrom('later')"],
  ["rows.leftJoin('later', 'later.id', 'sooner.later_id')"],
  ["rows.innerJoin('later as l', 'l.id', 'sooner.later_id')"],
  ['sql`select ${a} from later where id = ${b}`'],
  ['sql<string | null>`(select later.name from later)`'],
  ["sql`${sql.join(parts.map((part) => `{${part}`))} from ${sql.table('later')}`"],
  ['sql`lower(${sql`(select name from later limit 1)`})`'],
])('SQL that names a table of another feature is a violation: %s', (code) => {
  const [violation, ...others] = find({
    'apps/site/src/features/sooner/server/service.ts': `import { sql } from 'kysely'\n${code}\n`,
  })
  expect(violation).toMatch(
    /^apps\/site\/src\/features\/sooner\/server\/service\.ts:[23] names the table later(_note)?, whose SQL stands in apps\/site\/src\/features\/later only\.$/,
  )
  expect(others).toEqual([])
})

test('a layer is one owner, whichever of its folders declares the table', () => {
  const code = "db.selectFrom('outbox')"
  expect(find({ 'packages/platform/src/server/database/store.ts': code })).toEqual([])
  expect(find({ 'apps/site/src/features/outbox/server/service.ts': code })).toEqual([
    'apps/site/src/features/outbox/server/service.ts:1 names the table outbox, whose SQL stands in packages/platform/src/server only.',
  ])
})

test('text that is no SQL may contain the name of a table', () => {
  const code =
    "later('later')\nwrite(['later'])\nconst later = `later`\nsql`${later} = ${'later'}`\n"
  expect(find({ 'apps/site/src/features/sooner/server/service.ts': code })).toEqual([])
})
