import type { Lang } from '#src/i18n/locales.ts'
import { pathOf } from '#src/site/paths.ts'

/**
 * Puts what the address brings (`#estimate=` and the estimator's inputs, or `#comments=` and a text)
 * above what the visitor has written already. A fragment never reaches a server by itself.
 */
export function bringAlong(
  comments: { value: string },
  lang: Lang,
  estimateLabel: string,
): boolean {
  const [, kind, value] = /^#(estimate|comments)=(.+)$/.exec(location.hash) ?? []
  if (!value) return false
  const text =
    kind === 'estimate'
      ? `${estimateLabel}: ${location.origin}${pathOf(lang, 'pricing')}#${value}`
      : decoded(value)
  if (!comments.value.includes(text))
    comments.value = [text, comments.value].filter(Boolean).join('\n\n')
  return true
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
