import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { useMay } from '#src/account/admin/account-area.ts'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { FailureView } from '#src/admin/failure-view.tsx'
import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { PageHead } from '#src/admin/page-head.tsx'
import { Page } from '#src/admin/page.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { calculatorApi, type Run } from '../contract.ts'
import { useCalculatorArea } from './calculator-area.ts'
import { DeleteRun } from './delete-run.tsx'
import { DemoRequestSlot } from './demo-request-slot.ts'
import { FailureBanner } from './failure-banner.tsx'
import { PrintRun } from './print-run.tsx'
import { usePrices } from './price-tables.ts'
import { RenameRun } from './rename-run.tsx'
import { RunInputs } from './run-inputs.tsx'
import styles from './run-page.module.css'
import { RunDetails, RunResult } from './run-result.tsx'
import { useRunCalls } from './use-run-calls.ts'

export function RunPage() {
  const { id } = useParams({ from: '/calculator/$id' })
  return <StoredRun key={id} id={id} />
}

function StoredRun({ id }: { id: string }) {
  const client = useClient()
  const [area, { data, error, loading }] = useCalculatorArea<Run>()
  const [changed, setChanged] = useState<Run | null>(null)
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null)
  const calls = useRunCalls()
  const notices = useNotices()
  const navigate = useNavigate()
  const mayWrite = useMay('calculator:write')
  const demoRequest = use(DemoRequestSlot)
  const run = changed ?? data
  const prices = usePrices(run?.constantsVersion)

  const load = () => area.read('fetch', () => client.call(calculatorApi.get, { params: { id } }))
  useEffect(() => {
    void area.read('fetch', () => client.call(calculatorApi.get, { params: { id } }))
  }, [area, client, id])

  if (!run && error) return <FailureView failure={error} onRetry={() => void load()} />
  if (!run) return <LoadingImage label="Loading" />

  /** A change does not alter what the area holds: what it answered is shown over that. */
  async function change(call: () => Promise<Run>): Promise<boolean> {
    const answer = await area.change(call)
    if (answer) setChanged(answer)
    else notices.fail(area.state().error)
    return answer !== null
  }

  async function remove(gone: Run): Promise<void> {
    if (await area.change(() => calls.remove(gone))) void navigate({ to: '/calculator' })
    else notices.fail(area.state().error)
  }

  return (
    <Page back={<Link to="/calculator">Calculator</Link>}>
      <PageHead title={run.name} summary={<Origin run={run} />}>
        <Link to="/calculator/new" search={{ from: run.id }} className={buttonClass()}>
          Use as a start for a new one
        </Link>
        {mayWrite && (
          <>
            <Button disabled={loading} onClick={() => setAsked('rename')}>
              Rename
            </Button>
            <Button disabled={loading} onClick={() => setAsked('delete')}>
              Delete
            </Button>
          </>
        )}
        {prices.data && <PrintRun run={run} prices={prices.data} />}
      </PageHead>
      {error && <FailureBanner failure={error} />}
      <div className={styles.columns}>
        <div className={styles.facts}>
          {demoRequest?.({
            leadId: run.leadId,
            readOnly: !mayWrite,
            onPick: async (leadId) => !loading && change(() => calls.link(run.id, leadId)),
          })}
          <RunInputs run={run} />
        </div>
        <div className={styles.result}>
          {prices.error && (
            <FailureView failure={prices.error} onRetry={() => void prices.refetch()} />
          )}
          {prices.data && <RunResult estimate={run} prices={prices.data} />}
        </div>
        {prices.data && (
          <div className={styles.details}>
            <RunDetails estimate={run} prices={prices.data} />
          </div>
        )}
      </div>
      {asked === 'rename' && (
        <RenameRun
          name={run.name}
          failure={error}
          onClose={() => setAsked(null)}
          onRename={(name) => change(() => calls.rename(run.id, name))}
        />
      )}
      <DeleteRun
        run={asked === 'delete' ? run : null}
        onClose={() => setAsked(null)}
        onDelete={() => void remove(run)}
      />
    </Page>
  )
}

function Origin({ run }: { run: Run }) {
  const dates = useDates()
  return (
    <>
      Saved <time dateTime={run.createdAt}>{dates.dateTime(run.createdAt)}</time>
      {run.createdByName && ` by ${run.createdByName}`}, with version {run.constantsVersion} of the
      prices
    </>
  )
}
