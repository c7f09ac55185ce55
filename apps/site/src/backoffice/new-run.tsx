import { useSearch } from '@tanstack/react-router'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { useDemoRequest } from '#src/features/demo-requests/admin/demo-requests-query.ts'
import { valuesOfRequest } from '@repo/estimator/admin/answered-request.ts'
import { NewRunPage } from '@repo/estimator/admin/new-run.tsx'

/** A new run, which may answer a demo request: it begins with what that says. */
export function NewRun() {
  const { lead } = useSearch({ from: '/calculator/new' })
  const mayRead = useMay('leads:read')
  const { data, isLoading } = useDemoRequest(mayRead ? lead : undefined)
  if (isLoading) return <LoadingPage />
  const answers = data && {
    id: data.id,
    title: `${data.company}, ${data.name}`,
    values: valuesOfRequest(data),
  }
  return <NewRunPage answers={answers} />
}
