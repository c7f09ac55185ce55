import { afterEach, expect, test, vi } from 'vitest'
import { longestPlan, writePlan } from '#src/model/read-plan.ts'
import { fragmentOf } from '#src/model/plan-link.ts'
import { createPlanner } from '../planner/planner-state.ts'
import { planOf } from '../planner/templates.ts'
import { exportsWords } from '#words/index.ts'
import { openAddress, openFile, type OpenedPlans } from './opened-plans.ts'

const words = exportsWords.en.script
const plan = planOf('medium-store')
const json = writePlan(plan)

function opened() {
  const said: string[] = []
  const parts: OpenedPlans = {
    planner: createPlanner(),
    words,
    autosave: { own: () => undefined, pause() {}, resume() {}, forget() {} },
    say: (_, message) => void said.push(message),
    ask() {},
  }
  return { parts, said, plan: () => parts.planner.state.history.plan }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Deterministic, so that a failure can be had again. */
function* damaged(text: string, count: number) {
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1
    return state % below
  }
  const signs = '{}[],:"0-e9\u0000\uD800null'
  for (let at = 0; at < count; at += 1) {
    const from = next(text.length)
    const sign = signs[next(signs.length)]!
    yield text.slice(0, from) + sign + text.slice(from + next(at % 3 ? 3 : text.length))
  }
}

test('a file of exactly 256 KB is opened, one byte more is not', async () => {
  const padded = (bytes: number) => new Blob([json.padEnd(bytes)])
  const { parts, said, plan: shown } = opened()
  const before = shown()
  await openFile(parts, padded(longestPlan + 1))
  expect([said, shown()]).toEqual([[words.tooLarge], before])
  await openFile(parts, padded(longestPlan))
  expect([said.at(-1), shown()]).toEqual([words.opened, plan])
})

test.each([
  ['nothing', ''],
  ['no JSON', 'Hall 7'],
  ['JSON of another shape', '{"features":[]}'],
  ['a list', '[1,2,3]'],
  ['a plan of another version', JSON.stringify({ ...plan, version: 2 })],
  ['bytes', new Uint8Array([0xff, 0xfe, 0x00, 0x89, 0x50])],
])('%s is no plan: one sentence, and the plan stays', async (_, content) => {
  const { parts, said, plan: shown } = opened()
  const before = shown()
  await openFile(parts, new Blob([content]))
  expect([said, shown()]).toEqual([[words.notAPlan], before])
})

test('a file that cannot be read', async () => {
  const { parts, said, plan: shown } = opened()
  const before = shown()
  const gone = new Blob([json])
  vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('moved', 'NotFoundError'))
  await openFile(parts, gone)
  expect([said, shown()]).toEqual([[words.unreadable], before])
})

test('whatever the file: one sentence, and either a plan to work with or the one before', async () => {
  const known = new Set([words.opened, words.faulty, words.notAPlan])
  for (const text of damaged(json, 300)) {
    const { parts, said, plan: shown } = opened()
    const before = shown()
    await openFile(parts, new Blob([text]))
    expect(said).toHaveLength(1)
    expect(known).toContain(said[0])
    expect(shown() === before).toBe(said[0] === words.notAPlan)
  }
})

test.each([
  ['a link that is cut', '#p=1.7Vtb', words.brokenLink],
  ['a link of another version', '#p=2.7VtbgQAB', words.otherVersion],
  ['a link of no version', '#p=hall', words.brokenLink],
  ['a link that is too long', `#p=1.${'A'.repeat(8_000)}`, words.tooLarge],
  ['an estimate without numbers', '#p=estimate&area=many', words.brokenLink],
])('%s: one sentence, the plan stays, the address is the page’s', async (_, hash, message) => {
  const replaced: string[] = []
  vi.stubGlobal('location', { hash, pathname: '/en/simulator', search: '' })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => replaced.push(address),
  })
  const { parts, said, plan: shown } = opened()
  const before = shown()
  await openAddress(parts)
  expect([said, shown(), replaced]).toEqual([[message], before, ['/en/simulator']])
})

test('a link, and an address that is none', async () => {
  const { parts, said, plan: shown } = opened()
  vi.stubGlobal('location', { hash: '#planner' })
  await openAddress(parts)
  expect(said).toEqual([])
  vi.stubGlobal('location', { hash: `#${await fragmentOf(plan)}` })
  await openAddress(parts)
  expect([said, shown()]).toEqual([[words.fromLink], plan])
})
