import { expect, test } from 'vitest'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { goldenA, goldenB } from '#testing/golden.ts'
import { estimate, calculate } from './estimate.ts'
import { exampleA, exampleB } from './examples.ts'
import { shippedPriceList as priceList } from './shipped-price-list.ts'
import { pricesOf } from './prices.ts'
import { roundTo } from './rounding.ts'

const of = (change: object, from = exampleA) => estimate({ ...from, ...change }, priceList)

test('the worked examples, to the last digit', () => {
  expect(estimate(exampleA, priceList)).toMatchObject({
    input: exampleA,
    defaultsUsed: [],
    warnings: [],
    results: goldenA,
    currency: 'EUR',
    constantsVersion: 2,
  })
  expect(estimate(exampleB, priceList)).toMatchObject({
    results: goldenB,
    currency: 'GBP',
    warnings: ['COUNT_EXTRAPOLATED'],
  })
})

test('the steps of the worked examples', () => {
  const stepsOf = (input: typeof exampleA) => {
    const { terms: t, results } = calculate(input, priceList)
    const { low, high } = estimate(input, priceList).band
    const steps = [
      [high.paybackMonths, low.paybackMonths],
      [t.cell, t.open, t.aisleAnchors, t.wallAnchors, t.gateways, t.manDays],
      [t.scheduledHours, t.usedHours],
      [t.sold, t.freedShare, t.avoided, t.perPallet, t.labour, t.energy, t.rightSizing],
      [t.downtimeValue, t.energyUnits, results.savings + results.increasedProfits],
    ]
    return steps.map((line) => line.map((value) => roundTo(value!, 4)))
  }
  expect(stepsOf(exampleA)).toEqual([
    [5.3, 21.5],
    [312.5, 8400, 40, 25, 5, 21],
    [4000, 75_000],
    [0.25, 0.0409, 11.1563, 10.3904, 50_007.8906, 1308.8672, 3187.5],
    [1071, 6544.3359, 79_462],
  ])
  expect(stepsOf(exampleB)).toEqual([
    [3.1, 10.9],
    [312.5, 14_960, 48, 30, 7, 30],
    [7200, 230_400],
    [0.3, 0.0516, 8.925, 5.3546, 99_937.152, 30_784.212, 7152.75],
    [501, 22_803.12, 160_887],
  ])
})

test('no benefit: payback is not reached and everything is lost', () => {
  const nothing = { margin: 0, capacityUsed: 100, accidents: 0, complianceFees: 0 }
  const without = structuredClone(priceList)
  for (const key of ['idleShare', 'searchShare', 'retrievalShare'] as const)
    Object.assign(without.constants[key], { value: 0, band: undefined })
  const { results } = estimate({ ...exampleA, ...nothing }, without)
  expect(results).toMatchObject({ savings: 0, increasedProfits: 0, paybackMonths: null, roi: -100 })
})

test('margin 0 or no pallets: no profit, the same savings', () => {
  for (const change of [{ margin: 0 }, { pallets: 0 }])
    expect(of(change).results).toMatchObject({
      profitIncrease: 0,
      increasedProfits: 0,
      savings: goldenA.savings,
    })
  expect(of({ pallets: 0 }).results.co2KgPerPallet).toBe(0)
})

test('unused trucks free neither labour nor energy', () => {
  const input = { ...exampleA, capacityUsed: 0 }
  const { terms, results } = calculate(input, priceList)
  expect([terms.labour, terms.energy, results.co2Tons, terms.sold]).toEqual([0, 0, 0, 0])
  expect(results.higherEfficiencySavings).toBe(Math.round(terms.rightSizing))
  expect(results.lowerRepairCosts).toBe(goldenA.lowerRepairCosts)
})

test('a full fleet has no truck to spare and sells at most half; up to 95 % more use earns more', () => {
  const { terms } = calculate({ ...exampleA, capacityUsed: 100 }, priceList)
  expect([terms.rightSizing, terms.sold]).toEqual([0, 0.5])
  const benefits = Array.from({ length: 20 }, (_, step) => {
    const { savings, increasedProfits } = of({ capacityUsed: step * 5 }).results
    return savings + increasedProfits
  })
  expect(benefits).toEqual(benefits.toSorted((a, b) => a - b))
})

test('no accidents, or no days lost', () => {
  const none = { lessDowntimeHours: 0, efficiencySavings: goldenA.higherEfficiencySavings }
  expect(of({ accidents: 0 }).results).toMatchObject({ ...none, lowerRepairCosts: 0 })
  expect(of({ daysDown: 0 }).results).toMatchObject({ ...none, lowerRepairCosts: 13_388 })
})

test('without aisles the whole area is an open hall', () => {
  const { terms } = calculate({ ...exampleA, aisles: 0, aisleLength: 0 }, priceList)
  expect(terms).toMatchObject({ open: 15_000, aisleAnchors: 0, wallAnchors: 25, anchors: 73 })
})

test('aisles larger than the area: a warning, and nothing is open', () => {
  const { warnings, results } = of({ area: 6_500 })
  expect([warnings, results.anchors]).toEqual([['AISLES_EXCEED_AREA'], 57])
  expect(of({ area: 6_600 }).warnings).toEqual([])
})

test('a pilot: free hardware, three months, half of the effect, and no annualising', () => {
  const { results } = of({ contractType: 'pilot' })
  expect(results).toMatchObject({ hardwareCost: 0, softwareCost: 25 * 49 * 3 })
  expect(results.investment).toBe(results.softwareCost + 14_490)
  expect(results.roi).toBeLessThan(0)
  expect(calculate({ ...exampleA, contractType: 'pilot' }, priceList).terms.realisation).toBe(0.5)
})

