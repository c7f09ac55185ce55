import type { Mounting } from '#src/model/candidates.ts'
import { planningConstants } from '#src/model/constants.ts'
import type { Method } from '#src/model/error.ts'
import { materialsOf } from '#src/model/materials.ts'
import type { Anchor, Corner } from '#src/model/plan.ts'
import type { Reason } from '#src/model/reasons.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { placementWords as words } from '#words/index.ts'

/** What the browser fills in. */
export type Messages = (typeof words)['en']['script']

type Counted = Pick<HallMap, 'plan' | 'summary'>

interface Heard {
  readonly number: number
  readonly sight: 'sight' | 'shadowed'
  /** Metres from the tag. */
  readonly distance: number
}

/** A message with its `{names}` filled in. */
const filled = (message: string, values: Readonly<Record<string, string | number>>) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

export interface AnchorReason {
  readonly number: number
  readonly anchor: Anchor
  readonly on: Mounting | undefined
  readonly method: Method
  /** Absent while it is computed. */
  readonly reason: Reason | undefined
}

/** Sentences and numbers as a language writes them. */
export function textsOf(lang: Lang, messages: Messages) {
  const measure = (value: number, unit: string, digits = 0) =>
    `${formatNumber(lang, value, digits)}\u00a0${unit}`
  const area = (value: number) => measure(value, 'm²')
  const at = ([x, y]: Corner, digits = 2) =>
    `${formatNumber(lang, x, digits)} / ${measure(y, 'm', digits)}`
  /** One digit, so that 98.96 % is not taken for the target of 99. */
  const onTarget = (value: number) => formatPercent(lang, Math.floor(1000 * value) / 1000, 1)
  const classShare = (value: number) =>
    filled(messages.share, { share: formatPercent(lang, value, 1) })

  return {
    ...messages,
    area,
    at,
    onTarget,
    classShare,
    measure,
    filled,
    distance: ({ sight, number, distance }: Heard) =>
      `${number}: ${measure(distance, 'm', 1)}${sight === 'sight' ? '' : ` (${messages.shadowedAnchor})`}`,
    number: (value: number, digits = 0) => formatNumber(lang, value, digits),
    error: (value: number | undefined) =>
      value === undefined ? '–' : measure(100 * value, 'cm', 1),

    placedOrNot({ reached, map }: { reached: boolean; map: Counted }): string {
      const placed = filled(reached ? messages.placed : messages.notReached, {
        anchors: map.plan.anchors.length,
        share: onTarget(map.summary.share),
        target: formatPercent(lang, planningConstants.coverageTarget),
      })
      const { switches } = materialsOf(map.plan.anchors, { trucks: 0, tagsPerTruck: 1 })
      const limit = measure(planningConstants.longestCable, 'm')
      return `${placed} ${filled(messages.switches, { switches, limit })}`
    },

    alternativeOf: ({ plan, summary }: Counted) =>
      filled(messages.alternative, {
        anchors: plan.anchors.length,
        share: onTarget(summary.share),
      }),

    /** Why an anchor is where it is. */
    whyHere({ number, anchor, on, method, reason }: AnchorReason): string {
      const { x, y, z } = anchor
      const place = `${at([x, y])}, ${measure(z, 'm', 1)}`
      const hangs = filled(messages.hangs[on ?? 'free'], { number, place })
      if (!reason) return hangs
      const { only, keptFor } = reason
      if (only) return `${hangs} ${filled(messages.only, { area: area(only) })}`
      if (!keptFor) return `${hangs} ${messages.spare}`
      return `${hangs} ${filled(messages.kept[method], { area: area(keptFor) })}`
    },

    /** What one more anchor would do. */
    whyNot(place: Corner, on: Mounting | undefined, gained: number): string {
      const where = filled(messages.would[on ?? 'free'], { place: at(place) })
      return where + (gained ? filled(messages.gain, { area: area(gained) }) : messages.noGain)
    },
  }
}

export type Texts = ReturnType<typeof textsOf>
