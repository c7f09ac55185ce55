import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LeaveGuard } from '@repo/platform/account/admin/leave-guard.tsx'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { Field } from '@repo/platform/admin/form/field.tsx'
import { Textarea } from '@repo/platform/admin/form/textarea.tsx'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { MessagePage } from '@repo/platform/admin/message-page.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { Facts } from '@repo/platform/admin/record/facts.tsx'
import { RecordPage, RecordPanel, RecordSection } from '@repo/platform/admin/record/record.tsx'
import { useKeepForReload } from '@repo/platform/admin/reload.ts'
import { SaveStateText } from '@repo/platform/content/admin/drafts/save-state-text.tsx'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { isAnswer } from '@repo/platform/facts/ledger.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { LibraryField } from '@repo/platform/library/admin/library-field.tsx'
import { claimsApi, type Claim } from '../contract.ts'
import { bodyOf, claimForm, placeOf, rebased, type ClaimForm } from './claim-form.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './claims.module.css'
import { claimsKey, useClaims } from './claims-query.ts'
import { missingText, stateOf } from './missing.ts'

export function ClaimPage() {
  const { id } = useParams({ from: '/claims/$id' })
  const { data, error, refetch } = useClaims()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingPage />
  const claim = data[id]
  if (claim) return <ClaimRecord key={id} stored={claim} />
  return (
    <MessagePage title="Not found">
      <p>The ledger has no such claim or question.</p>
    </MessagePage>
  )
}

const forReaders = {
  answer: {
    title: 'Answer for readers',
    text: 'An answer appears on the website as soon as it is saved, in each language that has one.',
  },
  claim: {
    title: 'Note for readers',
    text: 'Readers open the note beside the figure, or below the page or article that states it. A language without a note shows none.',
  },
}

function ClaimRecord({ stored }: { stored: Claim }) {
  const mayWrite = useMay('claims:write')
  const { claim, form, setForm, unsaved, busy, wasStale, save, within, errors } =
    useClaimForm(stored)
  const { id, name } = claim
  const missing = missingText(claim)
  const state = stateOf(claim)
  const answers = isAnswer(id)
  const field = (key: Exclude<keyof ClaimForm, 'note' | 'fileId'>) => ({
    value: form[key],
    onChange: (value: string) => setForm({ ...form, [key]: value }),
    error: errors[key],
    readOnly: !mayWrite,
  })
  const texts = (
    <Texts
      {...(answers ? forReaders.answer : forReaders.claim)}
      note={form.note}
      errors={errors}
      readOnly={!mayWrite}
      onChange={(note) => setForm({ ...form, note })}
    />
  )
  return (
    <RecordPage
      ref={within}
      back={<Link to="/claims">Claims and answers</Link>}
      title={name}
      status={<Chip tone={state.done ? 'green' : 'grey'}>{state.label}</Chip>}
      state={unsaved ? <SaveStateText state="unsaved" /> : missing}
      actions={
        mayWrite && (
          <Button variant="primary" disabled={busy || !unsaved} onClick={() => void save()}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
        )
      }
      asideLabel={answers ? 'About this question' : 'About this claim'}
      aside={<FactsPanel title={answers ? 'Question' : 'Claim'} claim={claim} />}
    >
      {wasStale && <StaleBanner />}
      {answers && texts}
      <RecordSection title={answers ? 'Source, for staff' : 'Documentation, for staff'}>
        <Stack gap="150">
          {!answers && (
            <>
              <Text
                label="Condition"
                hint="Under which conditions the claim holds."
                {...field('condition')}
              />
              <Text label="Method" hint="How the value was measured." {...field('method')} />
            </>
          )}
          <Line label="Date" type="date" {...field('date')} />
          <Line
            label="Owner"
            hint={`Who is responsible for ${answers ? 'the answer' : 'the claim'}.`}
            type="text"
            {...field('owner')}
          />
          <LibraryField
            label={answers ? 'Source file, open to readers' : 'Source file'}
            kind="document"
            by="id"
            required={false}
            value={form.fileId}
            error={errors['fileId']}
            readOnly={!mayWrite}
            onChange={(fileId) => setForm({ ...form, fileId })}
          />
        </Stack>
      </RecordSection>
      {!answers && texts}
      <LeaveGuard unsaved={unsaved} />
    </RecordPage>
  )
}

const StaleBanner = () => (
  <p className={styles.banner} role="status">
    A colleague saved changes here while you were editing. Your changes are shown on top of theirs.
    Save again to keep both.
  </p>
)

function FactsPanel({ title, claim }: { title: string; claim: Claim }) {
  const dates = useDates()
  const readsLog = useMay('audit:read')
  const { id, figure, updatedAt } = claim
  return (
    <RecordPanel title={title}>
      <Facts
        facts={[
          ...(figure ? [{ label: 'As stated', value: figure }] : []),
          { label: 'Last change', value: updatedAt ? dates.dateTime(updatedAt) : 'None' },
        ]}
      />
      {readsLog && (
        <p>
          <Link to="/audit" search={{ search: id }}>
            History in the audit log
          </Link>
        </p>
      )}
    </RecordPanel>
  )
}

interface TextsProps {
  title: string
  text: string
  note: ClaimForm['note']
  errors: Readonly<Record<string, string | undefined>>
  readOnly: boolean
  onChange: (note: ClaimForm['note']) => void
}

/** What readers see, one field for each language. */
function Texts({ title, text, note, errors, readOnly, onChange }: TextsProps) {
  return (
    <RecordSection title={title}>
      <p>{text}</p>
      <Stack gap="150">
        {langs.map((lang) => (
          <Text
            key={lang}
            label={englishNameOf[lang]}
            lang={lang}
            value={note[lang]}
            error={errors[`note.${lang}`]}
            readOnly={readOnly}
            onChange={(value) => onChange({ ...note, [lang]: value })}
          />
        ))}
      </Stack>
    </RecordSection>
  )
}

function useClaimForm(stored: Claim) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const [claim, setClaim] = useState(stored)
  const [form, setForm] = useState(() => claimForm(stored))
  const [busy, setBusy] = useState(false)
  const [wasStale, setWasStale] = useState(false)
  const { within, errors, refuse, forgive } = useRefusals(form, placeOf)
  const unsaved = JSON.stringify(form) !== JSON.stringify(claimForm(claim))
  useKeepForReload(() => !unsaved)
  useHotkeys({ 'Mod+s': () => (unsaved && !busy ? void save() : undefined) })

  async function save(): Promise<void> {
    setBusy(true)
    forgive()
    try {
      const saved = await client.call(claimsApi.update, { body: bodyOf(claim, form) })
      setClaim(saved)
      setForm(claimForm(saved))
      setWasStale(false)
      void queries.invalidateQueries({ queryKey: claimsKey })
      notifications.succeed(`${saved.name} is saved.`)
    } catch (error) {
      if (isCallError(error) && error.errorCode === 'STALE_VERSION') {
        const { current } = error.error as { current: Claim }
        setClaim(current)
        setForm(rebased(form, claim, current))
        setWasStale(true)
        return
      }
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return { claim, form, setForm, unsaved, busy, wasStale, save, within, errors }
}

interface FieldProps {
  label: string
  value: string
  readOnly: boolean
  error: string | undefined
  hint?: string
  lang?: string
  onChange: (value: string) => void
}

function Text({ label, hint, error, onChange, ...rest }: FieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          {...rest}
          rows={3}
          maxLength={1_000}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function Line({ label, hint, error, onChange, ...rest }: FieldProps & { type: 'date' | 'text' }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...rest}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
