import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { roiNames } from '../messages/names/words.ts'
import type { ResultKey } from '../model/measures/results.ts'
import { resultWords } from '#words/index.ts'
import { resultText } from '../result/format-result.ts'
import { exampleEstimate } from './example.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** In which of its results an effect of the product becomes an amount. */
const resultsOf = {
  safety: ['lowerRepairCosts', 'lessDowntimeHours'],
  efficiency: ['higherEfficiencySavings'],
  capacity: ['capacityIncrease', 'profitIncrease'],
  compliance: ['lowerComplianceFees'],
  co2: ['co2Tons', 'co2KgPerPallet'],
} as const satisfies Record<string, readonly ResultKey[]>

/** The example of the calculator, sorted by the effects that a page explains. */
export async function exampleBenefits(platform: Platform, lang: Lang) {
  const { country, currency, site, gridCo2, results } = await exampleEstimate(platform, lang)
  const lines = keysOf(resultsOf).flatMap((effect) =>
    resultsOf[effect].map((key) => ({
      effect,
      name: roiNames[lang].results[key],
      value: resultText(lang, key, { results, currency }, resultWords[lang]),
    })),
  )
  return {
    country,
    site,
    gridCo2,
    lines,
    co2: { tons: results.co2Tons, kgPerPallet: results.co2KgPerPallet },
  }
}
