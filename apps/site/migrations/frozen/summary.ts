import { plainText } from './plain-text.ts'

/** The beginning of an article for lists, by the rule of `0026-whole-summaries`. */
export function summaryOf(html: string): string {
  const text = html
    .replace(/<(h2|h3|pre|table|figure|p(?= data-embed))\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/(?:p|li|blockquote)>/g, `$&${paragraphEnd}`)
  return excerpt(plainText(text))
}

/** Separates paragraphs in a text that is to be cut. */
const paragraphEnd = '\u2029'

/** Characters that a summary has. */
const [least, most, atMost] = [60, 200, 280]

/**
 * The beginning of a text that is whole: up to the end of a sentence or paragraph, else of a clause, with
 * an ellipsis. Cut at a word only where the text has no clause of that length.
 */
function excerpt(text: string): string {
  const whole = text.replaceAll(paragraphEnd, ' ').replace(/ +/g, ' ').trim()
  if (whole.length <= most) return whole
  const marked = text.replace(/ *\u2029 */g, paragraphEnd)
  const ends = sentenceEnds(marked.slice(0, atMost + 2)).filter((end) => end <= atMost)
  const end = ends.findLast((one) => one >= least && one <= most) ?? ends.find((one) => one > most)
  const start = marked.slice(0, end ?? atMost).replaceAll(paragraphEnd, ' ')
  if (end !== undefined) return start
  const clause = clauseEnd(start)
  const cut =
    clause === undefined ? start.slice(0, most).replace(/\s+\S*$/u, '') : start.slice(0, clause)
  return `${cut.replace(/[\s,;:–—-]+$/u, '')}\u00a0…`
}

/** Short forms whose full stop ends no sentence; a single letter is one too, unless it is a unit. */
const abbreviation =
  /(?:^|[\s(«„“‘])(?:(?<!\d\s)\p{L}|abs|approx|art|bzw|ca|cf|cfr|dr|e\.g|ej|etc|fig|i\.e|inkl|max|min|mr|mrs|ms|n\.º|no|nr|núm|pág|par|prof|sig|st|tel|usw|vs|zzgl)\.$/iu

/** After the full stop and the marks that close; before a lower-case letter or a figure none ends. */
function sentenceEnds(text: string): number[] {
  const found = text.matchAll(/(?:[.?!…][’”"»“)\]]*|\s»)(?= [^\p{Ll}\p{N}\s]|$)|\u2029/gu)
  return [...found].flatMap(({ 0: mark, index }) => {
    if (mark === paragraphEnd) return /[:,;]$/u.test(text.slice(0, index)) ? [] : [index]
    if (mark.startsWith('.') && abbreviation.test(text.slice(0, index + 1))) return []
    return [index + mark.length]
  })
}

/** The last end of a clause outside of brackets: at a semicolon, colon or dash, else at a comma. */
function clauseEnd(text: string): number | undefined {
  const marks = [...text.matchAll(/[;:,](?=\s)|\s[–—](?=\s)/gu)].filter(
    ({ index }) => index >= least && isOutsideBrackets(text.slice(0, index)),
  )
  const strong = marks.filter(({ 0: mark }) => mark !== ',')
  return (strong.at(-1) ?? marks.at(-1))?.index
}

const isOutsideBrackets = (text: string) => text.lastIndexOf('(') <= text.lastIndexOf(')')
