import type { Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import type { FieldName } from '../fields.ts'

/** The fields that the estimator has too, by their names in its link and in this form. */
const asked = {
  companyName: 'company',
  country: 'country',
  industry: 'industry',
  useCase: 'usecase',
} as const satisfies Record<string, FieldName>

type Controls = Readonly<Record<string, { value: string } | undefined>>

/** What the comments were prefilled with. */
export type Prefilled = 'estimate' | 'comments'

/**
 * Puts the fragment of the address (`#estimate=`, the estimator's inputs and their summary, or `#comments=`
 * and a text) above what the visitor has written already, and returns which of the two it is. Fields
 * that the estimator has too are filled in where they are empty. A fragment is never sent to a server by
 * itself.
 */
export function prefill(
  controls: Controls,
  lang: Lang,
  estimateLabel: string,
): Prefilled | undefined {
  const [, kind, value] = /^#(estimate|comments)=(.+)$/.exec(location.hash) ?? []
  if (!value) return undefined
  if (kind === 'estimate') fillIn(controls, new URLSearchParams(value))
  const text = kind === 'estimate' ? estimateText(value, lang, estimateLabel) : decoded(value)
  const comments = controls['comments']
  if (comments && !comments.value.includes(text))
    comments.value = [text, comments.value].filter(Boolean).join('\n\n')
  return kind === 'estimate' ? 'estimate' : 'comments'
}

/** What the estimator says of the estimate in the visitor's language, then the link to it. */
function estimateText(value: string, lang: Lang, label: string): string {
  const [link, summary = ''] = value.split('&summary=')
  const address = `${location.origin}${pathOf(lang, 'pricing')}#${link}`
  return [decoded(summary), label + colon(lang) + address].filter(Boolean).join('\n')
}

function fillIn(controls: Controls, given: URLSearchParams) {
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
