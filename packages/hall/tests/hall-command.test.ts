import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'trilane-hall-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = join(import.meta.dirname, '../command.ts')
const hall = (...words: string[]) =>
  spawnSync(process.execPath, [script, ...words], {
    encoding: 'utf8',
    // Twenty times the same modules.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  })

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const store = hall('generate', '--area', '3000', '--aisles', '6', '--aisle-length', '25')

test('prints a plan, and measures it', () => {
  const plan = written('store.json', store.stdout)
  const { stdout, status } = hall('coverage', plan, '--at', '16.5,10', '--at', '1.5,1')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    constantsVersion: 1,
    method: 'tdoa',
    drivableCells: 2436,
    cells: { fine: 1385, good: 487, weak: 386, none: 178 },
    at: [{ x: 16.5, y: 10, inSight: 4, class: 'fine' }, { x: 1.5 }],
  })
})

test('places anchors, says why each hangs there and what is to be bought', () => {
  const plan = written('store.json', store.stdout)
  const { stdout } = hall('place', plan, '--trucks', '6')
  const placed = JSON.parse(stdout) as { anchors: object[] }
  expect(placed).toMatchObject({
    reached: true,
    candidates: 66,
    added: 25,
    materials: { anchors: 22, tags: 7, switches: 3, cable: 649 },
  })
  expect(placed.anchors[0]).toEqual({
    x: 12,
    y: 12,
    z: 9,
    range: 50,
    on: 'column',
    only: 59,
    keptFor: expect.any(Number) as number,
  })
})

test('runs a shift without and with location', () => {
  const plan = written('store.json', store.stdout)
  const shift = ['run', plan, '--trucks', '6', '--orders', '60', '--seed', '1']
  const { stdout } = hall(...shift, '--with', 'dispatch,search')
  const ran = JSON.parse(stdout) as Record<'without' | 'with', Record<string, number>>
  expect(ran).toMatchObject({
    switches: { dispatch: true, find: true, limit: false, warn: false },
    without: { arrived: 68 },
    with: { arrived: 68 },
  })
  expect(ran.with['kmEmpty']).toBeLessThan(ran.without['kmEmpty']!)
  expect(hall(...shift, '--with', 'dispatch,find').stdout).toBe(stdout)
  const off = JSON.parse(hall(...shift, '--with', '').stdout) as typeof ran
  expect(off.with).toEqual(off.without)
})

test('a hall too small for its aisles is drawn larger, and says so', () => {
  const { stderr, status } = hall(
    'generate',
    '--area',
    '500',
    '--aisles',
    '6',
    '--aisle-length',
    '25',
  )
  expect({ stderr, status }).toEqual({ stderr: 'HALL_ENLARGED\n', status: 0 })
})

const empty = hall('generate', '--area', '2000')
const { racks } = JSON.parse(store.stdout) as { racks: object[] }
const overlapping = JSON.stringify({ ...JSON.parse(store.stdout), racks: [...racks, racks[0]] })

test.each([
  [
    'two racks in one place',
    ['coverage', written('overlap.json', overlapping)],
    'RACK_OVERLAP racks[7]',
  ],
  ['no plan', ['place', written('text.json', 'a hall')], 'NOT_A_PLAN'],
  ['a hall without aisles', ['run', written('empty.json', empty.stdout)], 'NO_AISLE'],
  ['an unknown switch', ['run', written('b.json', store.stdout), '--with', 'luck'], 'not luck'],
  ['no file', ['coverage', join(folder, 'none.json')], 'cannot be read'],
  ['no command', [], 'npm run --silent hall'],
  ['an unknown one', ['constructor'], 'npm run --silent hall'],
  ['an unknown option', ['generate', '--aera', '5'], '--aera'],
  ['a method of its own', ['generate', '--method', 'gps'], '--method is tdoa or twr'],
  ['half an aisle', ['generate', '--area', '500', '--aisles', '1.5'], '--aisles is a whole number'],
  ['no area', ['generate'], '--area is a number'],
  ['a place without y', ['coverage', written('a.json', store.stdout), '--at', '3'], '--at is x,y'],
])('%s: the reason on stderr, exit code 2', (_, words, reason) => {
  const { status, stdout, stderr } = hall(...words)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain(reason)
})
