import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Run } from '../contract.ts'
import { fieldKeys, type FieldKey } from '../form/fields.ts'
import { isMoneyInput } from '../model/measures/inputs.ts'
import { isMoneyResult, resultKeys, type ResultKey } from '../model/measures/results.ts'
import { resultText } from '../result/format-result.ts'
import { inputText } from './input-text.ts'
import { resultNotes } from './result-notes.ts'
import { names, resultWords } from './words.ts'

export interface ComparedRow {
  name: string
  /** What the name means. */
  note?: string
  a: string
  b: string
  /** The change from the first run to the second; absent for texts and for different currencies. */
  change?: string
  differs: boolean
}

export function comparedInputs(a: Run, b: Run): ComparedRow[] {
  return fieldKeys.map((key) => {
    const [left, right] = [inputText(a, key), inputText(b, key)]
    const change = isMoneyInput(key) && a.currency !== b.currency ? undefined : changeOf(a, b, key)
    return { name: names.inputs[key], a: left, b: right, ...change, differs: left !== right }
  })
}

export function comparedResults(a: Run, b: Run): ComparedRow[] {
  return resultKeys.flatMap((key) => {
    if (key === 'roi' && a.input.contractType !== b.input.contractType) return roiRows(a, b)
    const [left, right] = [textOf(a, key), textOf(b, key)]
    const note = resultNotes[key]
    const comparable = a.currency === b.currency || !isMoneyResult(key)
    const change = comparable ? difference(a.results[key], b.results[key]) : undefined
    return {
      name: names.results[key],
      ...(note && { note }),
      a: left,
      b: right,
      ...change,
      differs: left !== right,
    }
  })
}

/** A pilot's ROI is over its months, a partner contract's over a year: no row has both. */
const roiRows = (a: Run, b: Run): ComparedRow[] =>
  [a, b].map((run) => ({
    name: `${names.results.roi}, ${inputText(run, 'contractType')}`,
    a: run === a ? textOf(a, 'roi') : notInThis,
    b: run === b ? textOf(b, 'roi') : notInThis,
    differs: true,
  }))

const notInThis = '–'

const textOf = (run: Run, key: ResultKey) => resultText('en', key, run, resultWords)

function changeOf(a: Run, b: Run, key: FieldKey): { change?: string } | undefined {
  const [from, to] = [a.input[key], b.input[key]]
  return typeof from === 'number' && typeof to === 'number' ? difference(from, to) : undefined
}

function difference(from: number | null, to: number | null): { change: string } | undefined {
  if (from === null || to === null || from === to) return undefined
  const digits = [0, 1, 2, 3].find((some) => isWhole((to - from) * 10 ** some)) ?? 4
  const text = formatNumber('en', to - from, digits)
  return { change: to > from ? `+${text}` : text }
}

/** Within floating-point precision. */
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6
