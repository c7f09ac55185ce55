import { useState, type ComponentType } from 'react'
import { loaded } from '../workbench/loaded.ts'
import { useStore } from '../workbench/use-store.ts'
import { useWorkbench } from '../workbench/workbench.ts'
import styles from './placement-panel.module.css'

/** Asks what one more anchor would bring; the question is loaded when it is first opened. */
export function WhyNot() {
  const { placement, words } = useWorkbench()
  const { asksWhyNot } = useStore(placement, 'asksWhyNot')
  const [parts, setParts] = useState<{ readonly Question: ComponentType }>()
  const load = async () => {
    setParts(await loaded(() => import('./why-not-there.tsx'), words.start.failed))
  }
  return (
    <details
      className={styles.why}
      open={asksWhyNot}
      onToggle={({ currentTarget }) => {
        placement.set({ asksWhyNot: currentTarget.open })
        if (currentTarget.open && !parts) void load()
      }}
    >
      <summary>{words.placement.whyNot.title}</summary>
      {parts && <parts.Question />}
    </details>
  )
}
