import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { Panel } from '#src/admin/dashboard.tsx'
import { useRowArrows } from '#src/admin/table/row-keys.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { Row as FlexRow } from '#src/ui/layout/row.tsx'
import styles from './translation-group-panel.module.css'
import { LanguageLegend, LanguageMarks } from '../languages/language-marks.tsx'
import { useItems } from '../store/use-items.ts'

const byGroup = { view: 'family' } as const
const shown = 6

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** On the dashboard: the groups that were changed last, with a mark for each language. */
export function TranslationGroupPanel<Row extends ContentRow, Item extends Row>({
  type,
}: Props<Row, Item>) {
  const { rows, pending, error } = useItems(useContent(type), byGroup, shown)
  const mayWrite = useMay(`${type.name}:write`)
  const name = type.title.toLowerCase()
  const groups = useRef<HTMLUListElement>(null)
  useRowArrows(groups, 'li')
  return (
    <Panel
      title={`${type.title} by language`}
      link={
        <Link to={`/${type.name}`} search={byGroup}>
          All translation groups
        </Link>
      }
      pending={pending}
      error={error}
      empty={
        rows.length === 0 &&
        (mayWrite
          ? `No ${name} yet. Choose “New article” to create the first one.`
          : `No ${name} yet.`)
      }
    >
      <ul ref={groups} className={styles.groups}>
        {rows.map((item) => (
          <FlexRow as="li" justify="between" gap="050 200" align="center" key={item.id}>
            <Link to={`/${type.name}/$id`} params={{ id: item.id }} lang={item.language}>
              {item.title}
            </Link>
            <LanguageMarks type={type.name} item={item} mayWrite={mayWrite} ofGroup />
          </FlexRow>
        ))}
      </ul>
      <div className={styles.legend}>
        <LanguageLegend />
      </div>
    </Panel>
  )
}
