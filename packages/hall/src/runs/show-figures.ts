import type { Lang } from '@repo/platform/i18n/locales.ts'
import { partOf } from '../placement/parts.ts'
import { filled } from '../planner/planner-words.ts'
import { caseKpis } from './case-kpis.ts'
import { changeOf, changeText, kpiNames, kpiOf, kpiText } from './kpis.ts'
import type { RunWords } from './run-words.ts'
import { sides, type BothRuns, type Runs } from './runs-state.ts'
import { nameOf, onSelect, textOf } from './show-clock.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Rows of the log that are listed; a longer list is of no use to anybody. */
const mostRows = 200

/** The figures of both runs, of all trucks and of one, beside customers' results; and the log. */
export function showFigures(root: HTMLElement, runs: Runs, words: RunWords, lang: Lang) {
  const write = (attribute: string, name: string, text: string) => {
    const element = root.querySelector(`[${attribute}=${name}]`)
    if (element) element.textContent = text
  }
  const showTruck = (truck: number) => {
    for (const side of sides) {
      const figures = runs.state.both?.of[side].run.perTruck[truck]
      for (const name of kpiNames)
        if (figures)
          write('data-truck-kpi', `${name}-${side}`, kpiText(lang, name, kpiOf(figures, name)))
    }
  }
  const truck = onSelect(root, 'run-truck', (value) => {
    showTruck(Number(value))
  })
  const log = elementIn(root, '[data-part=log]', HTMLDetailsElement)
  const kind = onSelect(root, 'run-log-kind', () => {
    showLog()
  })
  const showLog = () => {
    const { both } = runs.state
    if (!both || !log.open) return
    const entries = sides
      .flatMap((side) => both.of[side].run.log.map((entry) => ({ side, entry })))
      .filter(({ entry }) => !kind.value || entry.kind === kind.value)
      .toSorted((a, b) => a.entry.t - b.entry.t)
      .slice(0, mostRows)
    elementIn(log, 'ol', HTMLOListElement).replaceChildren(
      ...entries.map(({ side, entry }) => {
        const row = document.createElement('li')
        row.textContent = textOf(entry, words[side], words, lang)
        return row
      }),
    )
  }
  log.addEventListener('toggle', showLog)

  runs.follow(['both'], ({ both }) => {
    if (!both) return
    for (const name of kpiNames) {
      const values = sides.map((side) => kpiOf(both.of[side].run.whole, name))
      sides.forEach((side, index) => {
        write('data-kpi', `${name}-${side}`, kpiText(lang, name, values[index]))
      })
      write('data-kpi', `${name}-change`, changeText(lang, changeOf(...values)))
    }
    for (const [result, name] of Object.entries(caseKpis))
      write('data-result', result, changeText(lang, changeOf(...pairOf(both, name))))
    partOf(root, 'summary').textContent = summaryOf(both, words, lang)
    truck.replaceChildren(
      ...both.of.with.run.perTruck.map(
        (_, index) => new Option(nameOf(index, words), String(index)),
      ),
    )
    showTruck(0)
    showLog()
  })
}

type KpiName = (typeof kpiNames)[number]

function pairOf({ of }: BothRuns, name: KpiName): [without?: number, withTags?: number] {
  const [without, withTags] = sides.map((side) => kpiOf(of[side].run.whole, name))
  return [without, withTags]
}

/** Both runs in words, for those who cannot see them. */
function summaryOf(both: BothRuns, words: RunWords, lang: Lang): string {
  const { options, arrived } = both.of.with.run
  const text = (name: KpiName, index: 0 | 1) => kpiText(lang, name, pairOf(both, name)[index])
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
