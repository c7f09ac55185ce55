import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { Button, buttonClass } from '@repo/platform/admin/form/button.tsx'
import { ChipMenu } from '@repo/platform/admin/form/chip-menu.tsx'
import { Field } from '@repo/platform/admin/form/field.tsx'
import type { MenuEntry } from '@repo/platform/admin/form/row-menu.tsx'
import { Select } from '@repo/platform/admin/form/select.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { RecordPage, RecordPanel, RecordSection } from '@repo/platform/admin/record/record.tsx'
import { lastSearchOf, ListLink } from '@repo/platform/admin/table/list-link.tsx'
import { Banner } from '@repo/platform/admin/banner.tsx'
import { optionName, valueFor } from '@repo/platform/rest/stored-option.ts'
import { nobody, type DemoRequest } from '../contract.ts'
import { demoRequestStates, handledStates, type DemoRequestState } from '../states.ts'
import { factNames } from '../fact-names.ts'
import { useDemoRequest, useFacets, useNeighbours } from './demo-requests-query.ts'
import { DemoRequestFacts } from './facts.tsx'
import { nobodyName, stateNames, stateTones } from './labels.ts'
import { parseDemoRequestsSearch } from './list-search.ts'
import { NoteForm } from './note-form.tsx'
import styles from './record.module.css'
import { ReplyLink } from './reply-link.tsx'
import { Timeline, type TimelineEvent } from './timeline.tsx'
import { useDemoRequestChanges } from './use-demo-request-changes.ts'

interface Props {
  /** What other features know of it; `retry` where that could not be loaded. */
  events: readonly TimelineEvent[]
  retry?: (() => void) | undefined
  renderMail: ((id: string, text: string) => ReactNode) | undefined
  /** What other features do with it: the button beside “Reply”, and entries of the menu. */
  actionsOf: (demoRequest: DemoRequest) => ReactNode
  menuOf: (demoRequest: DemoRequest) => readonly MenuEntry[]
}

export function DemoRequestPage({ id, ...props }: Props & { id: string }) {
  const { data, error, refetch } = useDemoRequest(id)
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <DemoRequestRecord key={id} demoRequest={data} {...props} /> : <LoadingPage />
}

const optionsOf = (values: readonly DemoRequestState[]) =>
  values.map((value) => ({
    value,
    label: stateNames[value],
    tone: stateTones[value],
  }))
const handledOptions = optionsOf(handledStates)
const allOptions = optionsOf(demoRequestStates)

const linkTo = (id: string | undefined): LinkProps | undefined =>
  id === undefined ? undefined : { to: '/leads/$id', params: { id } }

function DemoRequestRecord(props: Props & { demoRequest: DemoRequest }) {
  const { demoRequest, events, retry, renderMail, actionsOf, menuOf } = props
  const { id, state, comments, language } = demoRequest
  const dates = useDates()
  const mayWrite = useMay('leads:write')
  const changes = useDemoRequestChanges(demoRequest)
  const neighbours = useNeighbours(id, parseDemoRequestsSearch({ ...lastSearchOf('/leads') }))

  return (
    <RecordPage
      back={<ListLink to="/leads">Demo requests</ListLink>}
      title={demoRequest.company}
      status={
        mayWrite ? (
          <ChipMenu
            label="Status"
            value={state}
            options={state === 'doubtful' ? allOptions : handledOptions}
            onChange={(next) => next !== 'doubtful' && void changes.setState(next)}
          />
        ) : (
          <Chip tone={valueFor(stateTones, state) ?? 'grey'}>{optionName(stateNames, state)}</Chip>
        )
      }
      state={
        <>
          Received from {demoRequest.name},{' '}
          <time dateTime={demoRequest.createdAt}>{dates.dateTime(demoRequest.createdAt)}</time>
        </>
      }
      previous={linkTo(neighbours?.previous)}
      next={linkTo(neighbours?.next)}
      actions={
        <>
          {actionsOf(demoRequest)}
          <ReplyLink demoRequest={demoRequest} className={buttonClass('primary')}>
            Reply
          </ReplyLink>
        </>
      }
      menu={menuOf(demoRequest)}
      asideLabel="Demo request details"
      aside={
        <>
          <AssigneePanel demoRequest={demoRequest} onAssign={changes.assign} readOnly={!mayWrite} />
          <DemoRequestFacts demoRequest={demoRequest} />
        </>
      }
    >
      {state === 'doubtful' && (
        <DoubtfulNote onAccept={mayWrite ? () => void changes.setState('new') : undefined} />
      )}
      {changes.refused && (
        <Banner tone="amber">
          A colleague has changed this request, so your change was not saved. The status is now “
          {optionName(stateNames, state)}”. Check the request and try again.
        </Banner>
      )}
      <RecordSection title="Visitor’s comments">
        <p
          className={styles.comments}
          data-blank={!comments || undefined}
          lang={language ?? undefined}
        >
          {comments ?? 'The visitor left no comments.'}
        </p>
      </RecordSection>
      <RecordSection title="Timeline">
        <Timeline demoRequest={demoRequest} events={events} renderMail={renderMail} />
        {retry && (
          <p role="alert">
            The saved estimates could not be loaded. <Button onClick={retry}>Try again</Button>
          </p>
        )}
        {mayWrite && <NoteForm leadId={id} />}
      </RecordSection>
    </RecordPage>
  )
}

interface DoubtfulNoteProps {
  /** Absent: the user may not change the request. */
  onAccept: (() => void) | undefined
}

function DoubtfulNote({ onAccept }: DoubtfulNoteProps) {
  return (
    <Banner
      tone="amber"
      actions={
        onAccept && (
          <Button variant="primary" onClick={onAccept}>
            Accept request
          </Button>
        )
      }
    >
      This request may be spam, so no emails have been sent. The request will be deleted 30 days
      after it was received. If it is genuine, accept the request to send the emails to the team and
      the visitor.
    </Banner>
  )
}

interface AssigneeProps {
  demoRequest: DemoRequest
  readOnly: boolean
  onAssign: (assignee: { id: string; name: string } | null) => Promise<void>
}

function AssigneePanel({ demoRequest: { assignee }, readOnly, onAssign }: AssigneeProps) {
  const facets = useFacets()
  const known = facets?.assignees ?? []
  // Somebody who has lost the permission still handles what they were given.
  const all = assignee && !known.some(({ id }) => id === assignee.id) ? [...known, assignee] : known
  const options = [
    { value: nobody, label: nobodyName },
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <RecordPanel>
      <Field label={factNames.assignee}>
        {({ id, className }) => (
          <Select
            id={id}
            className={className}
            options={options}
            value={assignee?.id ?? nobody}
            onChange={(next) => void onAssign(all.find((one) => one.id === next) ?? null)}
            disabled={readOnly}
          />
        )}
      </Field>
    </RecordPanel>
  )
}
