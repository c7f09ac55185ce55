import { expect, test } from 'vitest'
import { estimateFragment } from '@repo/hall/model/hall-numbers.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney, formatNumber } from '@repo/platform/i18n/format.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { parseFields } from '@repo/estimator/form/parse-fields.ts'
import { readLink } from '@repo/estimator/form/read-link.ts'
import { calculate, estimate } from '@repo/estimator/model/estimate.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { monthsText } from '@repo/estimator/result/format-result.ts'
import { estimatorProps } from '@repo/estimator/site/estimator-props.ts'
import { openLink } from '@repo/estimator/site/shared-estimate.ts'
import { exampleFields } from '@repo/estimator/site/use-estimate.ts'

const size = { area: 15_000, aisles: 20, aisleLength: 60, tracking: 'indoor' } as const
test.each(langs)(
  '%s: 97 anchors instead of 92 cost more hardware and pay back later',
  async (lang) => {
    const props = estimatorProps({
      lang,
      priceList: shippedPriceList,
      publishedAt: '2026-11-01T00:00:00Z',
      country: 'DE',
      countries: [['DE', 'Germany']],
      contact: 'Trilane',
    })
    const fragment = estimateFragment({ size, trucks: 25 }, 97)
    const { texts } = await openLink(props, readLink(lang, fragment)!, false)
    const money = (value: number) => formatMoney(lang, value, 'EUR')
    const months = (value: number) => monthsText(lang, value, props.words.result)
    const { values } = readLink(lang, fragment)!
    const example = exampleFields(lang, shippedPriceList, 'DE')
    const { given } = parseFields(lang, { ...example, companyName: '–', ...values })
    const { input, results } = estimate(given!, shippedPriceList)
    const planned = calculate(input, shippedPriceList, {
      quantities: { anchors: 97, gateways: 5, switches: 5, cableMetres: 0 },
    }).results
    expect(planned.paybackMonths!).toBeGreaterThan(results.paybackMonths!)
    // 250 for an anchor, 250 for a tag (25 and two spare), 900 for a gateway of 20 anchors.
    const parts = {
      planned: formatNumber(lang, 97),
      counted: formatNumber(lang, 92),
      hardware: money(250 * 97 + 250 * 27 + 900 * 5),
      countedHardware: money(250 * 92 + 250 * 27 + 900 * 5),
      payback: months(planned.paybackMonths!),
      countedPayback: months(results.paybackMonths!),
    }
    const { planAnchors, planRest } = props.words.form.estimator
    expect(texts).toEqual([fillIn(planAnchors, parts), planRest])
  },
)
