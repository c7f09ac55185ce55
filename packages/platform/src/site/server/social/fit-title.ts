import { linesOf, widthOf, type Lettering } from './lettering.ts'
import { required } from '#src/values/required.ts'

interface Fitted extends Lettering {
  lines: readonly string[]
}

const sizes = [84, 76, 68, 60, 52, 46]
const tracking = -0.03

/** The largest letters with which a title has its place; the end of one that is longer still is left out. */
export function fitTitle(title: string, width: number, maxLines: number): Fitted {
  for (const size of sizes) {
    const lines = linesOf(title, width, { size, tracking })
    const fits = lines.length <= maxLines && widest(lines, { size, tracking }) <= width
    if (fits) return { lines: even(title, width, { size, tracking }), size, tracking }
  }
  const lettering = { size: required(sizes.at(-1), 'a size'), tracking }
  const lines = linesOf(title, width, lettering).slice(0, maxLines)
  return { lines: lines.map((line, at) => cut(line, at === maxLines - 1)), ...lettering }

  /** As much of a line as has its place. */
  function cut(line: string, isLast: boolean): string {
    let end = line.length
    const whole = () => line.slice(0, end) + (isLast || end < line.length ? '…' : '')
    while (end > 1 && widthOf(whole(), lettering) > width) end -= 1
    return whole()
  }
}

const widest = (lines: readonly string[], lettering: Lettering): number =>
  Math.max(...lines.map((line) => widthOf(line, lettering)))

/** The same number of lines, none much longer than the others. */
function even(title: string, width: number, lettering: Lettering): string[] {
  const count = linesOf(title, width, lettering).length
  let lines = linesOf(title, width, lettering)
  for (let narrower = width; narrower > width / 2; narrower -= 12) {
    const next = linesOf(title, narrower, lettering)
    if (next.length > count || widest(next, lettering) > narrower) break
    lines = next
  }
  return lines
}
