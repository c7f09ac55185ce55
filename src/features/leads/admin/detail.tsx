import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '#src/admin/chip.tsx'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import { buttonClass } from '#src/admin/form/button.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { PageHeader } from '#src/admin/page-header.tsx'
import { Page } from '#src/admin/page.tsx'
import type { CallError } from '#src/rest/call-error.ts'
import { leadsApi, type Lead } from '../contract.ts'
import styles from './detail.module.css'
import { LeadHandling } from './handling.tsx'
import { countryName, industryNames, stateNames, stateTones, useCaseNames } from './labels.ts'

interface Props {
  /** What other parts of the back office know of the request. */
  related?: (leadId: string) => ReactNode
}

export function LeadPage({ related }: Props) {
  const { id } = useParams({ from: '/leads/$id' })
  const client = useClient()
  const { data, error, refetch } = useQuery<Lead, CallError>({
    queryKey: ['leads', 'item', id],
    queryFn: () => client.call(leadsApi.get, { params: { id } }),
  })
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? (
    <LeadView key={id} lead={data} related={related?.(id)} />
  ) : (
    <LoadingImage label="Loading" />
  )
}

function LeadView({ lead, related }: { lead: Lead; related: ReactNode }) {
  const dates = useDates()
  return (
    <Page back={<Link to="/leads">Demo requests</Link>}>
      <PageHeader
        title={lead.company}
        summary={
          <>
            Received <time dateTime={lead.createdAt}>{dates.full(lead.createdAt)}</time>
          </>
        }
      >
        <Chip tone={stateTones[lead.state]}>{stateNames[lead.state]}</Chip>
        <a className={buttonClass('primary')} href={`mailto:${encodeURIComponent(lead.email)}`}>
          Write an e-mail
        </a>
      </PageHeader>
      <LeadHandling lead={lead} />
      {related}
      <dl className={styles.fields}>
        {fieldsOf(lead).map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-blank={!value || undefined}>
              {href && value ? <a href={href}>{value}</a> : (value ?? 'not given')}
            </dd>
          </div>
        ))}
        <div data-wide>
          <dt>Comments</dt>
          <dd data-blank={!lead.comments || undefined} lang={lead.language ?? undefined}>
            {lead.comments ?? 'not given'}
          </dd>
        </div>
      </dl>
    </Page>
  )
}

interface Shown {
  label: string
  value: string | null
  href?: string
}

function fieldsOf(lead: Lead): Shown[] {
  const tel = lead.phone?.replace(/[^0-9+]/g, '')
  return [
    { label: 'Name', value: lead.name },
    { label: 'E-mail', value: lead.email, href: `mailto:${encodeURIComponent(lead.email)}` },
    { label: 'Phone', value: lead.phone, ...(tel && { href: `tel:${tel}` }) },
    { label: 'Country', value: countryName(lead) },
    { label: 'Company', value: lead.company },
    { label: 'Job title', value: lead.jobtitle },
    { label: 'Industry', value: lead.industry && industryNames[lead.industry] },
    { label: 'Sub sector', value: lead.subsector },
    { label: 'Use case', value: lead.usecase && useCaseNames[lead.usecase] },
  ]
}
