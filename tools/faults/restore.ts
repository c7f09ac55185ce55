/**
 * `kill -9` at 20 random moments of a restore, and at 20 of a backup, on each engine. Afterwards the place of the
 * restore has the whole store or nothing, and then a second restore fills it; no half archive has the name of a whole.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diceOf } from '@repo/platform/testing/dice.ts'
import { adminCommand, killedCommand } from './support/admin-command.ts'
import { onEngines, type Engine } from './support/engines.ts'
import { emptyPlace, filesUnlike, rowsUnlike } from './support/restored.ts'
import { never, within, type Row } from './support/row.ts'

const moments = 20

export const measure = (): Promise<Row[]> => onEngines(interrupt)

async function interrupt(engine: Engine): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-restores-'))
  const archive = join(folder, 'whole.tar')
  const dice = diceOf(28)
  try {
    await adminCommand(engine.settings, 'seed')
    const backupMs = await timed(() => adminCommand(engine.settings, 'backup', archive))
    const restoreMs = await fastestRestore(engine, archive, folder)

    const wrong: string[] = []
    let finished = 0
    for (let n = 0; n < moments; n += 1) {
      const place = await emptyPlace(engine, join(folder, `restored-${n}`))
      await killedCommand(place.settings, dice.next() * restoreMs, 'restore', archive)
      if (await hasStore(place)) finished += 1
      else await adminCommand(place.settings, 'restore', archive).catch(tellTo(wrong))
      if (!(await hasStore(place))) continue
      wrong.push(...(await rowsUnlike(engine, place)).filter(isNoLease))
      wrong.push(...(await filesUnlike(place)), ...(await place.damages()))
    }

    const half: string[] = []
    for (let n = 0; n < moments; n += 1) {
      const path = join(folder, `interrupted-${n}.tar`)
      await killedCommand(engine.settings, dice.next() * backupMs, 'backup', path)
      if (!existsSync(path)) await adminCommand(engine.settings, 'backup', path).catch(tellTo(half))
      const place = await emptyPlace(engine, join(folder, `from-${n}`))
      await adminCommand(place.settings, 'restore', path).catch(tellTo(half))
      rmSync(place.settings.DATA_DIR, { recursive: true, force: true })
    }
    const what = `kill -9 of a restore, ${engine.name}, ${moments} times`
    return [
      never(
        `${what}, ${finished} of them whole at once: what differs from the store`,
        moments,
        wrong,
      ),
      never(`kill -9 of a backup, ${engine.name}: archives that are not whole`, moments, half),
      within(`${engine.name}: a backup and a restore of the demo content`, [backupMs, restoreMs], {
        max: 30_000,
      }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The moments are spread over the shortest of three, so that most of them meet a restore. */
async function fastestRestore(engine: Engine, archive: string, folder: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const place = await emptyPlace(engine, join(folder, `whole-${n}`))
    times.push(await timed(() => adminCommand(place.settings, 'restore', archive)))
  }
  return Math.min(...times)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const tellTo = (list: string[]) => (error: unknown) => void list.push(String(error))

/** The row by which a backup tells servers that it is under way goes away last. */
const isNoLease = (text: string) => !text.startsWith('schedule ')

/** Waits for a `pg_restore` that has outlived its parent. */
async function hasStore(place: Engine): Promise<boolean> {
  if (!place.postgres) return existsSync(join(place.settings.DATA_DIR, 'trilane.sqlite'))
  const running = `select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'pg_restore'`
  while ((await place.rows(running)).length) await sleep(50)
  return (await place.rows(`select 1 where to_regclass('news') is not null`)).length > 0
}
