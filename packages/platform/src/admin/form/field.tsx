import { useId, type ReactNode } from 'react'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Row } from '#src/ui/layout/row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import styles from './field.module.css'

/** Of what is typed in, as wide as its place. */
export const controlClass = `${styles.box} ${styles.control}`

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string | undefined
}

interface Props {
  label: string
  required?: boolean
  hint?: ReactNode
  /** The error message. */
  error?: string | undefined
  /** Below the error: a button that corrects it. */
  remedy?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, its control, its hint and its error, linked by ARIA. */
export function Field({ label, required, hint, error, remedy, children }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <Stack gap="075">
      <Row justify="between" className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {required && (
          <Text as="span" tone="muted" weight="normal">
            required
          </Text>
        )}
      </Row>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: controlClass,
      })}
      {error && (
        <Text tone="danger" weight="medium" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {remedy}
      {hint && (
        <Text tone="muted" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
