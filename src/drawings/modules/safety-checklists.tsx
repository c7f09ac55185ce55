import { number } from '../plan/measure.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import screenStyles from './screen.module.css'
import styles from './safety-checklists.module.css'

type Item = 'brakes' | 'horn' | 'forks' | 'chains' | 'tyres'
type State = 'done' | 'fault' | 'open'

export type SafetyChecklistsLabels = Readonly<
  Record<Item | State | 'startOfShift' | 'checked', string>
>

const items: ReadonlyArray<readonly [Item, State]> = [
  ['brakes', 'done'],
  ['horn', 'done'],
  ['forks', 'done'],
  ['chains', 'fault'],
  ['tyres', 'open'],
]

interface SafetyChecklistsProps {
  labels: SafetyChecklistsLabels
  locale: string
}

export function SafetyChecklists({ labels, locale }: SafetyChecklistsProps) {
  const checked = items.filter(([, state]) => state !== 'open').length
  return (
    <>
      <p className={styles.head}>
        <b>F-12</b>
        <span>{labels.startOfShift}</span>
      </p>
      <ul className={styles.list}>
        {items.map(([item, state]) => (
          <li key={item} className={styles[state]}>
            {labels[item]}
            {state === 'fault' ? (
              <span className={screenStyles.warning}>{labels.fault}</span>
            ) : (
              <VisuallyHidden>{labels[state]}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <p className={screenStyles.caption}>
        <span>
          <b>
            {number(locale, checked)}/{number(locale, items.length)}
          </b>{' '}
          {labels.checked}
        </span>
        <time>21:54</time>
      </p>
    </>
  )
}
