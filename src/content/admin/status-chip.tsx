import { Chip } from '#src/admin/chip.tsx'
import type { Status } from '../status.ts'

export const statusNames = {
  published: 'Published',
  draft: 'Draft',
  hidden: 'Hidden',
  scheduled: 'Scheduled',
} as const satisfies Record<Status, string>

const tones = { published: 'green', draft: 'grey', hidden: 'amber', scheduled: 'teal' } as const

export function StatusChip({ status }: { status: Status }) {
  return (
    <Chip tone={tones[status]} hollow={status === 'draft'}>
      {statusNames[status]}
    </Chip>
  )
}
