import { useState } from 'react'
import type { CsvSeparator } from '#src/rest/page.ts'
import { useClient } from '../client.ts'
import { useCsvSeparator } from '../csv-separator.ts'
import { Button } from '../form/button.tsx'
import { saveFile } from '../save-file.ts'
import { useNotifications } from '../notifications/notification-store.ts'

interface Props {
  /** Fetches the table as a file, with the separator that the reader's spreadsheet expects. */
  request: (
    client: ReturnType<typeof useClient>,
    separator: CsvSeparator,
  ) => Promise<{ file: Blob; name: string }>
}

/**
 * Downloads the list with its filters, all pages. It is fetched like any other call, so that an
 * error is told and an ended session noticed.
 */
export function ExportButton({ request }: Props) {
  const client = useClient()
  const separator = useCsvSeparator()
  const notifications = useNotifications()
  const [busy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { file, name } = await request(client, separator)
      saveFile(file, name)
    } catch (error) {
      notifications.fail(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button disabled={busy} onClick={() => void download()}>
      {busy ? 'Exporting…' : 'Export as CSV'}
    </Button>
  )
}
