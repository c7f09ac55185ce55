import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMay } from '#src/account/admin/account-store.ts'
import { Panel } from '#src/admin/dashboard.tsx'
import { useRowArrows } from '#src/admin/table/row-keys.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import styles from './family-panel.module.css'
import { LanguageLegend, LanguageMarks } from '../languages/language-marks.tsx'
import { useItems } from '../store/use-items.ts'

const byFamily = { view: 'family' } as const
const shown = 6

interface Props<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
}

/** On the dashboard: the families that were changed last, with a mark for each language. */
export function FamilyPanel<Row extends ContentRow, Item extends Row>({ type }: Props<Row, Item>) {
  const { rows, pending, error } = useItems(useContent(type), byFamily, shown)
  const mayWrite = useMay(`${type.name}:write`)
  const name = type.title.toLowerCase()
  const families = useRef<HTMLUListElement>(null)
  useRowArrows(families, 'li')
  return (
    <Panel
      title={`${type.title} by language`}
      link={
        <Link to={`/${type.name}`} search={byFamily}>
          All {name}
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
      <ul ref={families} className={styles.families}>
        {rows.map((item) => (
          <li key={item.id}>
            <Link to={`/${type.name}/$id`} params={{ id: item.id }} lang={item.language}>
              {item.title}
            </Link>
            <LanguageMarks type={type.name} item={item} mayWrite={mayWrite} ofFamily />
          </li>
        ))}
      </ul>
      <div className={styles.legend}>
        <LanguageLegend />
      </div>
    </Panel>
  )
}
