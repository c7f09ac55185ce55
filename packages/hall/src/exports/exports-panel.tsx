import { useRef } from 'react'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { useWorkbench } from '../workbench/workbench.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Files } from './files.tsx'
import { Link } from './link.tsx'
import { Onward } from './onward.tsx'
import { PrintedPlan, usePrinting } from './printed-plan.tsx'

/** What one leaves with, and comes back with. */
export function ExportsPanel() {
  const { title, lead } = useWorkbench().words.exports
  const panel = useRef<HTMLDivElement>(null)
  const [printed, print] = usePrinting(panel)
  return (
    <Section id="take-along" title={title} lead={<p>{lead}</p>}>
      <div ref={panel} className={lightClass.paper} data-exports="">
        <Columns widths="1-1-1" from="large" gap="400">
          <Files print={print} />
          <Link />
          <Onward />
        </Columns>
        {printed && <PrintedPlan {...printed} />}
      </div>
    </Section>
  )
}
