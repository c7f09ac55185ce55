import type { ReactNode } from 'react'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './list-option.module.css'

interface Props {
  id: string
  /** Enter would choose it. */
  active: boolean
  onChoose: () => void
  children: ReactNode
}

/** An option of a list whose keys are those of the field, or the text, that it belongs to. */
export const ListOption = ({ id, active, onChoose, children }: Props) => (
  <Row
    unbroken
    gap="100"
    align="center"
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={styles.option}
    // The focus stays in the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </Row>
)
