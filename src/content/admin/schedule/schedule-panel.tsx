import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { useNow } from '#src/admin/use-now.ts'
import { statusOf, type Status } from '#src/content/status.ts'
import type { ContentRow, ContentType, ScheduleChange } from '../content-type.ts'
import { utc } from '../item-status.tsx'
import styles from './schedule-panel.module.css'
import { ScheduleState } from './schedule-state.tsx'
import {
  bodyOfTimes,
  deviceZone,
  errorsOfTimes,
  instantsOf,
  timesOf,
  type ScheduleErrors,
  type ScheduleTimes,
} from './schedule-times.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** As it is stored. */
  item: Item
  readOnly: boolean
  disabled: boolean
  /** Whether what is typed is still to be saved: a draft is saved before it is scheduled. */
  savesFirst: boolean
  onSchedule: (change: ScheduleChange, isShown: boolean) => Promise<unknown>
}

/** From when until when visitors see the item, in the time of this device. */
export function SchedulePanel<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, readOnly, disabled, savesFirst, onSchedule } = props
  const now = useNow(item.publishAt, item.hideAt)
  const status = statusOf(item, now)
  return (
    <RecordPanel title="Schedule">
      <ScheduleState type={type} item={item} status={status} now={now} />
      {!readOnly && (
        <ScheduleForm
          // Another schedule is another form.
          key={`${item.publishAt} ${item.hideAt} ${status}`}
          item={item}
          status={status}
          now={now}
          disabled={disabled}
          savesFirst={savesFirst}
          onSchedule={onSchedule}
        />
      )}
    </RecordPanel>
  )
}

type FormProps = Pick<
  Props<ContentRow, ContentRow>,
  'item' | 'disabled' | 'savesFirst' | 'onSchedule'
> & { status: Status; now: number }

function ScheduleForm({ item, status, now, disabled, savesFirst, onSchedule }: FormProps) {
  const [zone] = useState(deviceZone)
  const stored = timesOf(item, zone, now)
  const [times, setTimes] = useState(stored)
  const [errors, setErrors] = useState<ScheduleErrors>({})
  const isChanged = times.publishAt !== stored.publishAt || times.hideAt !== stored.hideAt
  const instants = instantsOf(times, zone)
  const input = (name: keyof ScheduleTimes, label: string) => (
    <Field label={label} error={errors[name]} hint={instants[name] && utc(instants[name])}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          title={instants[name] && utc(instants[name])}
          value={times[name]}
          onChange={({ target }) => {
            setTimes({ ...times, [name]: target.value })
            setErrors({})
          }}
        />
      )}
    </Field>
  )

  function store(): void {
    const found = errorsOfTimes(times, zone)
    setErrors(found)
    if (Object.keys(found).length === 0) void onSchedule(bodyOfTimes(item, times, zone), true)
  }

  return (
    <>
      {input('publishAt', 'Publish on')}
      {input('hideAt', 'Hide on')}
      <p className={styles.note}>Times of {zone.replaceAll('_', ' ')}, as on this device.</p>
      <div className={styles.buttons}>
        {isChanged && (
          <Button disabled={disabled} onClick={store}>
            {savesFirst && 'Save and '}
            {labelOf(status, times, savesFirst)}
          </Button>
        )}
        {isChanged && (
          <Button
            variant="link"
            onClick={() => {
              setTimes(stored)
              setErrors({})
            }}
          >
            Discard
          </Button>
        )}
        {!isChanged && status === 'scheduled' && (
          <>
            <Button disabled={disabled} onClick={() => void onSchedule({ publishAt: null }, true)}>
              Publish now
            </Button>
            <Button
              disabled={disabled}
              onClick={() => void onSchedule({ publishAt: null, hideAt: null }, false)}
            >
              Cancel the schedule
            </Button>
          </>
        )}
        {!isChanged && status === 'published' && stored.hideAt !== '' && (
          <Button disabled={disabled} onClick={() => void onSchedule({ hideAt: null }, true)}>
            Do not hide it
          </Button>
        )}
      </div>
    </>
  )
}

/** What the button does: without a time to come the item is public at once. */
function labelOf(status: Status, times: ScheduleTimes, lowerCase: boolean): string {
  const label =
    times.publishAt !== '' || status === 'published' ? 'Schedule' : 'Publish now, on schedule'
  return lowerCase ? label.toLowerCase() : label
}
