import { statusOf } from '../status.ts'
import type { ContentAction } from './content-state.ts'
import { hasDrafts, type ContentRow } from './content-type.ts'

const outcomes = {
  publish: 'published',
  activate: 'shown',
  deactivate: 'hidden',
  delete: 'deleted',
} as const satisfies Record<ContentAction, string>

interface Type {
  plural: string
  api: { publish?: object }
}

/** What an action has done, true for visitors too: what is published and hidden, none of them sees. */
export function messageFor(
  type: Type,
  action: ContentAction,
  { targets, changed }: { targets: readonly ContentRow[]; changed: readonly ContentRow[] },
): string {
  const [first] = targets
  const unseen = action === 'publish' ? hiddenOf(changed).length : 0
  const outcome = action === 'activate' && hasDrafts(type) ? 'shown again' : outcomes[action]
  if (targets.length === 1 && first)
    return `“${first.title}” is ${outcome}${unseen ? ', but hidden' : ''}.`
  const rest = unseen
    ? `, ${unseen === changed.length ? 'but hidden' : `${unseen} of them hidden`}`
    : ''
  return `${changed.length} of ${targets.length} ${type.plural} ${outcome}${rest}.`
}

/** What a new schedule means for visitors. */
export function scheduleMessage(item: ContentRow, dateOf: (iso: string) => string): string {
  const name = `“${item.title}”`
  const { publishAt, hideAt } = item
  switch (statusOf(item)) {
    case 'scheduled': {
      const end = hideAt ? ` and hidden on ${dateOf(hideAt)}` : ''
      return `${name} will be published on ${dateOf(publishAt ?? '')}${end}.`
    }
    case 'published':
      return hideAt ? `${name} is public until ${dateOf(hideAt)}.` : `${name} is public.`
    case 'hidden':
      return `${name} is hidden.`
    case 'draft':
      return `${name} is a draft.`
  }
}

/** Published, and yet seen by nobody. */
export const hiddenOf = <Row extends ContentRow>(items: readonly Row[]): Row[] =>
  items.filter((item) => statusOf(item) === 'hidden')
