import { sampleResults } from '@repo/hall/model/shift/sample-results.ts'
import { hallConstants } from '@repo/hall/model/constants.ts'
import { defaultHall } from '@repo/hall/site/default-hall.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { seedMedia } from '#src/features/media/server/seed.ts'

/** Adds the demo films; the text of the shift says what the model computes. */
export const seedFilms = (platform: Platform): Promise<void> => seedMedia(platform, shiftFigures)

function shiftFigures(lang: Lang) {
  const { without, product, seeds, trucks, ordersPerHour } = sampleResults
  const { plan, shares } = defaultHall().placed
  const { fine, good } = hallConstants.classes
  const whole = (value: number) => formatNumber(lang, value)
  return {
    anchors: whole(plan.anchors.length),
    fineShare: formatPercent(lang, shares.fine),
    share: formatPercent(lang, shares.fine + shares.good),
    fine: whole(100 * fine),
    good: whole(100 * good),
    trucks: whole(trucks),
    orders: whole(ordersPerHour),
    seeds: whole(seeds),
    nearWithout: whole(without.nearMisses),
    nearWith: whole(product.nearMisses),
    searchWithout: whole(60 * without.searchMinutes),
    searchWith: whole(60 * product.searchMinutes),
    doneWithout: whole(without.done),
    doneWith: whole(product.done),
  }
}
