import { expect, test } from 'vitest'
import { generateHall } from './generate.ts'
import { goldenHalls } from '#testing/golden-halls.ts'
import { drawsOf, randomHall } from '#testing/random-hall.ts'
import { readPlan, writePlan } from './read-plan.ts'

const { plan } = generateHall(goldenHalls.mediumStore)
const problemsOf = (changed: object) => readPlan(JSON.stringify({ ...plan, ...changed })).problems
const codes = (changed: object) => problemsOf(changed).map(({ code }) => code)

test.each(Object.entries(goldenHalls))(
  '%s: read again, it is the plan that was written',
  (_, size) => {
    const generated = generateHall(size).plan
    expect(readPlan(writePlan(generated))).toEqual({ plan: generated, problems: [] })
  },
)

test('any plan that is written is read as it was', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const text = writePlan(randomHall(seed))
    const { plan: read } = readPlan(text)
    if (!read) expect.fail(text)
    expect(writePlan(read)).toBe(text)
  }
})

test('a text with any of its characters changed gives a plan or a code', () => {
  const text = writePlan(randomHall(1))
  const { whole } = drawsOf(5)
  const junk = ['', '"', '{', ']', ',', '-', '9e99', 'null', '\\', '0.001', '"x":', '\u0000']
  let broken = 0
  for (let tries = 0; tries < 600; tries += 1) {
    const at = whole(0, text.length - 1)
    const changed = text.slice(0, at) + junk[tries % junk.length] + text.slice(at + whole(0, 3))
    const read = readPlan(changed)
    if (!read.plan) expect(read.problems).not.toEqual([])
    if (read.problems.length) broken += 1
  }
  expect(broken).toBeGreaterThan(300)
})

test('unknown keys stay, lengths are rounded to the centimetre, the outline is turned', () => {
  const read = readPlan(
    JSON.stringify({
      ...plan,
      outline: plan.outline.toReversed(),
      ceiling: 10.004,
      racks: [{ ...plan.racks[0], x: 0.128, fill: 0.8512, colour: 'blue' }],
      surveyed: 'in June',
    }),
  )
  expect(read.problems).toEqual([])
  expect(read.plan).toMatchObject({
    ceiling: 10,
    racks: [{ x: 0.13, fill: 0.8512, colour: 'blue' }],
    surveyed: 'in June',
  })
  const [first, second] = read.plan!.outline
  expect(second![0] + second![1] - first![0] - first![1]).toBeGreaterThan(0)
  expect(readPlan(writePlan(read.plan!))).toEqual(read)
})

const square = (side: number) => [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
]
const rack = { x: 1, y: 1, length: 10, depth: 2.4, height: 6, orientation: 0, fill: 0.85 }
const empty = { outline: square(20), racks: [], columns: [], docks: [], staging: [], anchors: [] }

