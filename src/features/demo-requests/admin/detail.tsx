import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '#src/admin/chip.tsx'
import { ListLink } from '#src/admin/table/list-link.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { buttonClass } from '#src/admin/form/button.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { Record, RecordPanel, RecordSection } from '#src/admin/record/record.tsx'
import { demoRequestsApi, type DemoRequest } from '../contract.ts'
import { telHref } from '../phone.ts'
import styles from './detail.module.css'
import { DemoRequestHandling } from './handling.tsx'
import { countryName, industryNames, stateNames, stateTones, useCaseNames } from './labels.ts'

interface Props {
  /** Related content of other features. */
  related?: (leadId: string) => ReactNode
}

export function DemoRequestPage({ related }: Props) {
  const { id } = useParams({ from: '/leads/$id' })
  const client = useClient()
  const { data, error, refetch } = useQuery<DemoRequest>({
    queryKey: ['leads', 'item', id],
    queryFn: () => client.call(demoRequestsApi.get, { params: { id } }),
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? (
    <DemoRequestView key={id} demoRequest={data} related={related?.(id)} />
  ) : (
    <LoadingImage label="Loading" />
  )
}

function DemoRequestView({
  demoRequest,
  related,
}: {
  demoRequest: DemoRequest
  related: ReactNode
}) {
  const dates = useDates()
  return (
    <Record
      back={<ListLink to="/leads">Demo requests</ListLink>}
      title={demoRequest.company}
      status={<Chip tone={stateTones[demoRequest.state]}>{stateNames[demoRequest.state]}</Chip>}
      actions={
        <a
          className={buttonClass('primary')}
          href={`mailto:${encodeURIComponent(demoRequest.email)}`}
        >
          Write an email
        </a>
      }
      asideLabel="Who asks"
      aside={
        <RecordPanel>
          <dl className={styles.fields}>
            {fieldsOf(demoRequest).map(({ label, value, href }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-blank={!value || undefined}>
                  {href && value ? <a href={href}>{value}</a> : (value ?? 'not given')}
                </dd>
              </div>
            ))}
            <div>
              <dt>Received</dt>
              <dd>
                <time dateTime={demoRequest.createdAt}>{dates.full(demoRequest.createdAt)}</time>
              </dd>
            </div>
          </dl>
        </RecordPanel>
      }
    >
      <RecordSection title="Comments">
        <p
          className={styles.comments}
          data-blank={!demoRequest.comments || undefined}
          lang={demoRequest.language ?? undefined}
        >
          {demoRequest.comments ?? 'not given'}
        </p>
      </RecordSection>
      <DemoRequestHandling demoRequest={demoRequest} />
      {related}
    </Record>
  )
}

interface Shown {
  label: string
  value: string | null
  href?: string
}

function fieldsOf(demoRequest: DemoRequest): Shown[] {
  const tel = telHref(demoRequest.phone)
  return [
    { label: 'Name', value: demoRequest.name },
    {
      label: 'Email',
      value: demoRequest.email,
      href: `mailto:${encodeURIComponent(demoRequest.email)}`,
    },
    { label: 'Phone', value: demoRequest.phone, ...(tel && { href: tel }) },
    { label: 'Country', value: countryName(demoRequest) },
    { label: 'Company', value: demoRequest.company },
    { label: 'Job title', value: demoRequest.jobtitle },
    { label: 'Industry', value: demoRequest.industry && industryNames[demoRequest.industry] },
    { label: 'Sub sector', value: demoRequest.subsector },
    { label: 'Use case', value: demoRequest.usecase && useCaseNames[demoRequest.usecase] },
  ]
}
