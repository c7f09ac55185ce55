import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { Row } from '#src/ui/layout/row.tsx'
import styles from './password-input.module.css'

interface PasswordInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
  autoComplete: 'current-password' | 'new-password'
  /** Name of the switch that shows what is typed, where there are two passwords. */
  showLabel?: string
}

export function PasswordInput({ showLabel = 'Show password', ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Row as="label" unbroken gap="100" align="center" className={styles.show}>
        <input
          type="checkbox"
          checked={shown}
          onChange={({ target }) => setShown(target.checked)}
        />
        {showLabel}
      </Row>
    </>
  )
}
