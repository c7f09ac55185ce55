import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Banner } from '#src/content/admin/banner.tsx'

interface Props {
  savedAt: number
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit entered and did not save. */
export function EntriesDraftBanner({ savedAt, onRestore, onDiscard }: Props) {
  const dates = useDates()
  return (
    <Banner
      tone="amber"
      actions={
        <>
          <Button onClick={onRestore}>Restore them</Button>
          <Button onClick={onDiscard}>Discard them</Button>
        </>
      }
    >
      Entries from {dates.dateTime(savedAt)} that were not saved are kept on this device.
    </Banner>
  )
}
