import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { Columns } from '#src/ui/layout/columns.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'children'
> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, id: given, ...rest }: CheckboxProps) {
  const generated = useId()
  const id = given ?? generated
  return (
    <Columns align="start" className={styles.row}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </Columns>
  )
}
