import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Banner } from '#src/content/admin/banner.tsx'
import type { Draft } from '#src/content/admin/draft-store.ts'
import type { Cells } from './cells.ts'
import { cellName } from './labels.ts'
import type { DraftEditorState } from './use-draft-editor.ts'

interface Props {
  editor: DraftEditorState
  /** What an earlier visit left on this device. */
  offered: Draft<Cells> | null
  onRestore: (values: Cells) => void
  onDiscard: () => void
}

const most = 3

export function DraftBanners({ editor, offered, onRestore, onDiscard }: Props) {
  const dates = useDates()
  const errors = Object.keys(editor.errors)
  return (
    <>
      {errors.length > 0 && (
        <Banner tone="red">
          Not ready to be saved: {errors.slice(0, most).map(cellName).join('; ')}
          {errors.length > most && ` and ${errors.length - most} more`}.
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
