import letters from './letters.json' with { type: 'json' }

interface Letter {
  /** In units of the font, as everything of it. */
  width: number
  /** Its class of kerning before another letter, and after one. */
  before: number
  after: number
  outline: string
}

export interface Lettering {
  /** Pixels. */
  size: number
  /** Of the size, between two letters. */
  tracking: number
}

const { perEm } = letters
const kerns = letters.kerns.map((row) => row.split(' ').map(Number))
const known = new Map(
  Object.entries(letters.glyphs).map(([character, packed]): [string, Letter] => {
    const [width = '', before = '', after = '', outline = ''] = packed.split(';')
    const numbers = { width: Number(width), before: Number(before), after: Number(after) }
    return [character, { ...numbers, outline }]
  }),
)

/** The letters of a text: one that the font lacks without its accents, or not at all. */
const spell = (text: string): Letter[] =>
  Array.from(text.normalize('NFC')).flatMap((character) => {
    const letter = known.get(character) ?? known.get(character.normalize('NFKD')[0] ?? '')
    return letter ? [letter] : []
  })

/** Pixels from the start of the text to the start of each letter, then to the end of the last. */
function positions(spelt: readonly Letter[], { size, tracking }: Lettering): number[] {
  let end = 0
  const starts = spelt.map(({ width, before }, index) => {
    const start = end
    const next = spelt[index + 1]
    const kern = next ? (kerns[before]?.[next.after] ?? 0) + tracking * perEm : 0
    end += ((width + kern) * size) / perEm
    return start
  })
  return [...starts, end]
}

export const widthOf = (text: string, lettering: Lettering): number =>
  positions(spell(text), lettering).at(-1) ?? 0

interface Line extends Lettering {
  text: string
  /** Where it begins, on the baseline. */
  x: number
  y: number
  fill: string
}

/** A line of text as outlines. */
export function drawLine({ text, x, y, fill, ...lettering }: Line): string {
  const spelt = spell(text)
  const starts = positions(spelt, lettering)
  const scale = lettering.size / perEm
  const paths = spelt.map(({ outline }, index) => {
    const place = `translate(${(x + (starts[index] ?? 0)).toFixed(2)} ${y})`
    return outline && `<path d="${outline}" transform="${place} scale(${scale} ${-scale})"/>`
  })
  return `<g fill="${fill}">${paths.join('')}</g>`
}

/** The text in lines of at most so many pixels, broken at spaces and after hyphens. */
export function linesOf(text: string, width: number, lettering: Lettering): string[] {
  const parts = text.trim().split(/(?<=[ \n\t]|-(?=\p{L}))/u)
  const lines: string[] = []
  for (const part of parts) {
    const longer = (lines.at(-1) ?? '') + part
    if (lines.length && widthOf(longer.trimEnd(), lettering) <= width)
      lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trimEnd())
}
