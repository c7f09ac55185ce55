import { Chip } from '#src/admin/chip.tsx'
import type { Status } from '#src/content/status.ts'

const statusNames = {
  published: 'Published',
  changed: 'Unpublished changes',
  draft: 'Draft',
  hidden: 'Hidden',
  scheduled: 'Scheduled',
} as const satisfies Record<Status, string>

const tones = {
  published: 'green',
  changed: 'orange',
  draft: 'grey',
  hidden: 'amber',
  scheduled: 'teal',
} as const

/** The name of a status; an item of a type without drafts is visible, not published. */
export const statusName = (status: Status, hasDrafts: boolean): string =>
  hasDrafts ? statusNames[status] : statusNames[status].replace('Published', 'Visible')

interface Props {
  status: Status
  hasDrafts?: boolean
}

export function StatusChip({ status, hasDrafts = true }: Props) {
  return (
    <Chip tone={tones[status]} hollow={status === 'draft'}>
      {statusName(status, hasDrafts)}
    </Chip>
  )
}
