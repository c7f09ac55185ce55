import { number } from '../plan/measure.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import styles from './safety-checklists.module.css'

type CheckState = 'done' | 'fault' | 'open'
type Item = 'brakes' | 'horn' | 'forks' | 'chains' | 'tyres'

export type SafetyChecklistsLabels = Readonly<
  Record<Item | CheckState | 'startOfShift' | 'checked', string>
>

/** It waits for the workshop, so no other picture shows it at work. */
export const truckInWorkshop = 'F-21'

const items: ReadonlyArray<readonly [Item, CheckState]> = [
  ['brakes', 'done'],
  ['horn', 'done'],
  ['forks', 'done'],
  ['chains', 'fault'],
  ['tyres', 'open'],
]

interface Line {
  readonly text: string
  readonly state: CheckState
}

interface SafetyChecklistsProps {
  labels: SafetyChecklistsLabels
  locale: string
  /** After those that every truck has. */
  more?: readonly Line[]
}

export function SafetyChecklists({ labels, locale, more = [] }: SafetyChecklistsProps) {
  const lines = [...items.map(([item, state]): Line => ({ text: labels[item], state })), ...more]
  const checked = lines.filter(({ state }) => state !== 'open').length
  return (
    <>
      <Row as="p" unbroken justify="between" gap="150" className={styles.head}>
        <b>{truckInWorkshop}</b>
        <span>{labels.startOfShift}</span>
      </Row>
      <ul className={styles.list}>
        {lines.map(({ text, state }) => (
          <li key={text} className={styles[state]}>
            {text}
            {state === 'fault' ? (
              <span className={screenStyles.warning}>{labels.fault}</span>
            ) : (
              <VisuallyHidden>{labels[state]}</VisuallyHidden>
            )}
          </li>
        ))}
      </ul>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span>
          <b>
            {number(locale, checked)}/{number(locale, lines.length)}
          </b>{' '}
          {labels.checked}
        </span>
        <time>21:54</time>
      </Row>
    </>
  )
}
