import { useState } from 'react'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import type { ContentRow, ContentType } from '../content-type.ts'
import { TimeInput } from '../schedule/schedule-panel.tsx'
import { deviceZone } from '../schedule/schedule-times.ts'
import { useChanges } from './use-changes.ts'

interface Props<Listed extends ContentRow, Item extends Listed> {
  type: ContentType<Listed, Item>
  item: Item
  /** What is on the screen has not been saved: it would not be published. */
  unsaved: boolean
  disabled: boolean
}

/** When the clock publishes the changes of a published item. */
export function ScheduleChanges<Listed extends ContentRow, Item extends Listed>({
  type,
  item,
  unsaved,
  disabled,
}: Props<Listed, Item>) {
  const changes = useChanges(type)
  const dates = useDates()
  const [zone] = useState(deviceZone)
  const stored = item.changes?.publishAt
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const value = typed || (stored ?? '')

  async function schedule(): Promise<void> {
    if (value === '' || Date.parse(value) <= Date.now())
      return setError('Choose a time in the future.')
    setError(undefined)
    if (await changes.schedule(item, value)) setTyped('')
  }

  return (
    <RecordPanel title="Publish changes later">
      {stored && <p>The changes will be published on {dates.dateTime(stored)}.</p>}
      <TimeInput
        label="Publish changes on"
        zone={zone}
        hint={unsaved ? 'Save your changes first. Only saved changes are published.' : undefined}
        value={value}
        error={error}
        onChange={(time) => {
          setTyped(time)
          setError(undefined)
        }}
      />
      <Text tone="muted">Times in {zone.replaceAll('_', ' ')} (this device’s time zone).</Text>
      <Row gap="100">
        <Button disabled={disabled || typed === ''} onClick={() => void schedule()}>
          Schedule changes
        </Button>
        {stored && (
          <Button disabled={disabled} onClick={() => void changes.schedule(item, null)}>
            Cancel schedule
          </Button>
        )}
      </Row>
    </RecordPanel>
  )
}
