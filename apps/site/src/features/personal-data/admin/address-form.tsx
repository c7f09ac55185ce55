import { useState } from 'react'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { Field } from '@repo/platform/admin/form/field.tsx'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './page.module.css'

interface Props {
  email: string
  onSubmit: (email: string) => void
}

/** Asks for the address. */
export function AddressForm({ email, onSubmit }: Props) {
  const [text, setText] = useState(email)
  const asked = text.trim()
  return (
    <Row
      as="form"
      gap="150"
      align="end"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (asked) onSubmit(asked)
      }}
    >
      <Field label="Email address">
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            maxLength={maxLength.email}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={!asked}>
        Find data
      </Button>
    </Row>
  )
}
