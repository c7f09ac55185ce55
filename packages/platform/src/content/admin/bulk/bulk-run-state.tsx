import { useState } from 'react'
import { Banner } from '#src/admin/banner.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { Dialog, DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { useStore } from '#src/admin/store.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { forgetInterruptedRun, interruptedRun, interruptedText } from './interrupted-run.ts'
import { bulkRuns, stopRun } from './run-in-parts.ts'

/** Above a list: the bulk action that is under way, or was interrupted by a reload. */
export function BulkRunState() {
  const run = useStore(bulkRuns, (state) => state)
  const [interrupted, setInterrupted] = useState(interruptedRun)
  return (
    <>
      {interrupted && (
        <Banner
          tone="amber"
          actions={
            <Button
              onClick={() => {
                forgetInterruptedRun()
                setInterrupted(null)
              }}
            >
              Dismiss
            </Button>
          }
        >
          {interruptedText(interrupted)}
        </Banner>
      )}
      {run && (
        <Dialog title={run.title}>
          <DialogText>
            <Stack as="label" gap="100">
              {run.done} of {run.total} done
              <progress max={run.total} value={run.done} />
            </Stack>
            <p>If you stop, completed items stay changed.</p>
          </DialogText>
          <DialogButtons>
            <Button disabled={run.isStopping} onClick={stopRun}>
              {run.isStopping ? 'Stopping…' : 'Stop'}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}
