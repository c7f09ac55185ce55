import { technology } from '@repo/platform/facts/claims.ts'
import { hallConstants, planningConstants } from '#src/model/constants.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { shiftConstants } from '#src/model/shift/constants.ts'
import { changedTo } from '../placement/what-if-plans.ts'
import { estimateTolerance } from './estimate-tolerance.ts'
import { defaultHall, defaultSize, defaultTrucks } from './default-hall.ts'

/** `9.2 m` as the language writes the number. */
export const measured = (lang: Lang, value: number, unit: string, digits = 0) =>
  `${formatNumber(lang, value, digits)}\u00a0${unit}`

/** What the texts of the hall name, written. */
export function hallFigures(lang: Lang) {
  const { classes } = hallConstants
  const { ceiling, anchorDrop, rackHeight, coverageTarget, longestCable } = planningConstants
  const { placed } = defaultHall()
  const metres = (value: number, digits = 0) => measured(lang, value, 'm', digits)
  return {
    area: measured(lang, defaultSize.area, 'm²'),
    aisles: defaultSize.aisles,
    length: metres(defaultSize.aisleLength),
    trucks: defaultTrucks,
    anchors: placed.plan.anchors.length,
    placed: placed.plan.anchors.length,
    target: formatPercent(lang, coverageTarget),
    tolerance: formatPercent(lang, estimateTolerance.share),
    fittedLength: metres(estimateTolerance.aisleLength),
    ceiling: metres(ceiling),
    height: metres(ceiling - anchorDrop),
    racks: metres(rackHeight),
    newCeiling: metres(changedTo.ceiling),
    newHeight: metres(changedTo.anchorHeight),
    newRacks: metres(changedTo.rackHeight, 1),
    newRange: metres(changedTo.range),
    longestCable: metres(longestCable),
    fine: measured(lang, 100 * classes.fine, 'cm'),
    good: measured(lang, 100 * classes.good, 'cm'),
    weak: metres(classes.weak),
    accuracy: measured(lang, technology.accuracyCm, 'cm'),
    liveView: measured(lang, technology.liveViewLatencyS, 's'),
  }
}

/** What the definitions of the key figures name, written. */
export function definitionFigures(lang: Lang) {
  const { seconds, speed } = shiftConstants.nearMiss
  return { conflict: measured(lang, seconds, 's', 1), speed: measured(lang, speed, 'm/s', 1) }
}
