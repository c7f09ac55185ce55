import { planningConstants } from '#src/model/constants.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { materialRows } from '../placement/material-rows.ts'
import { whatIfs } from '../placement/what-if-plans.ts'
import { kpiNames, type Kpi } from '../runs/kpis.ts'
import { definitionFigures, hallFigures } from './figures.ts'
import { legendWords } from './legend-words.ts'
import {
  exportsWords,
  placementWords,
  plannerWords,
  runsWords,
  simulatorWords,
} from '#words/index.ts'

/** Every text of the workbench in one language; server only, since it fills in the page's figures. */
export function workbenchWords(lang: Lang) {
  const { start, building, materials, shift } = simulatorWords[lang]
  const figures = hallFigures(lang)
  const { longestCable: limit } = figures
  const target = formatPercent(lang, planningConstants.coverageTarget)
  const definitions = kpiNames.map((name) => {
    const [title = '', definition = ''] = shift.rows[name]
    return [name, [title, fill(lang, definition, definitionFigures(lang))]]
  })
  const placement = placementWords[lang]
  return {
    start,
    planner: plannerWords[lang],
    placement: {
      ...placement,
      whatIf: { ...placement.whatIf, note: fill(lang, placement.whatIf.note, { target }) },
    },
    runs: runsWords[lang],
    exports: exportsWords[lang],
    legend: legendWords(lang),
    building: {
      change: building.change,
      anchors: building.anchors,
      rows: whatIfs.map((what) => [what, fill(lang, building.rows[what], figures)] as const),
    },
    materials: {
      title: materials.title,
      item: materials.item,
      note: fill(lang, materials.note, { limit }),
      rows: materialRows.map((key) => {
        const tags = placement.materials.tagsSpare
        return [key, key === 'tags' ? tags : fill(lang, materials.rows[key], { limit })] as const
      }),
    },
    shift: {
      kpi: shift.kpi,
      without: shift.without,
      with: shift.with,
      change: shift.change,
      alone: shift.alone,
      others: shift.others,
      rows: Object.fromEntries(definitions) as Record<Kpi, readonly [name: string, text: string]>,
    },
  }
}

export type WorkbenchWords = ReturnType<typeof workbenchWords>
