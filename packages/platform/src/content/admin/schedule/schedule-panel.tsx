import { useState } from 'react'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { RecordPanel } from '#src/admin/record/record.tsx'
import { useDates } from '#src/admin/dates.ts'
import { useNow } from '#src/admin/use-now.ts'
import { statusOf } from '#src/content/status.ts'
import { instantOf, wallTime } from '#src/i18n/zoned-time.ts'
import { hasDrafts, type ContentRow, type ContentType } from '../content-type.ts'
import type { ScheduleChange } from '../content-api.ts'
import { scheduleLabels } from '../field-types.ts'
import { textOf } from '../fields/fields.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import { Text } from '#src/ui/layout/text.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './schedule-panel.module.css'
import { ScheduleState } from './schedule-state.tsx'
import { deviceZone, isBackdated } from './schedule-times.ts'

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  /** As it is stored; null for a new one. */
  item: Item | null
  form: Pick<ItemForm<Row, Item>, 'values' | 'set' | 'errorOf' | 'loading'>
  readOnly: boolean
  /** Changes at once when visitors see what is stored. */
  onSchedule: (change: ScheduleChange, isShown: boolean) => Promise<unknown>
}

/** From when until when visitors see the item, in the time of this device; saved with the rest. */
export function SchedulePanel<Row extends ContentRow, Item extends Row>(props: Props<Row, Item>) {
  const { type, item, form, readOnly, onSchedule } = props
  const now = useNow(item?.publishAt, item?.hideAt)
  const status = item ? statusOf(item, now) : 'draft'
  const [zone] = useState(deviceZone)
  const dates = useDates()
  const publishAt = textOf(form.values['publishAt'])
  const labels = scheduleLabels(hasDrafts(type))
  const input = (name: keyof typeof labels, hint?: string) => (
    <TimeInput
      label={labels[name]}
      zone={zone}
      hint={hint}
      value={textOf(form.values[name])}
      error={form.errorOf(name)}
      onChange={(value) => form.set(name, value)}
    />
  )
  const date = hasDrafts(type) && isBackdated(publishAt, now) && dates.date(publishAt)
  const isUntouched = publishAt === (item?.publishAt ?? '')
  return (
    <RecordPanel title="Schedule">
      {item && <ScheduleState type={type} item={item} status={status} now={now} />}
      {!readOnly && (
        <>
          {input(
            'publishAt',
            date
              ? `This time is in the past, so the ${type.singular} is dated ${date}.`
              : undefined,
          )}
          {input('hideAt')}
          <Text tone="muted">Times in {zone.replaceAll('_', ' ')} (this device’s time zone).</Text>
        </>
      )}
      {!readOnly && status === 'scheduled' && isUntouched && (
        <Row gap="100" className={styles.buttons}>
          <Button
            disabled={form.loading}
            onClick={() => void onSchedule({ publishAt: null }, true)}
          >
            {hasDrafts(type) ? 'Publish now' : 'Show now'}
          </Button>
          <Button
            disabled={form.loading}
            onClick={() => void onSchedule({ publishAt: null, hideAt: null }, false)}
          >
            Cancel schedule
          </Button>
        </Row>
      )}
    </RecordPanel>
  )
}

interface InputProps {
  label: string
  zone: string
  hint: string | undefined
  /** ISO, UTC; empty: none. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function TimeInput({ label, zone, hint, value, error, onChange }: InputProps) {
  /** While a year is typed, it is one of the first centuries, which no clock shows as it was typed. */
  const [typed, setTyped] = useState('')
  const isTyped = value !== '' && instantOf(typed, zone) === value
  const shown = isTyped ? typed : value && wallTime(value, zone)
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(instantOf(target.value, zone) ?? '')
          }}
        />
      )}
    </Field>
  )
}
