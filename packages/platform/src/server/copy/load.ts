import { sql } from 'kysely'
import { isPostgres } from '../database/engine.ts'
import { migrate } from '../database/migrate.ts'
import type { Connection, WriteTransaction } from '../database/tables.ts'
import type { Migrations } from '../database/store.ts'
import { createTableSum, type TableSum } from './digest.ts'
import { continueNumbers, deleteRows, readRows, writeRows, type PortableRow } from './rows.ts'
import { tableShapes, type TableShape } from './table-shapes.ts'
import { required } from '#src/values/required.ts'

interface Source {
  /** Those that the rows have gone through. */
  migrations: readonly string[]
  tables: readonly TableShape[]
  /** Hands all rows on, tables that others refer to first; answers what there was of each table. */
  read(
    write: (table: string, rows: readonly PortableRow[]) => Promise<void>,
  ): Promise<Readonly<Record<string, TableSum>>>
}

/**
 * Fills an empty database in one transaction: brings it to where the source was, loads every row,
 * reads all of them back, and brings it to the newest migration.
 */
export async function load(db: Connection, migrations: Migrations, source: Source): Promise<void> {
  await db.transaction().execute(async (target: WriteTransaction) => {
    if ((await tableShapes(target)).length) throw new Error('The database is not empty.')
    await migrate(target, migrations, source.migrations.at(-1))
    const shapes = await tableShapes(target)
    const shapeOf = matched(source.tables, shapes)
    await deleteRows(target, shapes)
    const expected = await source.read((table, rows) => writeRows(target, shapeOf(table), rows))
    await continueNumbers(target, shapes)
    for (const shape of shapes) await compare(target, shape, expected[shape.name])
    await migrate(target, migrations)
    // Until autovacuum comes by, a minute later, it would plan queries without knowing what there is.
    if (isPostgres(target)) await sql`analyze`.execute(target)
  })
}

/** The tables of both, which at one migration are the same. */
function matched(source: readonly TableShape[], target: readonly TableShape[]) {
  const columnsOf = ({ columns }: TableShape) =>
    columns.map(({ name, kind }) => `${name} ${kind}`).toSorted()
  const describe = (shapes: readonly TableShape[]) =>
    shapes
      .map((shape) => `${shape.name}: ${columnsOf(shape).join()}`)
      .toSorted()
      .join()
  if (describe(source) !== describe(target))
    throw new Error('The tables do not match this version. Use an empty database.')
  const byName = new Map(target.map((shape) => [shape.name, shape]))
  return (name: string) => required(byName.get(name), `the table ${name}`)
}

async function compare(db: WriteTransaction, shape: TableShape, expected: TableSum | undefined) {
  const sum = createTableSum(shape)
  for await (const rows of readRows(db, shape)) for (const row of rows) sum.add(row)
  if (JSON.stringify(sum.result()) !== JSON.stringify(expected))
    throw new Error(`The rows of ${shape.name} changed while they were copied.`)
}
