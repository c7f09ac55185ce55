import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDates, type Dates } from '@repo/platform/admin/dates.ts'
import type { PersonalDataExport } from '../contract.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './page.module.css'

/** What the screens of a source call the fields and values of its records; undefined: as they are stored. */
export interface RecordNames {
  field: (name: string) => string | undefined
  value: (name: string, stored: string) => string | undefined
}

export type NamesOfRecords = Readonly<Record<'leads' | 'subscriptions' | 'mails', RecordNames>>

interface RecordsProps {
  data: PersonalDataExport
  names: NamesOfRecords
}

/** All records, field by field, as they are stored. */
export function Records({ data, names }: RecordsProps) {
  return (
    <>
      <Source
        title="Demo requests"
        records={data.leads}
        names={names.leads}
        link={(id) => (
          <Link to="/leads/$id" params={{ id }}>
            Open demo request
          </Link>
        )}
      />
      <Source
        title="Subscriptions"
        records={data.subscriptions}
        names={names.subscriptions}
        link={(id) => (
          <Link to="/subscriptions/$id" params={{ id }}>
            Open subscription
          </Link>
        )}
      />
      <Source
        title="Emails"
        records={data.mails}
        names={names.mails}
        link={(id) => (
          <Link to="/outbox/$id" params={{ id }}>
            Open in the outbox
          </Link>
        )}
      />
    </>
  )
}

interface SourceProps {
  title: string
  records: readonly StoredRecord[]
  names: RecordNames
  link: (id: string) => ReactNode
}

type StoredRecord = Readonly<Record<string, unknown>>

function Source({ title, records, names, link }: SourceProps) {
  const dates = useDates()
  if (records.length === 0) return null
  return (
    <Stack as="section" gap="200" className={styles.source}>
      <h2>{title}</h2>
      {records.map((record, index) => (
        <div key={index}>
          <Fields record={record} names={names} dates={dates} />
          {typeof record['id'] === 'string' && <p>{link(record['id'])}</p>}
        </div>
      ))}
    </Stack>
  )
}

interface FieldsProps {
  record: StoredRecord
  names: RecordNames
  dates: Dates
}

function Fields({ record, names, dates }: FieldsProps) {
  const given = Object.entries(record).filter(
    ([name, value]) =>
      !unseen.has(name) && value !== null && !(Array.isArray(value) && !value.length),
  )
  return (
    <Stack as="dl" gap="075" className={styles.fields}>
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{names.field(name) ?? wordOf(name)}</dt>
          <dd>
            <Value value={nameOf(names, name, value)} names={names} dates={dates} />
          </dd>
        </div>
      ))}
    </Stack>
  )
}

interface ValueProps {
  value: unknown
  names: RecordNames
  dates: Dates
}

function Value({ value, names, dates }: ValueProps): ReactNode {
  if (Array.isArray(value))
    return value.map((entry: StoredRecord, index) => (
      <Fields key={index} record={entry} names={names} dates={dates} />
    ))
  if (typeof value === 'object' && value !== null)
    return <Fields record={{ ...value }} names={names} dates={dates} />
  const text = String(value)
  return isoTime.test(text) ? <time dateTime={text}>{dates.full(text)}</time> : text
}

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** For the link beside it, and for sorting alone. */
const unseen = new Set(['id', 'sort_company'])

const nameOf = (names: RecordNames, field: string, value: unknown): unknown =>
  typeof value === 'string' ? (names.value(field, value) ?? value) : value

/** `created_at` and `createdAt` as “Created at”. */
const wordOf = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
