import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { saveFile } from '@repo/platform/admin/save-file.ts'
import { personalDataApi, type PersonalDataExport } from '../contract.ts'
import { AddressForm } from './address-form.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { countsOf, erasedSentence } from './sentences.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './page.module.css'
import { Records, type NamesOfRecords } from './records.tsx'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'

/** Everything known about an address: to be read, handed over and erased. */
export function PersonalDataPage({ names }: { names: NamesOfRecords }) {
  const { email } = useSearch({ from: '/personal-data' })
  const navigate = useNavigate({ from: '/personal-data' })
  return (
    <Page>
      <PageHeader
        title="Personal data"
        summary="Find, export or erase everything stored about an email address."
      />
      <Stack gap="250" className={styles.content}>
        <AddressForm
          key={email}
          email={withUnicodeDomains(email ?? '')}
          onSubmit={(next) => void navigate({ search: { email: next } })}
        />
        {email && <Known key={email} email={email} names={names} />}
      </Stack>
    </Page>
  )
}

interface KnownProps {
  email: string
  names: NamesOfRecords
}

function Known({ email, names }: KnownProps) {
  const client = useClient()
  const { data, error, refetch } = useQuery<PersonalDataExport>({
    queryKey: ['personal-data', email],
    queryFn: () => client.call(personalDataApi.get, { query: { email } }),
    // What is erased is nowhere shown again, and each look is noted in the audit log.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (error?.code === 422)
    return (
      <p role="alert">
        “{email}” is not an email address. Enter an email address such as name@example.com.
      </p>
    )
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <Found data={data} names={names} /> : <p className={styles.wait} />
}

interface FoundProps {
  data: PersonalDataExport
  names: NamesOfRecords
}

function Found({ data, names }: FoundProps) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const mayErase = useMay('personal-data:erase')
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { email } = data
  const shown = withUnicodeDomains(email)
  const sources = countsOf(data)
  const isKnown = sources.length > 0

  async function erase(): Promise<void> {
    setBusy(true)
    try {
      const erased = await client.call(personalDataApi.erase, { body: { email } })
      notifications.succeed(erasedSentence(shown, erased))
      for (const key of ['personal-data', 'leads', 'subscriptions', 'outbox', 'calculator'])
        void queries.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      notifications.fail(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p role="status">
        {isKnown
          ? `Stored for ${shown}: ${sources.join(', ')}.`
          : `Nothing is stored for ${shown}.`}
      </p>
      <Row gap="100" className={styles.buttons}>
        {isKnown && (
          <Button
            onClick={() =>
              saveFile(
                new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
                `personal-data-${new Date().toISOString().slice(0, 10)}.json`,
              )
            }
          >
            Export as JSON
          </Button>
        )}
        {mayErase && (
          <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
            Erase data…
          </Button>
        )}
      </Row>
      <Records data={data} names={names} />
      <EraseDialog
        data={data}
        open={asking}
        onClose={() => setAsking(false)}
        onErase={() => void erase()}
      />
    </>
  )
}
