import type { PositionClass } from '#src/model/error.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { defaultSize, type MappedPlan } from './default-hall.ts'
import { simulatorWords as words } from '#words/index.ts'

/** A map in words, for those who cannot see it. */
export function alternative(lang: Lang, { plan, shares }: MappedPlan): string {
  const share = (name: PositionClass) => formatPercent(lang, shares[name], 1)
  return fill(lang, words[lang].map.alternative, {
    anchors: plan.anchors.length,
    aisles: defaultSize.aisles,
    fine: share('fine'),
    good: share('good'),
    weak: share('weak'),
    none: share('none'),
  })
}
