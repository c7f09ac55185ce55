import { Link, useParams } from '@tanstack/react-router'
import { LeaveGuard } from '@repo/platform/account/admin/leave-guard.tsx'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { MessagePage } from '@repo/platform/admin/message-page.tsx'
import { Facts } from '@repo/platform/admin/record/facts.tsx'
import { RecordPage, RecordPanel, RecordSection } from '@repo/platform/admin/record/record.tsx'
import { SaveStateText } from '@repo/platform/content/admin/drafts/save-state-text.tsx'
import { isSized } from '@repo/platform/facts/device-size.ts'
import { isAnswer } from '@repo/platform/facts/ledger.ts'
import { LibraryField } from '@repo/platform/library/admin/library-field.tsx'
import type { Claim } from '../contract.ts'
import { Line, Size, Text, Texts } from './claim-fields.tsx'
import type { ClaimForm } from './claim-form.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './claims.module.css'
import { useClaims } from './claims-query.ts'
import { missingText, stateOf } from './missing.ts'
import { useClaimForm } from './use-claim-form.ts'

export function ClaimPage() {
  const { id } = useParams({ from: '/claims/$id' })
  const { data, error, refetch } = useClaims()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingPage />
  const claim = data[id]
  if (claim) return <ClaimRecord key={id} stored={claim} />
  return (
    <MessagePage title="Not found">
      <p>This claim or question does not exist. Check the address.</p>
    </MessagePage>
  )
}

const forReaders = {
  answer: {
    title: 'Answer for visitors',
    text: 'Each answer appears on the website in its language as soon as you save it.',
  },
  claim: {
    title: 'Note for visitors',
    text: 'Visitors see the note next to the claim or at the foot of the page. Where a note is empty, visitors in that language see none.',
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
      {isSized(id) && (
        <Size
          size={form.size}
          errors={errors}
          readOnly={!mayWrite}
          onChange={(size) => setForm({ ...form, size })}
        />
      )}
      {answers && texts}
      <Documentation
        form={form}
        answers={answers}
        errors={errors}
        readOnly={!mayWrite}
        onChange={setForm}
      />
      {!answers && texts}
      <LeaveGuard unsaved={unsaved} />
    </RecordPage>
  )
}

interface DocumentationProps {
  form: ClaimForm
  /** Whether it documents an answer. */
  answers: boolean
  errors: Readonly<Record<string, string | undefined>>
  readOnly: boolean
  onChange: (form: ClaimForm) => void
}

function Documentation({ form, answers, errors, readOnly, onChange }: DocumentationProps) {
  const field = (key: Exclude<keyof ClaimForm, 'note' | 'fileId' | 'size'>) => ({
    value: form[key],
    onChange: (value: string) => onChange({ ...form, [key]: value }),
    error: errors[key],
    readOnly,
  })
  return (
    <RecordSection title={answers ? 'Source, for staff' : 'Documentation, for staff'}>
      <Stack gap="150">
        {!answers && (
          <>
            <Text
              label="Condition"
              hint="The conditions under which the claim is true."
              {...field('condition')}
            />
            <Text label="Method" hint="How the value was measured." {...field('method')} />
          </>
        )}
        <Line label="Date" type="date" {...field('date')} />
        <Line
          label="Owner"
          hint={`The person responsible for ${answers ? 'the answer' : 'the claim'}.`}
          type="text"
          {...field('owner')}
        />
        <LibraryField
          label={answers ? 'Source file (public)' : 'Source file'}
          kind="document"
          by="id"
          required={false}
          value={form.fileId}
          error={errors['fileId']}
          readOnly={readOnly}
          onChange={(fileId) => onChange({ ...form, fileId })}
        />
      </Stack>
    </RecordSection>
  )
}

const StaleBanner = () => (
  <p className={styles.banner} role="status">
    A colleague saved changes here while you were editing. Your changes are shown together with
    theirs. Save again to keep both.
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
          ...(figure ? [{ label: 'Published value', value: figure }] : []),
          { label: 'Last change', value: updatedAt ? dates.dateTime(updatedAt) : 'None' },
        ]}
      />
      {readsLog && (
        <p>
          <Link to="/audit" search={{ search: id }}>
            View changes in the audit log
          </Link>
        </p>
      )}
    </RecordPanel>
  )
}
