import type { Lang } from '#src/i18n/locales.ts'
import { pathOf } from '#src/site/paths.ts'
import type { Control } from './check.ts'

/** What the estimator asks as well, by the names in its link and in this form. */
const asked = {
  companyName: 'company',
  country: 'country',
  industry: 'industry',
  useCase: 'usecase',
} as const

/**
 * Puts what the address brings (`#estimate=` and the estimator's inputs, or `#comments=` and a text)
 * above what the visitor has written already, and answers whether it brings anything. Fields that the
 * estimator has asked are filled in where they are empty. A fragment never reaches a server by itself.
 */
export function prefill(
  controls: Readonly<Record<string, Control | undefined>>,
  lang: Lang,
  estimateLabel: string,
): boolean {
  const [, kind, value] = /^#(estimate|comments)=(.+)$/.exec(location.hash) ?? []
  if (!value) return false
  if (kind === 'estimate') fillIn(controls, new URLSearchParams(value))
  const text =
    kind === 'estimate'
      ? `${estimateLabel}: ${location.origin}${pathOf(lang, 'pricing')}#${value}`
      : decoded(value)
  const comments = controls['comments']
  if (comments && !comments.value.includes(text))
    comments.value = [text, comments.value].filter(Boolean).join('\n\n')
  return true
}

function fillIn(controls: Readonly<Record<string, Control | undefined>>, given: URLSearchParams) {
  for (const [from, to] of Object.entries(asked)) {
    const control = controls[to]
    const value = given.get(from)
    if (!control || control.value || !value) continue
    control.value = value
    // A list that does not offer it, such as the rest of the world, then shows nothing at all.
    if (!control.value) control.value = ''
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
