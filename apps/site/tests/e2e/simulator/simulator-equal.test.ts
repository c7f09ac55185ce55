import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { HallMap, Placed, Reply, Request, Run } from '@repo/hall/worker/jobs.ts'
import { generateHall } from '@repo/hall/model/generate.ts'
import { materialsOf } from '@repo/hall/model/materials.ts'
import { cornersOf, roundMetres, type Plan } from '@repo/hall/model/plan.ts'
import { roadsOf } from '@repo/hall/model/shift/roads.ts'
import { switchesOff, switchesOn } from '@repo/hall/model/shift/switches.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const folder = mkdtempSync(join(tmpdir(), 'trilane-equal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const wall = { x0: 1.5, y0: 6, x1: 9.37, y1: 11.3 }
const deck = { polygon: cornersOf({ left: 2.5, right: 14, bottom: 3, top: 12.5 }), height: 3.5 }

/** `PLANS=20` compares twenty, and asks the command for ten of them. */
const count = process.env.PLANS === '20' ? 20 : 5

/** Halls that have as little in common as the format allows. */
const plans: readonly Plan[] = Array.from({ length: count }, (_, at) => {
  const aisles = at % 5 === 4 ? 0 : 2 + ((at * 3) % 9)
  const { plan } = generateHall({
    area: 900 + at * 137,
    aisles,
    aisleLength: aisles && 14 + ((at * 7) % 19),
    tracking: at % 3 === 2 ? 'outdoor' : 'indoor',
  })
  return {
    ...plan,
    ceiling: 8 + (at % 4),
    tagHeight: 2.2 - (at % 3) / 10,
    walls:
      at % 2 ? [{ ...wall, height: 3 + (at % 4), ...(at % 4 === 1 && { material: 'glass' }) }] : [],
    zones: at % 5 === 3 || at % 7 === 2 ? [{ ...deck, kind: at % 2 ? 'mezzanine' : 'level' }] : [],
    racks: plan.racks.map((rack, index) => ({ ...rack, fill: (at + index) % 3 ? 0.85 : 0.4 })),
    anchors: plan.anchors.map((anchor, index) => ({
      ...anchor,
      x: roundMetres(anchor.x + ((index * 7 + at) % 5) / 10),
      z: 7,
      ...(index % 6 === 0 && { fixed: true }),
    })),
  }
})

/** Those whose anchors are placed, and where a shift can run. */
const runnable = [...plans.keys()]
  .filter((at) => !roadsOf(plans[at]!).problems.length)
  .slice(0, count === 20 ? 10 : 3)
const methodOf = (at: number) => (at % 4 === 3 ? 'twr' : 'tdoa')

const requests: readonly Request[] = plans.flatMap((plan, at): Request[] => {
  const method = methodOf(at)
  const shift = {
    seed: at + 1,
    trucks: 3 + (at % 3),
    ordersPerHour: 40,
    hours: 0.25,
    method,
  } as const
  const run = (switches: typeof switchesOn): Request => ({
    id: at,
    job: 'run',
    asked: { plan, options: { ...shift, switches } },
  })
  return [
    { id: at, job: 'map', asked: { plan, method } },
    // In those between, anchors are placed and the shift is refused.
    ...(at <= runnable.at(-1)!
      ? [
          { id: at, job: 'place', asked: { plan, method, range: 50 } } as const,
          run(switchesOff),
          run(switchesOn),
        ]
      : []),
  ]
})

/** Of the answer as the page gets it: its JSON, and every byte of its arrays. */
function digest(answer: unknown): string {
  const arrays: Uint8Array[] = []
  const text = JSON.stringify(answer, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value
    arrays.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    return `${value.constructor.name} ${value.byteLength}`
  })
  const hash = createHash('sha256').update(text)
  for (const array of arrays) hash.update(array)
  return hash.digest('hex')
}

