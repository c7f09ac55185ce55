import type { Revision, RevisionAction } from '#src/content/version-calls.ts'
import { optionName } from '#src/rest/stored-option.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

const actionNames: Readonly<Record<RevisionAction, string>> = {
  create: 'Created',
  update: 'Saved',
  publish: 'Published',
  activate: 'Made visible',
  deactivate: 'Hidden',
  restore: 'Restored',
  untrash: 'Restored from the trash',
  'save-changes': 'Changes saved',
  'publish-changes': 'Changes published',
  'discard-changes': 'Changes discarded',
  earlier: 'Oldest version kept',
}

export const nameOfRevision = ({ action }: Pick<Revision, 'action'>): string =>
  optionName(actionNames, action)

/** Of what every type has; the flags are told by the action. */
const sharedNames = new Map([
  ['publishAt', 'schedule'],
  ['hideAt', 'schedule'],
  ['counterparts', 'translations'],
])

/** The changed fields as the form calls them: `title, text`. */
export function changedNames(
  { fields }: Pick<ContentType<ContentRow, never>, 'fields'>,
  { changed }: Pick<Revision, 'changed'>,
): string {
  const names = changed.flatMap(
    (key) => fields.get(key)?.label.toLowerCase() ?? sharedNames.get(key) ?? [],
  )
  return [...new Set(names)].join(', ')
}
