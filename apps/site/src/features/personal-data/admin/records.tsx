import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDates, type Dates } from '@repo/platform/admin/dates.ts'
import type { PersonalDataExport } from '../contract.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './page.module.css'

/** All records, field by field, as they are stored. */
export function Records({ data }: { data: PersonalDataExport }) {
  return (
    <>
      <Source
        title="Demo requests"
        records={data.leads}
        link={(id) => (
          <Link to="/leads/$id" params={{ id }}>
            Open demo request
          </Link>
        )}
      />
      <Source
        title="Subscriptions"
        records={data.subscriptions}
        link={(id) => (
          <Link to="/subscriptions/$id" params={{ id }}>
            Open subscription
          </Link>
        )}
      />
      <Source
        title="Emails"
        records={data.mails}
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
  link: (id: string) => ReactNode
}

type StoredRecord = Readonly<Record<string, unknown>>

function Source({ title, records, link }: SourceProps) {
  const dates = useDates()
  if (records.length === 0) return null
  return (
    <Stack as="section" gap="200" className={styles.source}>
      <h2>{title}</h2>
      {records.map((record, index) => (
        <div key={index}>
          <Fields record={record} dates={dates} />
          {typeof record['id'] === 'string' && <p>{link(record['id'])}</p>}
        </div>
      ))}
    </Stack>
  )
}

function Fields({ record, dates }: { record: StoredRecord; dates: Dates }) {
  const given = Object.entries(record).filter(
    ([name, value]) => name !== 'id' && value !== null && !(Array.isArray(value) && !value.length),
  )
  return (
    <Stack as="dl" gap="075" className={styles.fields}>
      {given.map(([name, value]) => (
        <div key={name}>
          <dt>{wordOf(name)}</dt>
          <dd>
            <Value value={value} dates={dates} />
          </dd>
        </div>
      ))}
    </Stack>
  )
}

function Value({ value, dates }: { value: unknown; dates: Dates }): ReactNode {
  if (Array.isArray(value))
    return value.map((entry: StoredRecord, index) => (
      <Fields key={index} record={entry} dates={dates} />
    ))
  if (typeof value === 'object' && value !== null)
    return <Fields record={{ ...value }} dates={dates} />
  const text = String(value)
  return isoTime.test(text) ? <time dateTime={text}>{dates.full(text)}</time> : text
}

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** `created_at` as “Created at”. */
const wordOf = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
