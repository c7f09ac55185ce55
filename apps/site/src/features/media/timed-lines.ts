/** A line of a description: `0:37 Forklift F-05 leaves the aisle.` is shown and read at second 37. */
export interface TimedLine {
  /** Seconds; absent where the line begins with no time. */
  start?: number
  text: string
  /** Begins with a time and is no sentence, as in `0:37 Crossing`. */
  isChapter: boolean
}

const time = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[\s\u00a0]+(\S.*)$/
const sentence = /[.!?…][’”"»)]*$/

export const timedLines = (description: string): TimedLine[] =>
  description.split(/\n+/).flatMap((line): TimedLine | [] => {
    const text = line.trim()
    if (!text) return []
    const [, hours = 0, minutes = 0, seconds = 0, said] = time.exec(text) ?? []
    if (!said) return { text, isChapter: false }
    const start = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)
    return { start, text: said, isChapter: !sentence.test(said) }
  })

/** `1:05`, `1:02:05`: a length, or a place in a video. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}
