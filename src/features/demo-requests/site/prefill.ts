import type { Lang } from '#src/i18n/locales.ts'
import { colon } from '#src/i18n/signs.ts'
import { pathOf } from '#src/site/paths.ts'
import type { Control } from './check.ts'

/** The fields that the estimator has too, by their names in its link and in this form. */
const asked = {
  companyName: 'company',
  country: 'country',
  industry: 'industry',
  useCase: 'usecase',
} as const

/**
 * Puts the fragment of the address (`#estimate=`, the estimator's inputs and their summary, or `#comments=`
 * and a text)
 * above what the visitor has written already, and returns whether there is one. Fields that the
 * estimator has too are filled in where they are empty. A fragment is never sent to a server by itself.
 */
export function prefill(
  controls: Readonly<Record<string, Control | undefined>>,
  lang: Lang,
  estimateLabel: string,
): boolean {
  const [, kind, value] = /^#(estimate|comments)=(.+)$/.exec(location.hash) ?? []
  if (!value) return false
  if (kind === 'estimate') fillIn(controls, new URLSearchParams(value))
  const text = kind === 'estimate' ? estimateText(value, lang, estimateLabel) : decoded(value)
  const comments = controls['comments']
  if (comments && !comments.value.includes(text))
    comments.value = [text, comments.value].filter(Boolean).join('\n\n')
  return true
}

/** What the estimator says of the estimate in the visitor's language, then the link to it. */
function estimateText(value: string, lang: Lang, label: string): string {
  const [link, summary = ''] = value.split('&summary=')
  const address = `${location.origin}${pathOf(lang, 'pricing')}#${link}`
  return [decoded(summary), label + colon(lang) + address].filter(Boolean).join('\n')
}

function fillIn(controls: Readonly<Record<string, Control | undefined>>, given: URLSearchParams) {
  for (const [from, to] of Object.entries(asked)) {
    const control = controls[to]
    const value = given.get(from)
    if (!control || control.value || !value) continue
    control.value = value
    // A select without that option, such as the rest of the world, would show a blank entry.
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
