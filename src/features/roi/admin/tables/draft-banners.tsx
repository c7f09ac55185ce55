import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Banner } from '#src/content/admin/banner.tsx'
import type { Draft } from '#src/content/admin/draft-store.ts'
import type { Cells } from './cells.ts'
import { cellName } from './labels.ts'
import type { TableDesk } from './use-table-desk.ts'

interface Props {
  desk: TableDesk
  /** What an earlier visit left on this device. */
  offered: Draft<Cells> | null
  onRestore: (values: Cells) => void
  onDiscard: () => void
}

const most = 3

export function DraftBanners({ desk, offered, onRestore, onDiscard }: Props) {
  const dates = useDates()
  const faults = Object.keys(desk.faults)
  return (
    <>
      {faults.length > 0 && (
        <Banner tone="red">
          Not ready to be saved: {faults.slice(0, most).map(cellName).join('; ')}
          {faults.length > most && ` and ${faults.length - most} more`}.
        </Banner>
      )}
      {offered && (
        <Banner
          tone="amber"
          actions={
            <>
              <Button onClick={() => onRestore(offered.values)}>Restore it</Button>
              <Button onClick={onDiscard}>Discard it</Button>
            </>
          }
        >
          Unsaved values from {dates.dateTime(offered.savedAt)} are kept on this device.
        </Banner>
      )}
    </>
  )
}
