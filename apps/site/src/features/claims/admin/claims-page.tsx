import { Link } from '@tanstack/react-router'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import styles from './claims.module.css'
import { useClaims } from './claims-query.ts'
import { missingText } from './missing.ts'

/** The figures that the site states, and what is not yet documented of each. */
export function ClaimsPage() {
  const { data, error, refetch } = useClaims()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingPage />
  const claims = Object.values(data)
  const open = claims.filter(({ missing }) => missing.length > 0).length
  return (
    <>
      <PageHeader
        title="Figures"
        summary={
          open > 0
            ? `The figures that the site states. ${open} of ${claims.length} are not yet fully documented.`
            : 'The figures that the site states. All of them are documented.'
        }
      />
      <ul className={styles.claims}>
        {claims.map((claim) => {
          const missing = missingText(claim)
          return (
            <li key={claim.id}>
              <Link to="/claims/$id" params={{ id: claim.id }}>
                {claim.name}
              </Link>
              <span>{claim.figure}</span>
              <span className={styles.missing}>{missing ?? claim.condition}</span>
              <Chip tone={missing ? 'grey' : 'green'}>{missing ? 'Open' : 'Documented'}</Chip>
            </li>
          )
        })}
      </ul>
    </>
  )
}
