import { Link, useParams } from '@tanstack/react-router'
import { useMay } from '@repo/platform/account/admin/account-store.ts'
import { buttonClass } from '@repo/platform/admin/form/button.tsx'
import { DemoRequestPage } from '#src/features/demo-requests/admin/record.tsx'
import { useRunEvents } from '@repo/estimator/admin/demo-request-runs.tsx'

/** A demo request with data of other features: estimates, emails, personal data of its address. */
export function DemoRequest() {
  const { id } = useParams({ from: '/leads/$id' })
  const readsOutbox = useMay('outbox:read')
  const writesRuns = useMay('calculator:write')
  const readsPersonalData = useMay('personal-data:read')
  return (
    <DemoRequestPage
      id={id}
      {...useRunEvents(id)}
      renderMail={
        readsOutbox
          ? (mail, text) => (
              <Link to="/outbox/$id" params={{ id: mail }}>
                {text}
              </Link>
            )
          : undefined
      }
      actionsOf={() =>
        writesRuns && (
          <Link to="/calculator/new" search={{ lead: id }} className={buttonClass()}>
            New estimate
          </Link>
        )
      }
      menuOf={({ email }) =>
        readsPersonalData
          ? [
              {
                label: 'Find personal data',
                link: <Link to="/personal-data" search={{ email }} />,
              },
            ]
          : []
      }
    />
  )
}
