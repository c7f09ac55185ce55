import { useRef } from 'react'
import { lightClass } from '@repo/pictures/plan/light.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { useStore } from '../workbench/use-store.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import styles from './exports-panel.module.css'
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
      <div ref={panel} className={`${lightClass.paper} ${styles.panel}`} data-exports="">
        <Files print={print} />
        <Link />
        <Onward />
        {printed && <PrintedPlan {...printed} />}
      </div>
    </Section>
  )
}

/** Asked where a link was followed while a plan of one's own is kept. */
export function TwoPlans() {
  const { keeping, words } = useWorkbench()
  const { asks } = useStore(keeping.shown, 'asks')
  const { title, text, keepLink, openOwn } = words.exports.both
  if (!asks) return null
  return (
    <div data-two-plans="">
      <Section id="two-plans" title={title} lead={<p>{text}</p>}>
        <p className={styles.actions}>
          <Button size="small" variant="ink" onClick={keeping.keepLink}>
            {keepLink}
          </Button>
          <Button size="small" variant="ghost" onClick={keeping.openOwn}>
            {openOwn}
          </Button>
        </p>
      </Section>
    </div>
  )
}
