import { sampleResults } from '@repo/hall/model/shift/sample-results.ts'
import type { Corner } from '@repo/hall/model/plan.ts'
import type { Scene } from './marks.ts'
import { eased, line, ring, write, type Stage } from './stage.ts'

const { without, product } = sampleResults

interface Row {
  readonly mark: (stage: Stage, place: Corner) => void
  readonly values: readonly [without: number, product: number]
  readonly unit?: string
  /** When it appears. */
  readonly from: number
}

const rows: readonly Row[] = [
  {
    mark: (stage, [x, y]) => {
      const { warning } = stage.colours
      line(stage, [x - 20, y - 20], [x + 20, y + 20], [warning, 6])
      line(stage, [x + 20, y - 20], [x - 20, y + 20], [warning, 6])
    },
    values: [without.nearMisses, product.nearMisses],
    from: 4,
  },
  {
    mark: (stage, [x, y]) => {
      ring(stage, [x - 4, y - 4], 17, [stage.colours.text, 5])
      line(stage, [x + 9, y + 9], [x + 24, y + 24], [stage.colours.text, 6])
    },
    values: [60 * without.searchMinutes, 60 * product.searchMinutes],
    unit: 's',
    from: 8.5,
  },
  {
    mark: ({ context, colours }, [x, y]) => {
      context.fillStyle = colours.text
      context.fillRect(x - 20, y - 20, 40, 40)
    },
    values: [without.done, product.done],
    from: 13,
  },
]

const [left, most] = [220, 760]

/** The same hour without tracking, above, and with it: the means of the simulator's page. */
export const results: Scene = (stage, t) => {
  const { context, colours } = stage
  rows.forEach(({ mark, values, unit, from }, index) => {
    const shown = eased(t, from, from + 1)
    if (!shown) return
    const y = 90 + index * 190
    context.globalAlpha = shown
    mark(stage, [130, y + 48])
    values.forEach((value, bar) => {
      const length = (most * value) / Math.max(...values)
      const grown = length * eased(t, from + 0.6 * bar, from + 0.6 * bar + 1.4)
      const top = y + bar * 54
      context.fillStyle = bar ? colours.live : colours.quiet
      context.fillRect(left, top, Math.max(3, grown), 42)
      write(stage, `${Math.round(value)}${unit ? ` ${unit}` : ''}`, [left + grown + 18, top + 23], {
        px: 40,
        colour: bar ? colours.live : colours.text,
      })
    })
    context.globalAlpha = 1
  })
}
