import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { useDates } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { Button, buttonClass } from '#src/admin/form/button.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { calculatorApi, type Run } from '../contract.ts'
import { fieldKeys } from '../form/fields.ts'
import { useCalculatorStore } from './calculator-store.ts'
import { DeleteRun } from './delete-run.tsx'
import { DemoRequestPickerContext } from './demo-request-picker-context.ts'
import { ErrorBanner } from './error-banner.tsx'
import { inputText } from './input-text.ts'
import { usePriceList } from './price-lists.ts'
import { PrintRun } from './print-run.tsx'
import { RenameRun } from './rename-run.tsx'
import styles from './run-page.module.css'
import { RunDetails, RunResult } from './run-result.tsx'
import { useRunCalls } from './runs.ts'
import { names } from './words.ts'

export function RunPage() {
  const { id } = useParams({ from: '/calculator/$id' })
  return <StoredRun key={id} id={id} />
}

function StoredRun({ id }: { id: string }) {
  const client = useClient()
  const [calculatorStore, { data, error, loading }] = useCalculatorStore<Run>()
  const [changed, setChanged] = useState<Run | null>(null)
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const calls = useRunCalls()
  const notifications = useNotifications()
  const navigate = useNavigate()
  const mayWrite = useMay('calculator:write')
  const demoRequest = use(DemoRequestPickerContext)
  const run = changed ?? data
  const prices = usePriceList(run?.constantsVersion)

  const load = () => calculatorStore.read(() => client.call(calculatorApi.get, { params: { id } }))
  useEffect(() => {
    void calculatorStore.read(() => client.call(calculatorApi.get, { params: { id } }))
  }, [calculatorStore, client, id])

  if (!run && error) return <ErrorView error={error} onRetry={() => void load()} />
  if (!run) return <LoadingImage label="Loading" />

  /** The store keeps the run as it was loaded: the changed one is shown instead of it. */
  async function change(call: () => Promise<Run>): Promise<boolean> {
    const answer = await calculatorStore.change(call)
    if (answer) setChanged(answer)
    else notifications.fail(calculatorStore.state().error)
    return answer !== null
  }

  async function remove(gone: Run): Promise<void> {
    if (await calculatorStore.change(() => calls.remove(gone))) void navigate({ to: '/calculator' })
    else notifications.fail(calculatorStore.state().error)
  }

  return (
    <Page back={<ListLink to="/calculator">Calculator</ListLink>}>
      <PageHeader title={run.name} summary={<Origin run={run} />}>
        <Link to="/calculator/new" search={{ from: run.id }} className={buttonClass()}>
          Use as a start for a new one
        </Link>
        {mayWrite && (
          <>
            <Button disabled={loading} onClick={() => setDialog('rename')}>
              Rename
            </Button>
            <Button disabled={loading} onClick={() => setDialog('delete')}>
              Delete
            </Button>
          </>
        )}
        {prices.data && <PrintRun run={run} prices={prices.data} />}
      </PageHeader>
      {error && <ErrorBanner error={error} />}
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
          {prices.error && <ErrorView error={prices.error} onRetry={() => void prices.refetch()} />}
          {prices.data && <RunResult estimate={run} prices={prices.data} />}
        </div>
        {prices.data && (
          <div className={styles.details}>
            <RunDetails estimate={run} prices={prices.data} />
          </div>
        )}
      </div>
      {dialog === 'rename' && (
        <RenameRun
          name={run.name}
          error={error}
          onClose={() => setDialog(null)}
          onRename={(name) => change(() => calls.rename(run.id, name))}
        />
      )}
      <DeleteRun
        run={dialog === 'delete' ? run : null}
        onClose={() => setDialog(null)}
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
      price list
    </>
  )
}

/** The inputs of the run; those filled by a default are marked. */
function RunInputs({ run }: { run: Run }) {
  return (
    <section>
      <h2>Inputs</h2>
      <dl className={styles.inputs}>
        {fieldKeys.map((key) => (
          <div key={key}>
            <dt>{names.inputs[key]}</dt>
            <dd>
              {inputText(run, key)}
              {run.defaultsUsed.includes(key) && <small>default</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
