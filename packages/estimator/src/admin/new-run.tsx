import { Link, useSearch } from '@tanstack/react-router'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { AutosavedDrafts } from '@repo/platform/content/admin/drafts/autosaved-drafts.tsx'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { isReadable } from '../contract.ts'
import { planText } from '../form/basis.ts'
import { RoiFields } from '../form/roi-fields.tsx'
import { formatFields } from '../form/format-fields.ts'
import type { Estimate } from '../model/estimate.ts'
import type { GivenInput } from '../model/input.ts'
import { countryRow } from '../model/price-list.ts'
import { ErrorBanner } from './error-banner.tsx'
import { entriesTitle } from './autosaved-entries.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './new-run.module.css'
import { NewRunResult } from './new-run-result.tsx'
import { useCurrentPriceList } from './price-lists.ts'
import { RunDetails } from './run-result.tsx'
import { useRun } from './runs.ts'
import { UnreadableRun } from './unreadable-run.tsx'
import { SheetLanguageSelect } from './sheet-language-select.tsx'
import { useNewRun, type AnsweredRequest, type NewRunProps } from './use-new-run.ts'
import { countries, formWords, names } from './words.ts'

export function NewRunPage({ answers }: { answers?: AnsweredRequest | undefined }) {
  const { from } = useSearch({ from: '/calculator/new' })
  const mayRead = useMay('calculator:read')
  const prices = useCurrentPriceList()
  const start = useRun(mayRead ? from : undefined)
  const error = prices.error ?? start.error
  if (error)
    return (
      <ErrorView
        error={error}
        onRetry={() => void Promise.all([prices.refetch(), start.refetch()])}
      />
    )
  if (!prices.data || (start.isEnabled && !start.data)) return <LoadingPage />
  if (start.data && !isReadable(start.data)) return <UnreadableRun name={start.data.name} />
  const lang = langs.find((one) => localeOf[one] === start.data?.locale) ?? 'en'
  const values = start.data
    ? { ...formatFields('en', givenOf(start.data)), plan: planOf(start.data) }
    : { country: 'GB', ...answers?.values }
  return (
    <NewRun
      key={from ?? answers?.id ?? ''}
      prices={prices.data}
      start={values}
      initialLang={lang}
      from={from}
      answers={answers}
    />
  )
}

const planOf = ({ quantities }: Estimate) => (quantities ? planText(quantities) : '')

/** The inputs without those that a default has filled. */
function givenOf({ input, defaultsUsed }: Estimate): Partial<GivenInput> {
  const entries = Object.entries(input)
  return Object.fromEntries(entries.filter(([key]) => !defaultsUsed.some((one) => one === key)))
}

function Answers({ request: { id, title } }: { request: AnsweredRequest }) {
  return (
    <p className={styles.answers}>
      For the demo request from{' '}
      <Link to="/leads/$id" params={{ id }}>
        {title}
      </Link>
      . When you save the estimate, it will be linked to this request.
    </p>
  )
}

function NewRun(props: NewRunProps) {
  const { prices, start, answers } = props
  const { priceList } = prices
  const { form, run, deviceDraft, mayWrite, country, ...own } = useNewRun(props)
  const { data, error, loading } = run.state
  const mayRead = useMay('calculator:read')

  return (
    <Page back={mayRead && <ListLink to="/calculator">Estimates</ListLink>}>
      <PageHeader
        title="New estimate"
        summary={`Uses version ${priceList.version} of the price list. ${mayWrite ? 'Your inputs stay on this device until you save the estimate.' : 'Your inputs stay on this device. Your role cannot save estimates.'}`}
      />
      {answers && <Answers request={answers} />}
      {error && <ErrorBanner error={error} />}
      <AutosavedDrafts
        drafts={deviceDraft.offered}
        message={() => 'Unsaved inputs on this device:'}
        titleOf={entriesTitle}
        onContinue={deviceDraft.continueWith}
        onDiscard={deviceDraft.discard}
      />
      <Columns widths="5-6" from="wide" align="start" gap="400" className={styles.columns}>
        <form
          ref={form}
          className={styles.form}
          noValidate
          onInput={own.takeInput}
          onSubmit={(event) => {
            event.preventDefault()
            void run.compute()
          }}
        >
          <input type="hidden" name="plan" defaultValue={start.plan ?? ''} />
          <RoiFields
            needsName
            lang="en"
            words={formWords}
            names={names}
            required="required"
            values={start}
            errors={run.errors}
            currency={countryRow(priceList, country).currency}
            countries={countries}
            placeholders={own.placeholders}
          />
          <Row gap="100" align="center" className={styles.buttons} data-page-actions>
            {run.outdated && (
              <p role="status">The inputs have changed. Calculate again to update the result.</p>
            )}
            <Button type="submit" variant="primary" disabled={loading}>
              {loading ? 'Calculating…' : 'Calculate'}
            </Button>
            {mayWrite && (
              <>
                <Button hotkey="Ctrl S" disabled={loading} onClick={() => void own.save()}>
                  Save estimate
                </Button>
                <SheetLanguageSelect value={own.lang} onChange={own.setLang} />
              </>
            )}
          </Row>
        </form>
        <NewRunResult run={run} prices={prices} onChange={own.computeWith} />
      </Columns>
      {data && (
        <div className={styles.details}>
          <RunDetails estimate={data} prices={prices} />
        </div>
      )}
    </Page>
  )
}
