import { Link } from '@tanstack/react-router'
import { Chip } from '@repo/platform/admin/chip.tsx'
import type { Dates } from '@repo/platform/admin/dates.ts'
import styles from '@repo/platform/admin/table/cells.module.css'
import { rowLink, type TableColumn } from '@repo/platform/admin/table/data-table.tsx'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { isLang } from '@repo/platform/i18n/locales.ts'
import type { Subscription } from '../contract.ts'
import { factNames, stateNames } from '../names.ts'
import { stateTones } from './states.ts'
import { withUnicodeDomains } from '@repo/platform/rest/unicode-domains.ts'
import { optionName, valueFor } from '@repo/platform/rest/stored-option.ts'

export function subscriptionColumns(dates: Dates): TableColumn<Subscription>[] {
  const date = (at: string | null) =>
    at && <span className={styles.quiet}>{dates.dateTime(at)}</span>
  return [
    {
      id: 'email',
      header: factNames.email,
      size: 'wide',
      cell: ({ id, email }) => (
        <div className={styles.stacked}>
          <Link to="/subscriptions/$id" params={{ id }} className={rowLink}>
            {withUnicodeDomains(email)}
          </Link>
        </div>
      ),
    },
    {
      id: 'language',
      header: factNames.language,
      size: 'narrow',
      cell: ({ language }) => (isLang(language) ? englishNameOf[language] : null),
    },
    {
      id: 'state',
      header: factNames.state,
      cell: ({ state }) => (
        <Chip tone={valueFor(stateTones, state) ?? 'grey'}>{optionName(stateNames, state)}</Chip>
      ),
    },
    {
      id: 'createdAt',
      header: factNames.createdAt,
      size: 'narrow',
      cell: (row) => date(row.createdAt),
    },
    {
      id: 'confirmedAt',
      header: factNames.confirmedAt,
      size: 'narrow',
      cell: (row) => date(row.confirmedAt),
    },
  ]
}
