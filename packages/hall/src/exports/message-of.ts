import { maxLength } from '@repo/platform/rest/lengths.ts'

/** What a demo request says of a plan: without the plan's link where the form would not take it. */
export function messageOf(summary: string, link: string | undefined) {
  const whole = link ? `${summary}\n${link}` : summary
  const isWhole = whole.length <= maxLength.comments
  return { text: isWhole ? whole : summary, isWhole }
}
