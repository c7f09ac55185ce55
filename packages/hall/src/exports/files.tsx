import { useRef, useState } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { withName } from '../planner/hall-edits.ts'
import { editPlan } from '../planner/planner-state.ts'
import { CommittedField } from '../workbench/committed-field.tsx'
import { loaded } from '../workbench/loaded.ts'
import { useChange } from '../workbench/use-change.ts'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import type { Paper, Print } from './printed-plan.tsx'

/** The plan's name, the files that carry it, and the print. */
export function Files({ print }: { print: Print }) {
  const workbench = useWorkbench()
  const { exports, start } = workbench.words
  const part = useRef<HTMLDivElement>(null)
  const save = async (kind: 'svg' | 'csv' | 'json') => {
    const files = await loaded(() => import('./plan-files.ts'), start.failed)
    if (part.current) files?.savers[kind](workbench, part.current)
  }
  return (
    <Stack gap="200">
      <PlanName />
      <div ref={part}>
        <Row gap="100">
          {(['svg', 'csv', 'json'] as const).map((kind) => (
            <Button key={kind} size="small" variant="ghost" onClick={() => void save(kind)}>
              {exports.files[kind]}
            </Button>
          ))}
        </Row>
      </div>
      <PrintButton print={print} />
      <OpenFile />
    </Stack>
  )
}

function PlanName() {
  const { planner, words } = useWorkbench()
  const { name, nameHint } = words.exports
  const { plan } = usePlannerAtRest('history').history
  return (
    <CommittedField
      label={name}
      name="plan-name"
      maxLength={200}
      hint={nameHint}
      autoComplete="off"
      value={plan.name ?? ''}
      onCommit={({ value }) => {
        editPlan(planner, withName(planner.state.history.plan, value))
      }}
    />
  )
}

function PrintButton({ print }: { print: Print }) {
  const { paper: label, print: text } = useWorkbench().words.exports
  const [paper, setPaper] = useState<Paper>('a4')
  return (
    <Row gap="100" align="end">
      <SegmentedControl
        label={label}
        name="plan-paper"
        value={paper}
        onChange={(chosen) => setPaper(chosen === 'a3' ? 'a3' : 'a4')}
        options={[
          ['a4', 'A4'],
          ['a3', 'A3'],
        ]}
      />
      <Button size="small" variant="ghost" onClick={() => print(paper)}>
        {text}
      </Button>
    </Row>
  )
}

/** By the button; a file dropped anywhere on the page is opened too. */
function OpenFile() {
  const { keeping, words } = useWorkbench()
  const { openFile, dropHint } = words.exports
  const file = useRef<HTMLInputElement>(null)
  useChange(file, (input) => {
    if (input.files?.[0]) keeping.open(input.files[0])
    // The same file again is a change as well.
    input.value = ''
  })
  return (
    <div>
      <Button size="small" variant="ghost" onClick={() => file.current?.click()}>
        {openFile}
      </Button>
      <input ref={file} type="file" accept=".json,application/json" data-export="file" hidden />
      <Text size="small" tone="muted" above="075">
        {dropHint}
      </Text>
    </div>
  )
}
