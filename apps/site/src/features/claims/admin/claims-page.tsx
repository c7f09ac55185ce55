import { Link } from '@tanstack/react-router'
import { Chip } from '@repo/platform/admin/chip.tsx'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { PageHeader } from '@repo/platform/admin/page-header.tsx'
import { ledgerGroups, type LedgerGroup } from '@repo/platform/facts/ledger.ts'
import type { Claim } from '../contract.ts'
import styles from './claims.module.css'
import { useClaims } from './claims-query.ts'
import { missingText, stateOf } from './missing.ts'

const headings: Readonly<Record<LedgerGroup, string>> = {
  figures: 'Claims',
  security: 'Security and integration',
  warning: 'Driver warnings',
  support: 'Support',
  commercial: 'Commercial terms',
  hardware: 'Hardware',
}

/** The figures that the site states and the questions that tenders ask. */
export function ClaimsPage() {
  const { data, error, refetch } = useClaims()
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingPage />
  const entries = Object.values(data)
  const claims = entries.filter(({ group }) => group === 'figures')
  const answers = entries.filter(({ group }) => group !== 'figures')
  return (
    <>
      <PageHeader
        title="Claims and answers"
        summary={`${done(claims)} of ${claims.length} claims documented, ${done(answers)} of ${answers.length} tender questions answered.`}
      />
      {ledgerGroups.map((group) => (
        <section key={group} aria-labelledby={`claims-${group}`} className={styles.group}>
          <h2 id={`claims-${group}`}>{headings[group]}</h2>
          <ul className={styles.claims}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const done = (entries: readonly Claim[]) => entries.filter((entry) => stateOf(entry).done).length

const sidesIn = (size: Claim['size']) => size && `${size.width} × ${size.height} × ${size.depth} mm`

function Entry({ entry }: { entry: Claim }) {
  const { id, name, figure, condition, note, size } = entry
  const missing = missingText(entry)
  const state = stateOf(entry)
  return (
    <li>
      <Link to="/claims/$id" params={{ id }}>
        {name}
      </Link>
      <span className={styles.text}>
        {figure ?? sidesIn(size) ?? note['en'] ?? Object.values(note)[0]}
      </span>
      <span className={styles.missing}>{missing ?? condition}</span>
      <Chip tone={state.done ? 'green' : 'grey'}>{state.label}</Chip>
    </li>
  )
}
