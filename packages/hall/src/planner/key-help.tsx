import { formatNumber } from '@repo/platform/i18n/format.ts'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { useWorkbench } from '../workbench/workbench.ts'
import styles from './object-list.module.css'
import { filled } from './planner-words.ts'

/** Every key that draws. */
export function KeyHelp() {
  const { lang, plannerWords } = useWorkbench()
  const { title, rows } = plannerWords.keys
  const steps = { coarse: formatNumber(lang, 0.5, 1), fine: formatNumber(lang, 0.1, 1), far: 5 }
  return (
    <details className={styles.kind}>
      <summary>{title}</summary>
      <Facts terms="strong" layout="beside">
        {rows.map(([key, effect]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{filled(effect ?? '', steps)}</dd>
          </div>
        ))}
      </Facts>
    </details>
  )
}
