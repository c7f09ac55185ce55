import type { z } from 'zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { SearchBox } from '@repo/platform/admin/form/search-box.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { Page } from '@repo/platform/admin/page.tsx'
import { FilterRow } from '@repo/platform/admin/table/filter-row.tsx'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import { send } from '@repo/platform/rest/send.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './api-page.module.css'
import { CallDetails } from './call-details.tsx'
import { findCalls, groupCalls, type ApiDescription, type CallGroup } from './description.ts'

type DescriptionCall = Endpoint & { response: z.ZodType<ApiDescription> }

/** Every endpoint, as the servers' OpenAPI documents describe it. */
export function ApiPage() {
  const { origins } = useClient()
  const [question, setQuestion] = useState('')
  const documents = useQuery<CallGroup[]>({
    queryKey: ['api'],
    staleTime: Infinity,
    async queryFn() {
      const read = async (origin: string, path: string) =>
        (await send<DescriptionCall>({ method: 'GET', origin, path })).data
      return groupCalls(
        await Promise.all([
          read(origins.site, '/api/openapi.json'),
          read(origins.account, '/account/openapi.json'),
        ]),
      )
    },
  })
  if (documents.isPending) return <LoadingPage />
  if (documents.isError)
    return <ErrorView error={documents.error} onRetry={() => void documents.refetch()} />

  const found = findCalls(documents.data, question)
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0)
  return (
    <Page>
      <PageHeader
        title="API"
        summary="All API calls. You can generate clients from their OpenAPI 3.1 description."
      />
      <FilterRow
        search={<SearchBox label="Search calls" value={question} onChange={setQuestion} />}
      >
        <span role="status">{count === 1 ? '1 call' : `${count} calls`}</span>
        <Row as="p" unbroken gap="200" className={styles.sources}>
          <a href={`${origins.site}/api/openapi.json`}>Site</a>
          <a href={`${origins.account}/account/openapi.json`}>Accounts</a>
        </Row>
      </FilterRow>
      {found.map(({ tag, calls }) => (
        <section key={tag} className={styles.group} aria-label={tag}>
          <h2>{tag}</h2>
          {calls.map((call) => (
            <CallDetails key={call.operationId} call={call} />
          ))}
        </section>
      ))}
      {!count && <p className={styles.none}>No calls match this search. Try another word.</p>}
    </Page>
  )
}
