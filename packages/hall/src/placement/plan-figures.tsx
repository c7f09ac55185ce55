import { materialsOf } from '#src/model/materials.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { FiguresTable } from '../site/figures-table.tsx'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { materialLengths } from './material-rows.ts'
import styles from './plan-figures.module.css'
import { Trucks } from './trucks.tsx'
import { WhatIf } from './what-if.tsx'

/** What follows from the plan: what to buy, and what if. */
export function PlanFigures() {
  return (
    <Section ground="paper-2" id="materials">
      <Columns
        widths="1-1"
        from="large"
        gap="600 800"
        className={styles.parts}
        data-plan-figures=""
      >
        <BillOfMaterials />
        <WhatIf />
      </Columns>
    </Section>
  )
}

/** What the plan needs to be bought, for so many trucks. */
function BillOfMaterials() {
  const { planner, words, texts } = useWorkbench()
  const { item, rows, note } = words.materials
  const { title, lead, tags, tagsHint, count } = words.placement.materials
  const { history, trucks, tagsPerTruck } = usePlannerAtRest('history', 'trucks', 'tagsPerTruck')
  const materials = materialsOf(history.plan.anchors, { trucks, tagsPerTruck })
  return (
    <div className={styles.part}>
      <h2 id="materials-title">{title}</h2>
      <p>{lead}</p>
      <div className={styles.fields}>
        <Trucks />
        <SegmentedControl
          label={tags}
          name="plan-tags"
          value={String(tagsPerTruck)}
          onChange={(chosen) => planner.set({ tagsPerTruck: chosen === '2' ? 2 : 1 })}
          options={[
            ['1', '1'],
            ['2', '2'],
          ]}
          hint={tagsHint}
        />
      </div>
      <FiguresTable
        label={title}
        head={[item, count]}
        numbers={1}
        rows={rows.map(([key, name]) => ({
          key,
          cells: [
            name,
            <span key={key} data-material={key}>
              {materialLengths.has(key)
                ? texts.measure(materials[key], 'm')
                : texts.number(materials[key])}
            </span>,
          ],
        }))}
      />
      <p className={styles.warning} hidden={!materials.tooLong}>
        {note}
      </p>
    </div>
  )
}