test('a payback of more than ten years is a number', () => {
  const { paybackMonths } = of({
    capacityUsed: 35,
    accidents: 0,
    complianceFees: 0,
    shifts: 1,
  }).results
  expect(paybackMonths).toBeGreaterThan(120)
})

test('a country without a row has the prices of the rest of the world, in EUR', () => {
  const { results, currency, warnings, input } = of({ country: 'JP' })
  expect([currency, warnings, input.country]).toEqual(['EUR', ['COUNTRY_NOT_PRICED'], 'JP'])
  expect(results).toEqual(of({ country: 'XX' }).results)
  expect(of({ country: 'XX' }).warnings).toEqual([])
})

test('empty optional inputs take their default and are named', () => {
  const { country, companyName, forklifts, area, shifts, shiftHours, pallets } = exampleB
  const given = { country, companyName, forklifts, area, shifts, shiftHours, pallets }
  const { input, defaultsUsed } = estimate({ ...given, margin: 8, daysDown: null }, priceList)
  expect(defaultsUsed.join(' ')).toBe(
    'aisleLength aisles industry contractType forkliftType tracking useCase ' +
      'workingDays capacityUsed accidents repairCost daysDown complianceFees',
  )
  expect(input).toMatchObject({ repairCost: 850, workingDays: 250, capacityUsed: 75, margin: 8 })
  expect(input).toMatchObject({ contractType: 'partner', industry: 'logistics', accidents: 1 })
})

test('stock management and FIFO put a second tag on every truck', () => {
  expect(of({ useCase: 'fifo-compliance' }).results.tags).toBe(53)
  expect(of({ forklifts: 140, useCase: 'stock-management' }).results.tags).toBe(294)
})

test('specified case results have the value that the pages state', () => {
  const { idlingCut, searchCut, retrievalCut, fewerForklifts, throughputGain, impactCut } =
    priceList.constants
  const shareOf = (wanted: string) => caseResults.find(({ key }) => key === wanted)!.share
  expect([
    [-idlingCut.value, -searchCut.value, -retrievalCut.value],
    [-fewerForklifts.value, throughputGain.value, -impactCut.value],
  ]).toEqual([
    [shareOf('idling'), shareOf('search'), shareOf('retrieval')],
    [shareOf('forklifts'), shareOf('throughput'), shareOf('impacts')],
  ])
})

test('every constant lies in its range, and nine have a band', () => {
  const all = Object.entries(priceList.constants)
  const outside = all.filter(([, { value, range }]) => value < range[0] || value > range[1])
  expect(outside).toEqual([])
  expect(all.filter(([, { band }]) => band)).toHaveLength(9)
})

test('every country is shown the prices of the model’s table', () => {
  const shown = priceList.countries.map(({ code }) => {
    const p = pricesOf(priceList, code)
    const [anchor, tag] = [Math.round(p.anchor), Math.round(p.tag)]
    return [code, [p.pilotFee, p.partnerFee, anchor, tag, p.manDay, p.manHour]]
  })
  expect(Object.fromEntries(shown)).toEqual({
    GB: [42, 33, 213, 213, 520, 75],
    IE: [49, 39, 250, 250, 640, 92],
    DE: [49, 39, 250, 250, 690, 99],
    AT: [49, 39, 250, 250, 710, 102],
    CH: [51, 41, 261, 261, 960, 138],
    FR: [49, 39, 250, 250, 700, 101],
    BE: [49, 39, 250, 250, 770, 111],
    NL: [49, 39, 250, 250, 720, 104],
    ES: [44, 35, 225, 225, 450, 65],
    PT: [44, 35, 225, 225, 450, 65],
    IT: [47, 37, 238, 238, 490, 70],
    PL: [167, 133, 854, 854, 1_920, 276],
    CZ: [980, 780, 5_000, 5_000, 11_250, 1_617],
    SE: [549, 437, 2_800, 2_800, 6_940, 998],
    DK: [366, 291, 1_865, 1_865, 5_980, 860],
    NO: [602, 479, 3_071, 3_071, 8_600, 1_236],
    FI: [49, 39, 250, 250, 610, 88],
    HU: [15_680, 12_480, 80_000, 80_000, 180_000, 25_875],
    RO: [196, 156, 1_000, 1_000, 2_250, 323],
    US: [53, 42, 270, 270, 700, 101],
    XX: [44, 35, 225, 225, 450, 65],
  })
})

test('the anchors of a plan are priced as they are, with its gateways', () => {
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_200 }
  const planned = estimate(exampleA, priceList, quantities)
  expect(planned.quantities).toEqual(quantities)
  expect(planned.results).toMatchObject({
    anchors: 97,
    hardwareCost: 97 * 250 + 27 * 250 + 5 * 900,
    installationCost: Math.ceil(2 + 97 / 8 + 27 / 6 + 3) * 690,
    savings: goldenA.savings,
  })
  expect([planned.band.low.anchors, planned.band.high.anchors]).toEqual([97, 97])
  expect('quantities' in estimate(exampleA, priceList)).toBe(false)
})

test('beyond the fitted buildings the count says that it is extrapolated; a plan’s does not', () => {
  const large = { ...exampleA, area: 20_001 }
  const quantities = { anchors: 120, gateways: 6, switches: 6, cableMetres: 5_000 }
  expect(of({ area: 20_000 }).warnings).toEqual([])
  expect(of(large).warnings).toEqual(['COUNT_EXTRAPOLATED'])
  expect(of({ tracking: 'outdoor' }).warnings).toEqual(['COUNT_EXTRAPOLATED'])
  expect(estimate(large, priceList, quantities).warnings).toEqual([])
})