/** The worker's own code, run here. */
async function answersHere() {
  const replies: Reply[] = []
  vi.stubGlobal('postMessage', (reply: Reply) => void replies.push(reply))
  vi.stubGlobal('onmessage', undefined)
  // A retry adds the listener again.
  vi.resetModules()
  await import('@repo/hall/worker/hall-worker.ts')
  const ask = Reflect.get(globalThis, 'onmessage') as (event: { data: Request }) => Promise<void>
  const answers: unknown[] = []
  for (const data of requests) {
    replies.length = 0
    await ask({ data })
    const reply = replies.at(-1)!
    if (!('answer' in reply)) throw new Error(JSON.stringify(reply))
    answers.push(reply.answer)
    // Chromium's events wait as long as one request takes, not as long as all.
    await new Promise(setImmediate)
  }
  return answers
}

async function digestsInChromium() {
  // A worker of the test's own would need the page's policy for Trusted Types.
  const page = await site.open({ bypassCSP: true })
  await page.goto('/en/simulator')
  const begun = page.waitForEvent('worker')
  await page.locator('[data-start=planner]').click()
  const script = (await begun).url()
  return page.evaluate(
    async ({ address, asked }) => {
      const worker = new Worker(address, { type: 'module' })
      const answerTo = (request: unknown) =>
        new Promise<unknown>((resolve, reject) => {
          worker.addEventListener('message', function hear({ data }: MessageEvent<object>) {
            if ('progress' in data) return
            worker.removeEventListener('message', hear)
            if ('answer' in data) resolve(data.answer)
            else reject(new Error(JSON.stringify(data)))
          })
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
          worker.postMessage(request)
        })
      const digests: string[] = []
      for (const request of asked) {
        const arrays: Uint8Array<ArrayBuffer>[] = []
        const text = JSON.stringify(await answerTo(request), (_, value: unknown) => {
          if (!ArrayBuffer.isView(value)) return value
          const { buffer, byteOffset, byteLength } = value as Uint8Array<ArrayBuffer>
          arrays.push(new Uint8Array(buffer, byteOffset, byteLength))
          return `${value.constructor.name} ${byteLength}`
        })
        const bytes = await new Blob([text, ...arrays]).arrayBuffer()
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
        digests.push(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''))
      }
      return digests
    },
    { address: script, asked: requests },
  )
}

function command(...given: readonly string[]): unknown {
  const script = join(import.meta.dirname, '../../../../../packages/hall/command.ts')
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...given], {
    encoding: 'utf8',
    // Three times the same modules for each plan.
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

/** What the command says of a map. */
const coveredAs = ({ method, cells, summary }: HallMap) => ({
  method,
  cellSize: cells.size,
  drivableCells: cells.count,
  ...summary,
})

test('browser and server have the same figures to the byte on many plans, and the command on some of them', async () => {
  const [here, inChromium] = await Promise.all([answersHere(), digestsInChromium()])
  expect(inChromium).toEqual(here.map(digest))

  expect(runnable).toHaveLength(count === 20 ? 10 : 3)
  // Each is three commands, and each of those a process.
  for (const at of runnable.slice(0, count === 20 ? 10 : 1)) {
    const file = join(folder, `${at}.json`)
    writeFileSync(file, JSON.stringify(plans[at]))
    const asked = [file, '--method', methodOf(at)]
    const [map, placed, without, located] = here.filter(
      (_, index) => requests[index]!.id === at,
    ) as [HallMap, Placed, Run, Run]
    expect(command('coverage', ...asked)).toMatchObject(coveredAs(map))
    const { reached, places, reasons } = placed
    const { anchors } = placed.map.plan
    expect(command('place', ...asked)).toMatchObject({
      ...coveredAs(placed.map),
      reached,
      anchors: anchors.map((anchor, index) => ({
        ...anchor,
        on: places[index] ?? 'fixed',
        ...reasons[index],
      })),
      materials: materialsOf(anchors, { trucks: 25, tagsPerTruck: 1 }),
    })
    const { seed, trucks, ordersPerHour, hours } = without.options
    const shift = Object.entries({ seed, trucks, orders: ordersPerHour, hours })
    expect(
      command('run', ...asked, ...shift.flatMap(([name, value]) => [`--${name}`, String(value)])),
    ).toMatchObject({
      without: { arrived: without.arrived, ...without.whole },
      with: { arrived: located.arrived, ...located.whole },
    })
  }
})
