import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { SearchBox } from '@repo/platform/admin/form/search-box.tsx'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { useDemoRequests } from './demo-requests-query.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './demo-request-picker.module.css'

interface Props {
  leadId: string | null
  readOnly: boolean
  /** Null removes the link. */
  onPick: (leadId: string | null) => Promise<unknown>
}

/** Links something else to a demo request: shows the linked one, or searches for one. */
export function DemoRequestPicker({ leadId, readOnly, onPick }: Props) {
  const mayRead = useMay('leads:read')
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(leadId)
  useEffect(() => {
    // The button that had the focus is gone after the change.
    if (leadId !== known.current) heading.current?.focus()
    known.current = leadId
  }, [leadId])
  if (!mayRead) return null
  return (
    <Stack gap="100" className={styles.picker}>
      <h2 ref={heading} tabIndex={-1}>
        Demo request
      </h2>
      {leadId ? (
        <Picked leadId={leadId} readOnly={readOnly} onUnlink={() => void onPick(null)} />
      ) : (
        <Search
          readOnly={readOnly}
          onPick={(id) => void onPick(id)}
          onCancel={() => heading.current?.focus()}
        />
      )}
    </Stack>
  )
}

interface PickedProps {
  leadId: string
  readOnly: boolean
  onUnlink: () => void
}

function Picked({ leadId, readOnly, onUnlink }: PickedProps) {
  const client = useClient()
  const dates = useDates()
  const { data } = useQuery<DemoRequest>({
    queryKey: ['leads', 'item', leadId],
    queryFn: () => client.call(demoRequestsApi.get, { params: { id: leadId } }),
  })
  return (
    <Row as="p" gap="100 150" align="center">
      <Link to="/leads/$id" params={{ id: leadId }}>
        {data ? `${data.company}, ${data.name}` : 'Open demo request'}
      </Link>
      {data && (
        <Text as="span" tone="muted">
          received {dates.date(data.createdAt)}
        </Text>
      )}
      {!readOnly && <Button onClick={onUnlink}>Unlink</Button>}
    </Row>
  )
}

interface SearchProps {
  readOnly: boolean
  onPick: (id: string) => void
  onCancel: () => void
}

function Search({ readOnly, onPick, onCancel }: SearchProps) {
  const [open, setOpen] = useState(false)
  if (readOnly) return <p>Not linked to a demo request.</p>
  if (!open)
    return (
      <Row as="p" gap="100 150" align="center">
        Not linked to a demo request.
        <Button onClick={() => setOpen(true)}>Link demo request</Button>
      </Row>
    )
  function cancel() {
    onCancel()
    setOpen(false)
  }
  return <Found onPick={onPick} onClose={cancel} />
}

const shown = 6

function Found({ onPick, onClose }: { onPick: (id: string) => void; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const { rows, pending, error, retry } = useDemoRequests(search ? { search } : {}, shown)
  const dates = useDates()
  return (
    <>
      <div ref={focusSearch}>
        <SearchBox label="Search demo requests" value={search} onChange={setSearch} />
      </div>
      {error && (
        <p role="alert">
          The demo requests could not be loaded. Check your connection.{' '}
          <Button onClick={retry}>Try again</Button>
        </p>
      )}
      {!pending && !error && rows.length === 0 && (
        <p role="status">
          {search
            ? 'No demo requests found. Try another name or company.'
            : 'No demo requests yet.'}
        </p>
      )}
      <ul>
        {rows.map((demoRequest) => (
          <li key={demoRequest.id}>
            <button type="button" onClick={() => onPick(demoRequest.id)}>
              {demoRequest.company}
              <Text as="span" tone="muted">
                {demoRequest.name}, received {dates.date(demoRequest.createdAt)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <Button onClick={onClose}>Cancel</Button>
      </p>
    </>
  )
}

/** Ref: the search replaces the button that had the focus, and takes it over. */
const focusSearch = (box: HTMLElement | null): void => box?.querySelector('input')?.focus()
