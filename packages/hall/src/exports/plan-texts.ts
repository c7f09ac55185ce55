import { hallConstants } from '#src/model/constants.ts'
import type { PositionClass } from '#src/model/error.ts'
import { sizeOf } from '#src/model/hall-size.ts'
import { materialsOf } from '#src/model/materials.ts'
import type { Plan } from '#src/model/plan.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PlannerState } from '../planner/planner-state.ts'
import { materialLengths } from '../placement/material-rows.ts'
import { currentMap } from '../placement/current-map.ts'
import { messageOf } from './message-of.ts'
import type { WorkbenchWords } from '../site/workbench-words.ts'

type Shown = Pick<PlannerState, 'history' | 'map' | 'method' | 'trucks' | 'tagsPerTruck'>

/** What a plan is called and told in, with the numbers of the page's language. */
export function planTextsOf(
  lang: Lang,
  {
    exports: { script: words },
    materials: { rows },
  }: Pick<WorkbenchWords, 'exports' | 'materials'>,
) {
  const metres = (value: number) =>
    `${formatNumber(lang, value, Number.isInteger(value) ? 0 : 1)}\u00a0m`
  const area = (plan: Plan) => `${formatNumber(lang, sizeOf(plan).area)}\u00a0m²`
  const nameOf = ({ name }: Plan) => name?.trim() || words.untitled
  const materials = ({ history: { plan }, trucks, tagsPerTruck }: Shown) =>
    materialsOf(plan.anchors, { trucks, tagsPerTruck })

  return {
    nameOf,

    /** Of the title block, the name first. */
    titleLines(state: Shown): string[] {
      const { plan } = state.history
      const map = currentMap(state)
      const share = (name: PositionClass) =>
        formatPercent(lang, map ? map.summary.cells[name] / map.cells.count : 0, 1)
      return [
        nameOf(plan),
        fillIn(words.date, { date: formatDate(lang, new Date().toISOString(), ownTimeZone()) }),
        fillIn(words.size, { area: area(plan), anchors: plan.anchors.length }),
        fillIn(words.version, { version: hallConstants.constantsVersion }),
        ...(map
          ? [
              fillIn(words.shares, {
                fine: share('fine'),
                good: share('good'),
                weak: share('weak'),
                none: share('none'),
              }),
            ]
          : []),
      ]
    },

    /** Name and number of each row; lengths in metres have one decimal at most. */
    materialCells(state: Shown): [name: string, count: number, written: string][] {
      const counted = materials(state)
      return rows.map(([key, name]) => {
        const count = Math.round(10 * counted[key]) / 10
        return [name, count, materialLengths.has(key) ? metres(count) : formatNumber(lang, count)]
      })
    },

    /** The plan in a few lines, with its link where both fit into a message. */
    message: (state: Shown, link: string | undefined) => messageOf(summary(state), link),
  }

  function summary(state: Shown): string {
    const { plan } = state.history
    const { aisles, aisleLength } = sizeOf(plan)
    const map = currentMap(state)
    const values = {
      name: nameOf(plan),
      area: area(plan),
      aisles,
      length: metres(aisleLength),
      anchors: plan.anchors.length,
      // One digit, so that 98.96 % is not taken for the target of 99.
      share: map ? formatPercent(lang, Math.floor(1000 * map.summary.share) / 1000, 1) : '–',
      trucks: state.trucks,
    }
    return words.discuss
      .map((line) => fillIn(plan.name ? line : line.replace(/\s?: \{name\}$/, ''), values))
      .join('\n')
  }
}

export type PlanTexts = ReturnType<typeof planTextsOf>

/** Where the visitor is: their day, not that of UTC. */
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
