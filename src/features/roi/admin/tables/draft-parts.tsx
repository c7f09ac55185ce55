import { useState } from 'react'
import { useDates, type Dates } from '#src/admin/dates.ts'
import { Segments } from '#src/admin/table/segments.tsx'
import { ChangesTable } from './changes-table.tsx'
import { ConstantsGrid } from './constants-grid.tsx'
import { CountriesGrid } from './countries-grid.tsx'
import { countOf } from './draft-head.tsx'
import styles from './draft.module.css'
import type { TableDesk } from './use-table-desk.ts'
import { WeightsGrid } from './weights-grid.tsx'

const parts = ['constants', 'countries', 'weights', 'changes'] as const
type Part = (typeof parts)[number]

const names = {
  constants: 'Constants',
  countries: 'Countries',
  weights: 'Weights and industries',
  changes: 'Changes',
} as const satisfies Record<Part, string>

/** The parts of the table, one at a time, each with how many of its cells have changed. */
export function DraftParts({ desk }: { desk: TableDesk }) {
  const dates = useDates()
  const [part, setPart] = useState<Part>('constants')
  return (
    <div className={styles.parts}>
      <p className={styles.told}>
        {countOf(desk.changes.length)} against version {desk.draft.base}. {savedBy(desk, dates)}
      </p>
      <div className={styles.choice}>
        <Segments
          label="Part of the table"
          segments={parts.map((value) => ({
            value,
            label: names[value],
            count: changedIn(desk, value),
          }))}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'constants' && <ConstantsGrid desk={desk} />}
      {part === 'countries' && <CountriesGrid desk={desk} />}
      {part === 'weights' && <WeightsGrid desk={desk} />}
      {part === 'changes' && (
        <section className={styles.changes}>
          <h2>Against version {desk.draft.base}</h2>
          {desk.changes.length > 0 ? (
            <ChangesTable label="Changes of the draft" changes={desk.changes} />
          ) : (
            <p>Nothing has changed.</p>
          )}
        </section>
      )}
    </div>
  )
}

function savedBy({ draft: { updatedAt, updatedBy } }: TableDesk, dates: Dates): string {
  if (!updatedAt) return 'Nothing is saved yet.'
  return `Saved ${dates.dateTime(updatedAt)}${updatedBy?.name ? ` by ${updatedBy.name}` : ''}.`
}

const partOf: Readonly<Record<string, Part>> = {
  constants: 'constants',
  countries: 'countries',
  operatorBases: 'countries',
  weights: 'weights',
  industryFactors: 'weights',
}

function changedIn({ changes }: TableDesk, part: Part): number | undefined {
  const own = changes.filter(
    ({ key }) => part === 'changes' || partOf[key.split('.', 1)[0]!] === part,
  )
  return own.length || undefined
}
