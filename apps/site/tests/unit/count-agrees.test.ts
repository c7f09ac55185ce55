import { expect, test } from 'vitest'
import { derivedAisles } from '@repo/estimator/model/derived-aisles.ts'
import { calculate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { countTolerance, isCountFitted } from '@repo/estimator/model/quantities.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { generateHall, type HallSize } from '@repo/hall/model/generate.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import { drawsOf } from '@repo/hall/testing/random-hall.ts'

// None of these buildings was used in the fit. Indoors, TDoA, 1,500 to 20,000 m².

const pitch = shippedPriceList.constants.aislePitch.value

/** The first eight of 40; `BUILDINGS=40` compares all. */
const buildings = process.env.BUILDINGS === '40' ? 40 : 8

type Draws = ReturnType<typeof drawsOf>

/** The aisles are those that the estimate derives from the area. */
function typicalSize({ whole }: Draws): HallSize {
  const area = whole(1_500, 20_000)
  return { area, ...derivedAisles(area, pitch), tracking: 'indoor' }
}

/** One in five without racks, the others with aisles of 10 to 100 m on 20 to 60 % of the floor. */
function anySize({ between, whole }: Draws): HallSize {
  const area = whole(1_500, 20_000)
  if (between(0, 1) < 0.2) return { area, aisles: 0, aisleLength: 0, tracking: 'indoor' }
  const aisleLength = whole(10, Math.min(100, Math.floor(0.8 * Math.sqrt(area))))
  const aisles = Math.max(1, Math.round((between(0.2, 0.6) * area) / (pitch * aisleLength)))
  return { area, aisles, aisleLength, tracking: 'indoor' }
}

function compared(seed: number, sizeOf: (draws: Draws) => HallSize) {
  const draws = drawsOf(seed)
  return Array.from({ length: buildings }, () => sizeOf(draws)).map((size) => {
    const { plan } = generateHall(size)
    const placed = withPlacedAnchors({ ...plan, anchors: [] }, { range: 50, method: 'tdoa' })
    const { anchors } = calculate({ ...exampleA, ...size }, shippedPriceList).results
    return { size, planned: placed.plan.anchors.length, estimated: anchors }
  })
}

type Compared = ReturnType<typeof compared>[number]

const isWithin = ({ planned, estimated }: Compared) =>
  Math.abs(estimated / planned - 1) <= countTolerance

const outliersOf = (found: readonly Compared[]) =>
  found
    .filter((one) => !isWithin(one))
    .map(
      ({ size: { area, aisles, aisleLength }, planned, estimated }) =>
        `${area} m², ${aisles} x ${aisleLength} m: plan ${planned}, estimate ${estimated}`,
    )

/** Of lines such as those of `outliersOf`, those of the buildings that are compared. */
const amongThese = (lines: readonly string[], found: readonly Compared[]) =>
  lines.filter((line) =>
    found.some(({ size: { area, aisles, aisleLength } }) =>
      line.startsWith(`${area} m², ${aisles} x ${aisleLength} m:`),
    ),
  )

const timeout = 120_000

test(
  'buildings with the aisles of their area are within 15 % of the plan, but for known ones (2 of 40)',
  { timeout },
  () => {
    const found = compared(2_611_271, typicalSize)
    const known = [
      '6093 m², 13 x 38 m: plan 45, estimate 53',
      '5852 m², 13 x 37 m: plan 45, estimate 53',
    ]
    expect(outliersOf(found)).toEqual(amongThese(known, found))
  },
)

test(
  'of buildings with any aisles or none, the tolerance is stated where 24 of 27 have it',
  { timeout },
  () => {
    const found = compared(2_611_270, anySize)
    const stated = found.filter(({ size }) => isCountFitted({ ...exampleA, ...size }))
    const others = found.filter((one) => !stated.includes(one))
    const counts = [found.filter(isWithin).length, stated.length, others.length]
    expect(counts).toEqual(buildings === 40 ? [29, 27, 13] : [5, 5, 3])
    const knownStated = [
      '6059 m², 7 x 47 m: plan 38, estimate 44',
      '18070 m², 27 x 68 m: plan 132, estimate 107',
      '18129 m², 44 x 36 m: plan 126, estimate 146',
    ]
    expect(outliersOf(stated)).toEqual(amongThese(knownStated, stated))
    const knownOthers = [
      '18737 m², 0 x 0 m: plan 70, estimate 88',
      '14271 m², 0 x 0 m: plan 58, estimate 70',
      '6122 m², 0 x 0 m: plan 28, estimate 36',
      '11042 m², 45 x 10 m: plan 68, estimate 95',
      '5140 m², 0 x 0 m: plan 23, estimate 32',
      '1561 m², 0 x 0 m: plan 9, estimate 13',
      '13941 m², 41 x 17 m: plan 85, estimate 98',
      '8631 m², 0 x 0 m: plan 34, estimate 47',
    ]
    expect(outliersOf(others)).toEqual(amongThese(knownOthers, others))
  },
)
