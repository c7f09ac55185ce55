import { liveOf, savesAsChanges } from '../changes/edited-item.ts'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { statusOf } from '#src/content/status.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { changeOf } from './consequences.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { bodyOf, textOf, type Values } from '../fields/fields.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** As it is stored. */
  item: Item
  /** On the screen. */
  values: Values
}

const timesIn = ({ publishAt, hideAt }: Values) => ({
  publishAt: textOf(publishAt) || undefined,
  hideAt: textOf(hideAt) || undefined,
})

const sentences = {
  published: 'Visible on these pages:',
  scheduled: 'Visible on these pages from the scheduled time:',
  draft: 'Visible on these pages once published:',
  hidden: 'Visible on these pages once shown:',
} as const

/** Where visitors see the item, and what saving changes about that. */
export function SitePanel<Row extends ContentRow, Item extends Row>({
  type,
  item,
  values,
}: Props<Row, Item>) {
  const live = liveOf(item)
  const after = { ...live, ...bodyOf(type, values), ...timesIn(values) }
  const change = changeOf(type, live, after)
  return (
    <RecordPanel title="On the site">
      <ConsequenceList
        consequences={[{ text: sentences[statusOf(live)], pages: type.pagesOf(live) }]}
      />
      {change.length > 0 && (
        <div role="status">
          <strong>
            {savesAsChanges(item) ? 'Once you publish the changes:' : 'When you save:'}
          </strong>
          <ConsequenceList consequences={change} />
        </div>
      )}
    </RecordPanel>
  )
}
