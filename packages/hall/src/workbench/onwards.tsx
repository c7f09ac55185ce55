import { Button } from '@repo/platform/ui/button.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { beginShift } from './begin-shift.ts'
import { openBelow } from './open-below.ts'
import { useWorkbench } from './workbench.ts'

/** What a plan is made for, below the tool: each button loads it and leads to it. */
export function Onwards() {
  const workbench = useWorkbench()
  const { runs, materials, share } = workbench.words.start
  return (
    <Row gap="075">
      <Button
        size="small"
        variant="ink"
        data-start="runs"
        onClick={() => void beginShift(workbench)}
      >
        {runs}
      </Button>
      <Button size="small" variant="ghost" onClick={() => void openBelow(workbench, 'materials')}>
        {materials}
      </Button>
      <Button size="small" variant="ghost" onClick={() => void openBelow(workbench, 'take-along')}>
        {share}
      </Button>
    </Row>
  )
}
