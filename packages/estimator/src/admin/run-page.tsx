import { Link, useParams } from '@tanstack/react-router'
import { use, useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { buttonClass } from '@repo/platform/admin/form/button.tsx'
import factsStyles from '@repo/platform/admin/record/facts.module.css'
import { RecordPage, RecordPanel } from '@repo/platform/admin/record/record.tsx'
import { Banner } from '@repo/platform/admin/banner.tsx'
import { isReadable, type Run, type StoredRun } from '../contract.ts'
import { fieldKeys, type FieldKey } from '../form/fields.ts'
import { DeleteRun } from './delete-run.tsx'
import { DemoRequestPickerContext } from './demo-request-picker-context.ts'
import { ErrorBanner } from './error-banner.tsx'
import { inputText } from './input-text.ts'
import { useCurrentPriceList, usePriceList } from './price-lists.ts'
import { PrintRun } from './print-run.tsx'
import { RenameRun } from './rename-run.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './run-page.module.css'
import { RunDetails, RunResult } from './run-result.tsx'
import { unreadableRun } from './unreadable-run.tsx'
import { useStoredRun } from './use-stored-run.ts'
import { names } from './words.ts'

export function RunPage() {
  const { id } = useParams({ from: '/calculator/$id' })
  return <RunById key={id} id={id} />
}

function RunById({ id }: { id: string }) {
  const { run, error, loading, load, change, remove, calls } = useStoredRun(id)
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const mayWrite = useMay('calculator:write')
  const demoRequest = use(DemoRequestPickerContext)
  const readable = run && isReadable(run) ? run : null
  const prices = usePriceList(readable?.constantsVersion)

  if (!run && error) return <ErrorView error={error} onRetry={() => void load()} />
  if (!run) return <LoadingPage />

  return (
    <RecordPage
      back={<ListLink to="/calculator">Estimates</ListLink>}
      title={run.name}
      actions={readable && prices.data && <PrintRun run={readable} prices={prices.data} />}
      menu={[
        ...(readable
          ? [{ label: 'Duplicate', link: <Link to="/calculator/new" search={{ from: run.id }} /> }]
          : []),
        ...(mayWrite
          ? [
              { label: 'Rename…', onSelect: () => setDialog('rename') },
              { label: 'Delete…', danger: true, onSelect: () => setDialog('delete') },
            ]
          : []),
      ]}
      asideLabel="Estimate inputs"
      aside={
        <>
          {demoRequest && (
            <RecordPanel>
              {demoRequest({
                leadId: run.leadId,
                readOnly: !mayWrite,
                onPick: async (leadId) => !loading && change(() => calls.link(run.id, leadId)),
              })}
            </RecordPanel>
          )}
          <Origin run={run} />
          {readable && <RunInputs run={readable} />}
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      {readable ? <NewerPrices run={readable} /> : <Banner tone="red">{unreadableRun}</Banner>}
      <Stack gap="300" className={styles.result}>
        {prices.error && <ErrorView error={prices.error} onRetry={() => void prices.refetch()} />}
        {readable && prices.data && <RunResult estimate={readable} prices={prices.data} />}
        {readable && prices.data && <RunDetails estimate={readable} prices={prices.data} />}
      </Stack>
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
    </RecordPage>
  )
}

/** Says that the run was made with prices of the past, and how it looks with those of today. */
function NewerPrices({ run }: { run: Run }) {
  const current = useCurrentPriceList().data
  if (!current || current.priceList.version <= run.constantsVersion) return null
  return (
    <Banner
      tone="amber"
      actions={
        <Link to="/calculator/new" search={{ from: run.id }} className={buttonClass()}>
          Recalculate with current prices
        </Link>
      }
    >
      Newer prices are available. This estimate uses version {run.constantsVersion} of the price
      list and stays as it is; the current version is {current.priceList.version}.
    </Banner>
  )
}

/** When, by whom and with which prices the run was made. */
function Origin({ run }: { run: StoredRun }) {
  const dates = useDates()
  return (
    <RecordPanel title="Estimate">
      <dl className={factsStyles.facts}>
        <dt>Saved</dt>
        <dd>
          <time dateTime={run.createdAt}>{dates.dateTime(run.createdAt)}</time>
        </dd>
        {run.createdByName && (
          <>
            <dt>By</dt>
            <dd>{run.createdByName}</dd>
          </>
        )}
        <dt>Price list</dt>
        <dd>version {run.constantsVersion}</dd>
      </dl>
    </RecordPanel>
  )
}

/** The inputs of the run; those filled by a default are marked. */
function RunInputs({ run }: { run: Run }) {
  return (
    <RecordPanel title="Inputs">
      <dl className={factsStyles.facts}>
        {fieldKeys.map((key) => (
          <RunInput key={key} run={run} field={key} />
        ))}
      </dl>
    </RecordPanel>
  )
}

function RunInput({ run, field }: { run: Run; field: FieldKey }) {
  return (
    <>
      <dt>{names.inputs[field]}</dt>
      <dd>
        {inputText(run, field)}{' '}
        {run.defaultsUsed.includes(field) && (
          <Text as="small" tone="muted">
            default
          </Text>
        )}
      </dd>
    </>
  )
}
