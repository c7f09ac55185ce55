import { useState } from 'react'
import { useDates, type Dates } from '@repo/platform/admin/dates.ts'
import { SegmentedControl } from '@repo/platform/admin/table/segmented-control.tsx'
import { ChangesTable } from './changes-table.tsx'
import { ConstantsGrid } from './constants-grid.tsx'
import { CountriesGrid } from './countries-grid.tsx'
import { countOf } from './draft-header.tsx'
import styles from './draft.module.css'
import type { DraftEditorState } from './use-draft-editor.ts'
import { WeightsGrid } from './weights-grid.tsx'

const parts = ['constants', 'countries', 'weights', 'changes'] as const
type Part = (typeof parts)[number]

const names = {
  constants: 'Constants',
  countries: 'Countries',
  weights: 'Weights and industries',
  changes: 'Changes',
} as const satisfies Record<Part, string>

/** The parts of the price list as tabs, each with its number of changed cells. */
export function DraftParts({ editor }: { editor: DraftEditorState }) {
  const dates = useDates()
  const [part, setPart] = useState<Part>('constants')
  return (
    <div className={styles.parts}>
      <p className={styles.summary}>
        {countOf(editor.changes.length)} since version {editor.draft.base}. {savedBy(editor, dates)}
      </p>
      <div className={styles.choice}>
        <SegmentedControl
          label="Part of the price list"
          options={parts.map((value) => ({
            value,
            label: names[value],
            count: changedIn(editor, value),
          }))}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'constants' && <ConstantsGrid editor={editor} />}
      {part === 'countries' && <CountriesGrid editor={editor} />}
      {part === 'weights' && <WeightsGrid editor={editor} />}
      {part === 'changes' && (
        <section className={styles.changes}>
          <h2>Changes since version {editor.draft.base}</h2>
          {editor.changes.length > 0 ? (
            <ChangesTable label="Changes in the draft" changes={editor.changes} />
          ) : (
            <p>No changes yet. Edit a value to see the difference here.</p>
          )}
        </section>
      )}
    </div>
  )
}

function savedBy({ draft: { updatedAt, updatedBy } }: DraftEditorState, dates: Dates): string {
  if (!updatedAt) return 'Not saved yet.'
  return `Saved ${dates.dateTime(updatedAt)}${updatedBy?.name ? ` by ${updatedBy.name}` : ''}.`
}

const partOf: Readonly<Record<string, Part>> = {
  constants: 'constants',
  countries: 'countries',
  operatorBases: 'countries',
  weights: 'weights',
  industryFactors: 'weights',
}

function changedIn({ changes }: DraftEditorState, part: Part): number | undefined {
  const own = changes.filter(
    ({ key }) => part === 'changes' || partOf[key.split('.', 1).join()] === part,
  )
  return own.length || undefined
}
