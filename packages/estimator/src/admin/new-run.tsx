import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { AutosavedDrafts } from '@repo/platform/content/admin/drafts/autosaved-drafts.tsx'
import { langs, localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { isReadable, type Run } from '../contract.ts'
import { planText } from '../form/basis.ts'
import type { FormValues } from '../form/fields.ts'
import { fieldAt, convertArea, convertMoney, fillFields, valuesOf } from '../form/form-control.ts'
import { RoiFields } from '../form/roi-fields.tsx'
import { placeholdersOf, formatFields } from '../form/format-fields.ts'
import type { Estimate } from '../model/estimate.ts'
import type { GivenInput } from '../model/input.ts'
import { countryRow, rateBetween } from '../model/price-list.ts'
import { ErrorBanner } from './error-banner.tsx'
import { entriesTitle } from './autosaved-entries.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './new-run.module.css'
import { useCurrentPriceList, type PublishedPriceList } from './price-lists.ts'
import { RunDetails, RunResult } from './run-result.tsx'
import { useRun } from './runs.ts'
import { UnreadableRun } from './unreadable-run.tsx'
import { SheetLanguageSelect } from './sheet-language-select.tsx'
import { useEntriesDraft, useRunForm } from './use-run-form.ts'
import { countries, formWords, names } from './words.ts'

/** A demo request that a run is to answer. */
export interface AnsweredRequest {
  id: string
  /** Whose it is. */
  title: string
  /** What it says of the site. */
  values: FormValues
}

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
      For the demo request of{' '}
      <Link to="/leads/$id" params={{ id }}>
        {title}
      </Link>
      . The saved estimate is linked to this request.
    </p>
  )
}

interface NewRunProps {
  prices: PublishedPriceList
  /** The initial values of the fields. */
  start: FormValues
  /** The language of the sheet. */
  initialLang: Lang
  /** The run that they are copied from. */
  from: string | undefined
  answers: AnsweredRequest | undefined
}

function NewRun({ prices, start, initialLang, from, answers }: NewRunProps) {
  const { priceList } = prices
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const run = useRunForm(form, answers?.id)
  const deviceDraft = useEntriesDraft(form, { from, leadId: answers?.id }, enter)
  const { data, error, loading, redirectReady } = run.state
  const mayWrite = useMay('calculator:write')
  const mayRead = useMay('calculator:read')
  const navigate = useNavigate()
  const notifications = useNotifications()
  const [lang, setLang] = useState(initialLang)
  const [country, setCountry] = useState(start.country ?? 'GB')
  const placeholders = useMemo(() => placeholdersOf('en', priceList, country), [priceList, country])
  const { saved } = run

  const leaveFor = useEffectEvent(({ id, name }: Run) => {
    deviceDraft.drop()
    notifications.succeed(`“${name}” saved.`)
    void navigate({ to: '/calculator/$id', params: { id } })
  })
  useEffect(() => {
    if (redirectReady && saved) leaveFor(saved)
  }, [redirectReady, saved])

  // Beside the form the result stays in view, and the focus where it is; below it both go there.
  useEffect(() => {
    const { top = 0 } = result.current?.getBoundingClientRect() ?? {}
    if (!data || (top >= 0 && top < innerHeight / 2)) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start' })
  }, [data])

  async function computeWith(values: FormValues): Promise<void> {
    enter(values)
    await run.compute()
  }

  function enter(values: FormValues): void {
    if (!form.current) return
    fillFields(form.current, values)
    setCountry(valuesOf(form.current).country ?? country)
    run.typed()
    deviceDraft.note()
  }

  function move(to: string): void {
    if (form.current) convertMoney(form.current, 'en', rateBetween(priceList, country, to))
    setCountry(to)
  }

  const save = () => run.save(localeOf[lang])
  useHotkeys({ 'Mod+s': () => (mayWrite ? void save() : false) })

  return (
    <Page back={mayRead && <ListLink to="/calculator">Estimates</ListLink>}>
      <PageHeader
        title="New estimate"
        summary={`Uses version ${priceList.version} of the price list. ${mayWrite ? 'Your inputs stay on this device until you save the estimate.' : 'Your inputs stay on this device and are not saved.'}`}
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
          onInput={({ target }) => {
            const { name, value } = fieldAt(target)
            if (name === 'country') move(value)
            if (name === 'areaUnit' && form.current) convertArea(form.current, 'en')
            run.typed()
            deviceDraft.note()
          }}
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
            placeholders={placeholders}
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
                <Button hotkey="Ctrl S" disabled={loading} onClick={() => void save()}>
                  Save estimate
                </Button>
                <SheetLanguageSelect value={lang} onChange={setLang} />
              </>
            )}
          </Row>
        </form>
        <div
          ref={result}
          role="region"
          aria-label="Result"
          tabIndex={-1}
          className={styles.result}
          aria-busy={loading}
        >
          <VisuallyHidden>
            <span role="status">{data && !run.outdated && 'Result calculated.'}</span>
          </VisuallyHidden>
          {data ? (
            <RunResult estimate={data} prices={prices} onChange={computeWith} />
          ) : (
            <p className={styles.nothing}>
              {loading ? 'Calculating…' : 'No result yet. Enter the site and choose “Calculate”.'}
            </p>
          )}
        </div>
      </Columns>
      {data && (
        <div className={styles.details}>
          <RunDetails estimate={data} prices={prices} />
        </div>
      )}
    </Page>
  )
}