test.each([
  ['two corners', { ...empty, outline: square(20).slice(2) }, ['OUTLINE_CORNERS']],
  [
    '65 corners',
    { ...empty, outline: Array.from({ length: 65 }, (_, at) => [at, at * at]) },
    ['OUTLINE_CORNERS'],
  ],
  [
    'an outline that crosses itself',
    {
      ...empty,
      outline: [
        [0, 0],
        [20, 20],
        [20, 0],
        [0, 30],
      ],
    },
    ['OUTLINE_CROSSES'],
  ],
  [
    'an outline that runs back along itself',
    {
      ...empty,
      outline: [
        [0, 0],
        [40, 0],
        [20, 0],
        [20, 20],
      ],
    },
    ['OUTLINE_CROSSES'],
  ],
  ['99 m²', { ...empty, outline: square(9.9) }, ['AREA_RANGE']],
  ['202,500 m²', { ...empty, outline: square(450) }, ['AREA_RANGE']],
  [
    'a strip of 2 m across 3 km',
    {
      ...empty,
      outline: [
        [0, 0],
        [3000, 3000],
        [3000, 3002],
        [0, 2],
      ],
    },
    ['AREA_RANGE'],
  ],
  [
    'a side of 0.9 m',
    {
      ...empty,
      outline: [...square(20).slice(0, 3), [0.9, 20], [0, 20]],
    },
    ['SIDE_SHORT'],
  ],
  [
    '201 walls',
    { ...empty, walls: Array.from({ length: 201 }, (_, x1) => ({ x0: 0, y0: 0, x1, y1: 1 })) },
    ['TOO_MANY'],
  ],
  ['a rack of 0.9 m', { ...empty, racks: [{ ...rack, length: 0.9 }] }, ['RACK_SIZE']],
  ['a rack up to the ceiling', { ...empty, racks: [{ ...rack, height: 10 }] }, ['RACK_SIZE']],
  ['a rack through the wall', { ...empty, racks: [{ ...rack, x: 12 }] }, ['RACK_OUTSIDE']],
  ['two racks in one place', { ...empty, racks: [rack, { ...rack, y: 3.3 }] }, ['RACK_OVERLAP']],
  ['two racks side by side', { ...empty, racks: [rack, { ...rack, y: 3.4 }] }, []],
  ['a rack along the wall', { ...empty, racks: [{ ...rack, x: 0, y: 0 }] }, []],
  ['a ceiling of 2.99 m', { ...empty, ceiling: 2.99 }, ['HEIGHT_RANGE']],
  ['a tag at 0.2 m', { ...empty, tagHeight: 0.2 }, ['HEIGHT_RANGE']],
  [
    'an anchor above the ceiling',
    { ...empty, anchors: [{ x: 1, y: 1, z: 10.01, range: 50 }] },
    ['HEIGHT_RANGE'],
  ],
  [
    'a zone of two corners',
    { ...empty, zones: [{ kind: 'keep-out', polygon: square(2).slice(2) }] },
    ['ZONE_CORNERS'],
  ],
  [
    'a limit of 1.9 km/h',
    { ...empty, zones: [{ kind: 'speed', limit: 1.9, polygon: square(2) }] },
    ['SPEED_RANGE'],
  ],
])('%s', (_, changed, expected) => {
  expect(codes(changed)).toEqual(expected)
})

test('names the object and the field', () => {
  const racks = [rack, { ...rack, y: 8, depth: 0.4 }]
  expect(problemsOf({ ...empty, racks })).toEqual([
    { code: 'RACK_SIZE', list: 'racks', index: 1, field: 'depth' },
  ])
  expect(problemsOf({ ...empty, racks: [{ ...rack, height: 'six' }] })).toEqual([
    { code: 'NOT_A_PLAN', list: 'racks', index: 0, field: 'height' },
  ])
  expect(problemsOf({ zones: [{ kind: 'one-way', polygon: square(2) }] })).toEqual([
    { code: 'NOT_A_PLAN', list: 'zones', index: 0, field: 'direction' },
  ])
})

test('a plan that breaks a rule is there to be corrected; what is no plan, is not', () => {
  expect(readPlan(JSON.stringify({ ...plan, ceiling: 30 })).plan).toMatchObject({ ceiling: 30 })
  expect(readPlan('{"version":1}')).toEqual({
    problems: [{ code: 'NOT_A_PLAN', field: 'units' }],
  })
})

test('a text of more than 256 KB is not read', () => {
  expect(readPlan(`"${'ü'.repeat(131_072)}"`).problems).toEqual([{ code: 'PLAN_TOO_LARGE' }])
})

test('whatever a text is, the answer is a plan or a code', () => {
  const texts = ['', 'null', '[]', '{', '"plan"', '1e999', '{"__proto__":{"version":1}}']
  for (const text of texts) expect(readPlan(text).problems).toMatchObject([{ code: 'NOT_A_PLAN' }])
  const junk = [null, 0, -1, 1e308, 'x', [], {}, [[]], [[1, 2]], [{}], true, [null]]
  const parts = (value: object): object[] =>
    Object.keys(value).flatMap((key) => junk.map((other) => ({ ...value, [key]: other })))
  for (const [list, object] of [
    ['racks', rack],
    ['anchors', { x: 1, y: 1, z: 5, range: 50 }],
    ['zones', { kind: 'speed', limit: 8, polygon: square(2) }],
    ['walls', { x0: 1, y0: 1, x1: 2, y1: 2, height: 2 }],
  ] as const)
    for (const changed of parts(object)) {
      const read = readPlan(JSON.stringify({ ...plan, ...empty, [list]: [changed] }))
      expect(Array.isArray(read.problems)).toBe(true)
      if (!read.plan) expect(read.problems).not.toEqual([])
    }
  for (const changed of parts(plan)) {
    const read = readPlan(JSON.stringify(changed))
    if (!read.plan) expect(read.problems).not.toEqual([])
  }
})
