import { expect, test } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import { generateHall } from './generate.ts'
import { goldenHalls } from '#testing/golden-halls.ts'
import type { Plan } from './plan.ts'
import { fragmentOf, readFragment } from './plan-link.ts'

const packed = (text: string) => deflateRawSync(text).toString('base64url')

test.each(Object.entries(goldenHalls))('%s: its link leads to the same plan', async (_, size) => {
  const { plan } = generateHall(size)
  const fragment = await fragmentOf(plan)
  expect(fragment).toMatch(/^p=1\.[\w-]+$/)
  expect(await readFragment(`#${fragment}`)).toEqual({ plan, problems: [] })
  expect(await fragmentOf((await readFragment(fragment!))!.plan!)).toBe(fragment)
})

test('a plan too large for a link has none', async () => {
  const { plan } = generateHall(goldenHalls.open)
  const anchors = Array.from({ length: 500 }, (_, at) => ({
    x: ((at * 7919) % 4999) / 100,
    y: ((at * 104_729) % 3989) / 100,
    z: 2 + ((at * 31) % 799) / 100,
    range: 50,
  }))
  const columns = Array.from({ length: 1500 }, (_, at) => ({
    x: ((at * 6007) % 4987) / 100,
    y: ((at * 15_013) % 3967) / 100,
    side: ((at * 37) % 97) / 100 + 0.1,
  }))
  expect(await fragmentOf({ ...plan, anchors, columns } as Plan)).toBeUndefined()
})

test.each([
  ['nothing', '', undefined],
  ['another fragment', '#results', undefined],
  ['no base64', '#p=1.*', [{ code: 'NOT_A_PLAN' }]],
  ['nothing packed', '#p=1.', [{ code: 'NOT_A_PLAN' }]],
  ['something else', `#p=1.${packed('{"a":1}')}`, [{ code: 'NOT_A_PLAN', field: 'version' }]],
  ['a cut link', `#p=1.${packed('{"version":1}').slice(0, -8)}`, [{ code: 'NOT_A_PLAN' }]],
  ['too long', `#p=1.${'A'.repeat(8000)}`, [{ code: 'PLAN_TOO_LARGE' }]],
  ['what unpacks to 10 MB', `#p=1.${packed(' '.repeat(5_000_000))}`, [{ code: 'PLAN_TOO_LARGE' }]],
])('%s', async (_, fragment, problems) => {
  expect((await readFragment(fragment))?.problems).toEqual(problems)
})
