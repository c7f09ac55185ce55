import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { LogEntry } from '#src/model/shift/record.ts'
import type { RunsWords } from '#words/index.ts'
import { filled } from '../planner/planner-words.ts'
import { kpiOf, kpiText, type Kpi } from './kpis.ts'
import { timeText } from './playback.ts'
import { sides, type BothRuns } from './runs-state.ts'

type RunWords = RunsWords['browser']

/** Trucks are numbered from 1 for those who look. */
export const nameOf = (truck: number, words: RunWords) => filled(words.truck, { number: truck + 1 })

/** What happened when, in which of the runs. */
export function textOf(entry: LogEntry, side: string, words: RunWords, lang: Lang): string {
  return [
    timeText(lang, entry.t),
    side,
    words[entry.kind],
    entry.truck === undefined ? '' : nameOf(entry.truck, words),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A key figure of both runs. */
export function pairOf({ of }: BothRuns, name: Kpi): [without?: number, withLocation?: number] {
  const [without, withLocation] = sides.map((side) => kpiOf(of[side].run.whole, name))
  return [without, withLocation]
}

/** Both runs in words, for those who cannot see them. */
export function summaryOf(both: BothRuns, words: RunWords, lang: Lang): string {
  const { options, arrived } = both.of.with.run
  const text = (name: Kpi, index: 0 | 1) => kpiText(lang, name, pairOf(both, name)[index])
  return filled(words.summary, {
    hours: options.hours,
    trucks: options.trucks,
    arrived,
    response: text('responseMedian', 0),
    responseWith: text('responseMedian', 1),
    empty: text('kmEmpty', 0),
    emptyWith: text('kmEmpty', 1),
    near: text('nearMisses', 0),
    nearWith: text('nearMisses', 1),
    search: text('search', 0),
    searchWith: text('search', 1),
  })
}
