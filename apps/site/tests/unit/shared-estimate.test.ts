import { expect, test } from 'vitest'
import { estimateFragment } from '@repo/hall/model/hall-numbers.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { basisOf } from '@repo/estimator/form/basis.ts'
import { readLink } from '@repo/estimator/form/read-link.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { estimatorProps } from '@repo/estimator/site/estimator-props.ts'
import { openLink } from '@repo/estimator/site/shared-estimate.ts'

const size = { area: 15_000, aisles: 20, aisleLength: 60, tracking: 'indoor' } as const
const counts = { anchors: 97, gateways: 5, switches: 5, cable: 4_213 }

test.each(langs)('%s: the counts of a plan arrive as the estimate’s own', async (lang) => {
  const props = estimatorProps({
    lang,
    priceList: shippedPriceList,
    publishedAt: '2026-11-01T00:00:00Z',
    country: 'DE',
    countries: [['DE', 'Germany']],
    contact: 'Trilane',
  })
  const link = readLink(lang, estimateFragment({ size, trucks: 25 }, counts))!
  const { quantities } = basisOf(link.values)
  expect(quantities).toEqual({ anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 })
  const { texts } = await openLink(props, link, false)
  expect(texts).toEqual([props.words.form.estimator.fromPlan])
})

test('a plan without anchors brings its building, and no counts', () => {
  const none = { anchors: 0, gateways: 0, switches: 0, cable: 0 }
  const link = readLink('en', estimateFragment({ size, trucks: 25 }, none))!
  expect(link).toMatchObject({ hasPlan: true, damaged: [], values: { area: '15,000' } })
  expect(basisOf(link.values).quantities).toBeUndefined()
})
