import { Section } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { BillOfMaterials } from './bill-of-materials.tsx'
import shared from '../site/tables.module.css'
import styles from './plan-figures.module.css'
import { WhatIf } from './what-if.tsx'

/** What follows from the plan: what to buy, and what if. */
export function PlanFigures() {
  return (
    <Section ground="paper-2" id="materials">
      <Columns
        widths="1-1"
        from="large"
        gap="600 800"
        className={`${shared.parts} ${styles.parts}`}
        data-plan-figures=""
      >
        <BillOfMaterials />
        <WhatIf />
      </Columns>
    </Section>
  )
}
