import type { ReactNode } from 'react'
import { piecesOf, type NameKey } from './formulas.ts'
import styles from './formula.module.css'

interface FormulaProps {
  formula: string
  /** Renders a name of the formula: as a label or as a number. */
  write: (name: NameKey) => string
  /** The language’s word for rounding. */
  round: string
  /** After an equals sign. */
  value?: ReactNode
}

/** One formula in a line that wraps. */
export function Formula({ formula, write, round, value }: FormulaProps) {
  return (
    <span className={styles.formula}>
      {piecesOf(formula).map((piece, at) =>
        'name' in piece ? (
          <b key={at}>{write(piece.name)}</b>
        ) : (
          piece.sign.replaceAll('round', round)
        ),
      )}
      {value !== undefined && <> = {value}</>}
    </span>
  )
}
