import { technology } from '@repo/platform/facts/claims.ts'
import { hallConstants, planningConstants } from '#src/model/constants.ts'
import { shiftConstants } from '#src/model/shift/constants.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { measured } from './figures.ts'
import type { simulatorWords as words } from '#words/index.ts'

type Constant = keyof (typeof words)['en']['method']['rows']
/** Specification, public source, derived from either, or a proposal that is to be confirmed. */
type Mark = keyof (typeof words)['en']['method']['origins']

/** The constants that decide the page's figures, with where each comes from. */
export function constantRows(lang: Lang): readonly { key: Constant; text: string; mark: Mark }[] {
  const { usableRange, needed, arrivalError, clockError, shadowError } = hallConstants
  const hall = planningConstants
  const metres = (value: number, digits = 0) => measured(lang, value, 'm', digits)
  const share = (value: number) => formatPercent(lang, value)
  const both = (first: number, second: string) => `${formatNumber(lang, first, 0)} / ${second}`
  const shift = shiftConstants
  return [
    { key: 'range', text: metres(technology.rangeM.standard), mark: 'S' },
    { key: 'usableOpen', text: share(usableRange.open), mark: 'D' },
    { key: 'usableAisle', text: share(usableRange.aisle), mark: 'D' },
    { key: 'neededOpen', text: String(needed.tdoa.open), mark: 'F' },
    { key: 'neededAisle', text: String(needed.tdoa.aisle), mark: 'F' },
    { key: 'arrival', text: metres(arrivalError, 2), mark: 'D' },
    { key: 'clock', text: metres(clockError, 2), mark: 'F' },
    { key: 'shadow', text: metres(shadowError, 2), mark: 'P' },
    { key: 'target', text: share(hall.coverageTarget), mark: 'P' },
    { key: 'tag', text: metres(hall.tagHeight, 1), mark: 'F' },
    { key: 'drop', text: both(hall.ceiling, metres(hall.ceiling - hall.anchorDrop)), mark: 'P' },
    { key: 'pitch', text: metres(hall.aislePitch, 1), mark: 'D' },
    {
      key: 'speed',
      text: both(
        3.6 * shift.topSpeed.empty,
        measured(lang, 3.6 * shift.topSpeed.loaded, 'km/h', 1),
      ),
      mark: 'P',
    },
    {
      key: 'handling',
      text: both(shift.floorPick, measured(lang, shift.floorDrop, 's')),
      mark: 'P',
    },
    { key: 'wrong', text: share(shift.mistakes), mark: 'F' },
    { key: 'heeded', text: share(shift.heeded), mark: 'P' },
    { key: 'habit', text: formatNumber(lang, 1 + shift.habit, 1), mark: 'P' },
    { key: 'inattentive', text: share(shift.inattentive), mark: 'P' },
    { key: 'conflict', text: measured(lang, shift.nearMiss.seconds, 's', 1), mark: 'D' },
  ]
}
